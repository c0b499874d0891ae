"""Words that a table shows for a while."""

from ticgame.play.table.said import NOTHING_SAID, Said


def test_words_count_until_their_time_and_the_table_rests_as_long() -> None:
    said = Said("That is a Nic.", 4000.0)
    assert (said.at(0.0), said.at(3999.0), said.at(4000.0)) == ("That is a Nic.", "That is a Nic.", "")
    assert (said.rest_ms(1000.0), said.rest_ms(4000.0)) == (3000.0, None)
    assert (NOTHING_SAID.at(0.0), NOTHING_SAID.rest_ms(0.0)) == ("", None)
