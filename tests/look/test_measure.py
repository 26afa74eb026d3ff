"""Words are measured without a font engine; boards rely on it to fit names."""

from tessera.look.measure import fit, lines, width


def test_wider_words_are_wider() -> None:
    assert width("i", 10) < width("m", 10) < width("mm", 10)
    assert width("Africa", 20) == 2 * width("Africa", 10)
    assert width("Roma", 10, name=True) > 0


def test_a_word_that_fits_keeps_its_size() -> None:
    assert fit("Villa", 200, 13.5) == 13.5
    assert 11.5 <= fit("Landvermessergehilfenanwärter", 120, 13.5) < 13.5
    assert fit("", 0, 12) == 12


def test_names_break_at_blanks_and_soft_hyphens() -> None:
    assert lines("Great Villa", 500, 13.5) == ("Great Villa",)
    assert lines("Harvest Procession", 90, 13.5) == ("Harvest", "Procession")
    assert lines("Orden\u00adschmiede", 60, 13.5) == ("Orden-", "schmiede")
    assert lines("unbreakable", 10, 13.5) == ("unbreakable",)
    assert len(lines("one two three four five six", 50, 13, 3)) == 3
