#!/usr/bin/env python3
"""The 'physical limit' of a pure-Python random playout of the co-op grid game.

What one playout does: cards of a shuffled 125-card deck are put one by one on
a uniformly random empty cell that touches the layout (edge to edge) and keeps
the layout inside some 6x6 window; the new card is compared with its up to four
neighbours through a 125x125 table; pairs that share no property (nics) are
counted; the game ends at 7 nics or when 36 cards lie.

Variants, from the tightest to what a usable engine looks like:
    tight         one function, one flat list, lazy frontier, the 6x6 window as
                  an automaton of 441 tables, cards drawn by a partial
                  Fisher-Yates step on a deck that is never reset
    tight_full    the same without the stop at 7: always 36 cards
    tight_shuffle as tight, but the whole deck is shuffled first (rng.shuffle)
    legal_list    as tight, but the exact list of legal cells is built each move
    object        a fresh State a game, legal_moves() as a list of (hand slot,
                  cell) for a hand of 3, apply() that checks the move: what a
                  plain engine behind an API costs
    object_lazy   the same API, but no shuffle and the window automaton: the
                  realistic floor of an engine behind an API
    reference     sets and dicts, the rules word for word (used by `check`)

Usage: python floor_coop.py bench [SECONDS [SLICES]]
       python floor_coop.py check [GAMES]      distributions of all variants
       python floor_coop.py primitives         costs of the building blocks
`bench` prints: name games moves seconds games_per_s moves_per_s (median
slice, CPU seconds; moves are cards placed after the start card).  Standard library only.
"""

import random
import sys
import time

N = 125
PROPS = [(i // 25, i // 5 % 5, i % 5) for i in range(N)]
EMPTY = N
# NIC[a][b] = 1 if a and b share no property.  Column 125 (a frontier cell) is
# zero, and so is column -1 (a cell not met yet), which is the same one.
NIC = [[int(all(x != y for x, y in zip(PROPS[a], PROPS[b]))) for b in range(N)] + [0] for a in range(N)]
W = 13  # start cell in the middle, five cells each way, a rim
START = 6 * W + 6
COL = [p % W for p in range(W * W)]
ROW = [p // W for p in range(W * W)]
BLANK = [-1] * (W * W)
for _p in (START - 1, START + 1, START - W, START + W):
    BLANK[_p] = EMPTY
STOP = 7


def _window_states():
    """Window automaton: a state is a list over cells; item p is the state after
    a card on cell p, or None if the layout would leave every 6x6 window."""
    spans = [(lo, hi) for lo in range(1, 7) for hi in range(6, 12) if hi - lo <= 5]
    states = {(xs, ys): [None] * (W * W) for xs in spans for ys in spans}
    for ((x0, x1), (y0, y1)), state in states.items():
        for p in range(W * W):
            x, y = COL[p], ROW[p]
            state[p] = states.get(((min(x, x0), max(x, x1)), (min(y, y0), max(y, y1))))
    return states[(6, 6), (6, 6)]


WINDOW = _window_states()


def tight(bits, deck, front, stop=STOP):
    """One playout; returns (cards placed, nics).

    bits: random.getrandbits; deck: a list of the 125 cards, permuted in place;
    front: a scratch list of at least 169 items.  A draw below n is bits % n of
    30 bits (bias under 1e-6); its upper bits pick the card.
    """
    cell = BLANK[:]
    j = bits(24) % 125
    card = deck[j]
    deck[j] = deck[0]
    deck[0] = card
    cell[84] = card
    front[0] = 83
    front[1] = 85
    front[2] = 71
    front[3] = 97
    n = 4
    window = WINDOW
    nics = 0
    placed = 1
    nic = NIC
    while placed < 36:
        r = bits(30)
        i = r % n
        p = front[i]
        n -= 1
        front[i] = front[n]
        # a cell once outside the window stays outside: drop it for good and
        # draw again, which is uniform over the legal cells
        after = window[p]
        if after is None:
            continue
        window = after
        j = placed + (r >> 8) % (125 - placed)
        card = deck[j]
        deck[j] = deck[placed]
        deck[placed] = card
        placed += 1
        cell[p] = card
        line = nic[card]
        q = p - 1
        a = cell[q]
        if a < 0:
            cell[q] = 125
            front[n] = q
            n += 1
        else:
            nics += line[a]
        q = p + 1
        a = cell[q]
        if a < 0:
            cell[q] = 125
            front[n] = q
            n += 1
        else:
            nics += line[a]
        q = p - 13
        a = cell[q]
        if a < 0:
            cell[q] = 125
            front[n] = q
            n += 1
        else:
            nics += line[a]
        q = p + 13
        a = cell[q]
        if a < 0:
            cell[q] = 125
            front[n] = q
            n += 1
        else:
            nics += line[a]
        if nics >= stop:
            break
    return placed, nics


def legal_list(rnd, deck, stop=STOP):
    """The list of legal cells is rebuilt each move, as an engine that offers it must."""
    cell = BLANK[:]
    k = int(rnd() * 125)
    deck[0], deck[k] = deck[k], deck[0]
    cell[START] = deck[0]
    front = [START - 1, START + 1, START - W, START + W]
    x0 = x1 = y0 = y1 = 6
    nics = 0
    placed = 1
    col = COL
    row = ROW
    while placed < 36:
        xlo, xhi, ylo, yhi = x1 - 5, x0 + 5, y1 - 5, y0 + 5
        legal = [p for p in front if xlo <= col[p] <= xhi and ylo <= row[p] <= yhi]
        p = legal[int(rnd() * len(legal))]
        k = placed + int(rnd() * (125 - placed))
        card = deck[k]
        deck[k] = deck[placed]
        deck[placed] = card
        placed += 1
        legal.remove(p)
        front = legal
        x = col[p]
        y = row[p]
        if x < x0:
            x0 = x
        elif x > x1:
            x1 = x
        if y < y0:
            y0 = y
        elif y > y1:
            y1 = y
        cell[p] = card
        line = NIC[card]
        for q in (p - 1, p + 1, p - W, p + W):
            a = cell[q]
            if a < 0:
                cell[q] = EMPTY
                front.append(q)
            else:
                nics += line[a]
        if nics >= stop:
            break
    return placed, nics


class State:
    """A small but complete engine object: hand of three, checked moves."""

    __slots__ = ("cell", "front", "deck", "hand", "x0", "x1", "y0", "y1", "nics", "placed", "over")

    def __init__(self, rng):
        deck = list(range(N))
        rng.shuffle(deck)
        self.cell = BLANK[:]
        self.cell[START] = deck.pop()
        self.front = [START - 1, START + 1, START - W, START + W]
        self.hand = [deck.pop(), deck.pop(), deck.pop()]
        self.deck = deck
        self.x0 = self.x1 = self.y0 = self.y1 = 6
        self.nics = 0
        self.placed = 1
        self.over = False

    def legal_moves(self):
        """Moves as ints: 169 * hand slot + cell."""
        xlo, xhi, ylo, yhi = self.x1 - 5, self.x0 + 5, self.y1 - 5, self.y0 + 5
        cells = [p for p in self.front if xlo <= COL[p] <= xhi and ylo <= ROW[p] <= yhi]
        self.front = cells
        return cells + [169 + p for p in cells] + [338 + p for p in cells]

    def apply(self, move):
        if self.over:
            raise ValueError("game over")
        slot, p = divmod(move, 169)
        if not 0 <= slot < 3 or self.cell[p] != EMPTY:
            raise ValueError("illegal move")
        x, y = COL[p], ROW[p]
        if x < self.x0:
            if x < self.x1 - 5:
                raise ValueError("outside the window")
            self.x0 = x
        elif x > self.x1:
            if x > self.x0 + 5:
                raise ValueError("outside the window")
            self.x1 = x
        if y < self.y0:
            self.y0 = y
        elif y > self.y1:
            self.y1 = y
        hand = self.hand
        card = hand[slot]
        hand[slot] = self.deck.pop()
        cell = self.cell
        front = self.front
        front.remove(p)
        cell[p] = card
        line = NIC[card]
        nics = self.nics
        for q in (p - 1, p + 1, p - W, p + W):
            a = cell[q]
            if a < 0:
                cell[q] = EMPTY
                front.append(q)
            else:
                nics += line[a]
        self.nics = nics
        self.placed += 1
        if nics >= STOP or self.placed == 36:
            self.over = True


class LazyState:
    """As State, with the two things that cost most left out: the deck is not
    shuffled but drawn from at random, and the window test is one table look-up."""

    __slots__ = ("cell", "front", "deck", "hand", "window", "nics", "placed", "over", "bits")

    def __init__(self, rng):
        self.bits = rng.getrandbits
        self.deck = DECK[:]
        cell = self.cell = BLANK[:]
        cell[START] = self.draw()
        self.front = [START - 1, START + 1, START - W, START + W]
        self.hand = [self.draw(), self.draw(), self.draw()]
        self.window = WINDOW
        self.nics = 0
        self.placed = 1
        self.over = False

    def draw(self):
        deck = self.deck
        j = self.bits(30) % len(deck)
        card = deck[j]
        deck[j] = deck[-1]
        deck.pop()
        return card

    def legal_moves(self):
        window = self.window
        cells = self.front = [p for p in self.front if window[p] is not None]
        return cells + [169 + p for p in cells] + [338 + p for p in cells]

    def apply(self, move):
        p = move % 169
        slot = move // 169
        cell = self.cell
        after = self.window[p]
        if self.over or not 0 <= slot < 3 or cell[p] != EMPTY or after is None:
            raise ValueError("illegal move")
        self.window = after
        hand = self.hand
        card = hand[slot]
        hand[slot] = self.draw()
        front = self.front
        front.remove(p)
        cell[p] = card
        line = NIC[card]
        nics = self.nics
        for q in (p - 1, p + 1, p - W, p + W):
            a = cell[q]
            if a < 0:
                cell[q] = EMPTY
                front.append(q)
            else:
                nics += line[a]
        self.nics = nics
        self.placed += 1
        if nics >= STOP or self.placed == 36:
            self.over = True


DECK = list(range(N))


def object_lazy_playout(rng):
    state = LazyState(rng)
    bits = rng.getrandbits
    while not state.over:
        moves = state.legal_moves()
        state.apply(moves[bits(30) % len(moves)])
    return state.placed, state.nics


def object_playout(rng):
    state = State(rng)
    rnd = rng.random
    while not state.over:
        moves = state.legal_moves()
        state.apply(moves[int(rnd() * len(moves))])
    return state.placed, state.nics


def reference(rng, stop=STOP):
    """The rules word for word on a dict of (x, y) -> card."""
    deck = list(range(N))
    rng.shuffle(deck)
    grid = {(0, 0): deck.pop()}
    nics = 0
    while len(grid) < 36 and nics < stop:
        xs = [x for x, _ in grid]
        ys = [y for _, y in grid]
        legal = set()
        for x, y in grid:
            for q in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if q in grid:
                    continue
                if max(xs + [q[0]]) - min(xs + [q[0]]) > 5 or max(ys + [q[1]]) - min(ys + [q[1]]) > 5:
                    continue
                legal.add(q)
        x, y = rng.choice(sorted(legal))
        card = deck.pop()
        for q in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            if q in grid and all(a != b for a, b in zip(PROPS[card], PROPS[grid[q]])):
                nics += 1
        grid[x, y] = card
    return len(grid), nics


def variants(rng):
    bits = rng.getrandbits
    deck = list(range(N))
    front = [0] * 200

    def shuffled():
        fresh = list(range(N))
        rng.shuffle(fresh)
        return tight(bits, fresh, front)

    return {
        "tight": lambda: tight(bits, deck, front),
        "tight_full": lambda: tight(bits, deck, front, 999),
        "tight_shuffle": shuffled,
        "legal_list": lambda: legal_list(rng.random, deck),
        "object_lazy": lambda: object_lazy_playout(rng),
        "object": lambda: object_playout(rng),
        "reference": lambda: reference(rng),
    }


def cmd_bench(seconds=2.0, slices=40):
    """Short slices of all variants in turn, so that other load hits all alike.

    The line gives the median slice; the last two columns, after a '#', are the
    games/s of the best slice and of the slice at the ninth decile."""
    clock = time.process_time
    rng = random.Random(11)
    todo = variants(rng)
    batch = {}
    for name, play in todo.items():
        start = clock()
        for _ in range(50):
            play()
        batch[name] = max(1, int(50 * seconds / slices / max(clock() - start, 1e-6)))
    rows = {name: [] for name in todo}
    for _ in range(slices):
        for name, play in todo.items():
            k = batch[name]
            moves = 0
            start = clock()
            for _ in range(k):
                moves += play()[0] - 1
            spent = clock() - start
            rows[name].append((k / spent, k, moves, spent))
    for name, got in rows.items():
        got.sort()
        rate, games, moves, spent = got[len(got) // 2]
        print(
            "floor_coop/%s %d %d %.4f %.1f %.1f # best %.1f p90 %.1f"
            % (name, games, moves, spent, rate, moves / spent, got[-1][0], got[len(got) * 9 // 10][0])
        )


def cmd_check(games=20000):
    """Mean and spread of (cards, nics) must agree over the variants."""
    bad = 0
    stats = {}
    for name, play in variants(random.Random(3)).items():
        k = games if name != "reference" else games // 2
        got = [play() for _ in range(k)]
        placed = [g[0] for g in got]
        mean = sum(placed) / k
        var = sum((x - mean) ** 2 for x in placed) / k
        stats[name] = (mean, var, k)
        print(
            name,
            "games",
            k,
            "mean cards %.3f" % mean,
            "sd %.3f" % var**0.5,
            "mean nics %.3f" % (sum(g[1] for g in got) / k),
            "min",
            min(placed),
            "max",
            max(placed),
            "full %.5f" % (sum(x == 36 for x in placed) / k),
        )
    m0, v0, k0 = stats["reference"]
    for name in ("tight", "tight_shuffle", "legal_list", "object_lazy", "object"):
        m, v, k = stats[name]
        z = (m - m0) / (v / k + v0 / k0) ** 0.5
        if abs(z) > 4:
            bad += 1
        print(name, "against reference: z = %.2f" % z)
    # full games: the mean number of nics over all 60 inner edges is 60*64/124
    rng = random.Random(8)
    deck, front = list(range(N)), [0] * 200
    got = [tight(rng.getrandbits, deck, front, 999) for _ in range(4000)]
    assert all(g[0] == 36 for g in got)
    print("full games: mean nics %.3f (expected %.3f)" % (sum(g[1] for g in got) / 4000, 60 * 64 / 124))
    return 1 if bad else 0


def cmd_primitives():
    import timeit

    setup = (
        "import random; rng=random.Random(1); rnd=rng.random; bits=rng.getrandbits; deck=list(range(125));"
        "m=(1<<125)-1; a=rng.getrandbits(125); b=rng.getrandbits(125); row=[0]*126; t=[row]*126;"
        "s=set(range(60)); f=frozenset(range(125)); by=bytes(15625); hand=deck[:16]"
    )
    for label, code in (
        ("rng.shuffle(125 cards)", "rng.shuffle(deck)"),
        ("rng.sample(125 cards, 36)", "rng.sample(deck, 36)"),
        ("rng.sample(125 cards, 16)", "rng.sample(deck, 16)"),
        ("rng.sample(125 cards, 125)", "rng.sample(deck, 125)"),
        ("sort by random key, 125", "sorted(deck, key=lambda _: rnd())"),
        ("one Fisher-Yates step", "j=int(rnd()*125); c=deck[j]; deck[j]=deck[0]; deck[0]=c"),
        ("rng.random()", "rnd()"),
        ("int(rnd()*n)", "int(rnd()*97)"),
        ("rng.getrandbits(7)", "bits(7)"),
        ("rng.randrange(97)", "rng.randrange(97)"),
        ("rng.choice(list of 125)", "rng.choice(deck)"),
        ("Random(seed) construction", "random.Random(12345)"),
        ("rng.getstate()", "rng.getstate()"),
        ("list copy 125", "deck[:]"),
        ("list copy 16", "hand[:]"),
        ("t[a][b] table look-up", "t[17][33]"),
        ("bytes table look-up", "by[17*125+33]"),
        ("a & b, 125 bits", "a & b"),
        ("(a & b).bit_count()", "(a & b).bit_count()"),
        ("lowest bit index", "(a & -a).bit_length()-1"),
        ("clear lowest bit", "a & (a-1)"),
        ("x in frozenset", "17 in f"),
        ("tuple of 3 ints built", "(deck[0], deck[1], deck[2])"),
    ):
        t = timeit.Timer(code, setup)
        n, _ = t.autorange()
        best = sorted(t.repeat(7, max(1, n // 4)))
        per = max(1, n // 4)
        print("%-30s median %9.1f ns   min %9.1f ns" % (label, best[3] / per * 1e9, best[0] / per * 1e9))


def main(argv):
    cmd = argv[1] if len(argv) > 1 else "bench"
    if cmd == "bench":
        return cmd_bench(float(argv[2]) if len(argv) > 2 else 2.0, int(argv[3]) if len(argv) > 3 else 40)
    if cmd == "check":
        return cmd_check(int(argv[2]) if len(argv) > 2 else 20000)
    if cmd == "primitives":
        return cmd_primitives()
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv) or 0)
