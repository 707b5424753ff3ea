import Search
import Testing

@Suite("Search words from hostile text")
struct SearchTextRobustnessTests {
  @Test func `The search text is limited in scalars when a character has thousands of marks`() {
    let request = SearchRequest("e" + String(repeating: "\u{301}", count: 500_000) + " film")
    #expect(request.query.unicodeScalars.count <= 1_000)
  }
}
