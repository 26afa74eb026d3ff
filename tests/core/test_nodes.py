"""Elements: what a template wrote is read as a page reads it, and written again as the same."""

import pytest

from tessera.core.nodes import Element, Node, Written, read, tag


def test_written_and_read_again_it_is_the_same() -> None:
    made = tag("p", "a < b & c", tag("b", 3, cls="x", data_key='say "x"'), tag("br"), tag("svg", tag("path", d="M0")), "end")
    text = '<p>a &lt; b &amp; c<b class="x" data-key="say &#34;x&#34;">3</b><br><svg><path d="M0"/></svg>end</p>'
    assert made.text == text
    (again,) = read(text)
    assert isinstance(again, Element)
    assert again.text == text
    assert again.size == made.size == 5
    assert list(again.words()) == ["a < b & c", "3", "end"]


def test_texts_side_by_side_are_one_as_in_a_page() -> None:
    assert tag("p", "a", 1, ("b", ""), tag("i"), "").children[:-1] == ("a1b",)


def test_a_node_says_its_place() -> None:
    node = Node("piece", (tag("path", d="M0"),), (3, 4.25), 0.5, "pc off", {"role": "img", "aria-label": "A house"})
    place = 'transform="translate(3 4.2) scale(0.5)"'
    assert node.text == f'<g id="piece" class="pc off" {place} role="img" aria-label="A house"><path d="M0"/></g>'
    assert (node.at, node.label) == ((3, 4.25), "A house")
    assert tag("g", role="button", aria_label="Build").label == ""


def test_what_a_template_wrote_is_read_when_looked_into() -> None:
    line = Written("\n<li title='x'>a</li>".replace("'", '"'))
    assert line.text == '<li title="x">a</li>'
    assert (line.name, line.attributes, line.children, line.size) == ("li", {"title": "x"}, ("a",), 1)
    box = Written("<b>x</b> and", boxed=True)
    assert (box.name, [str(child) for child in box.children]) == ("", ["<b>x</b>", " and"])
    assert box.mark == Written("<b>x</b> and", boxed=True).mark != line.mark


@pytest.mark.parametrize("text", ["<g><path></g>", "<g>", "</g>", "<b><i></b></i>"])
def test_what_no_page_would_show_so_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="clos"):
        read(text)
