import FoundationEssentials
import Networking
import Testing

struct LinkHeaderTests {
    @Test func `GitHub's line has a next link and a template that leads nowhere`() {
        let value =
            #"<https://api.github.com/organizations?since=46>; rel="next", "#
            + #"<https://api.github.com/organizations{?since}>; rel="first""#
        let response = answer(200, ["link": value])
        #expect(response.link("next")?.absoluteString == "https://api.github.com/organizations?since=46")
        #expect(response.link("first") == nil)
        #expect(response.link("last") == nil)
    }

    @Test func `several lines are one list, and names and relations may have any case`() {
        let response = answer(200, ["LINK": "</a>; REL=prev", "link": "</b>; title=x; Rel=\"other NEXT\""])
        #expect(response.link("next")?.absoluteString == "https://example.org/b")
        #expect(response.link("prev")?.absoluteString == "https://example.org/a")
    }

    @Test func `commas, semicolons and escapes inside quotes and brackets belong to the value`() {
        let header = LinkHeader([#"</a?x=1,2;3>; title="b, <c>; \"d\""; rel="next", </e>;rel=last"#])
        #expect(header.links.map(\.target) == ["/a?x=1,2;3", "/e"])
        #expect(header.links.map(\.relations) == [["next"], ["last"]])
    }

    @Test func `only the first relation parameter of a link counts`() {
        #expect(LinkHeader(["</a>; rel=prev; rel=next"]).target("next") == nil)
    }

    @Test(
        "what can't be read is skipped",
        arguments: ["", "<", "</a", "</a>", "no brackets; rel=next", "</a>; rel", "</a>; rel=\"next", ";,;,<>;"])
    func nonsense(_ value: String) {
        #expect(LinkHeader([value, "</good>; rel=next2"]).target("next2") == "/good")
    }
}
