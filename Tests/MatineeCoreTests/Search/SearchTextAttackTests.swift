import MatineeCore
import Testing

@Suite("Search words from hostile text")
struct SearchTextAttackTests {
  @Test("Words are bounded in scalars when a character has thousands of marks")
  func boundsMarks() {
    let request = SearchRequest("e" + String(repeating: "\u{301}", count: 500_000) + " film")
    #expect(request.words.unicodeScalars.count <= 1_000)
  }
}
