import Testing

@testable import AppFoundation

/// Texts from the network as single lines.
@Suite struct BoundedTextTests {
  @Test(arguments: [
    ("", ""), ("Alien", "Alien"), ("Amélie – 天使", "Amélie – 天使"), (" Alien", "Alien"), ("Alien\u{A0}", "Alien"),
    ("A\nB\tC", "A B C"), ("A\u{2028}B", "A B"), ("A\u{7}B\u{202E}C\u{2066}", "ABC"), ("\u{202E}", ""), (" \n", ""),
    ("👩🏽‍🚀 é", "👩🏽‍🚀 é"),
  ])
  func `A line has no breaks, control characters, direction marks and outer spaces`(text: String, line: String) {
    #expect(BoundedText.line(text) == line)
  }

  @Test func `A long line ends with an ellipsis, and no character is cut in two`() {
    #expect(BoundedText.line("abcd", maximumLength: 4) == "abcd")
    #expect(BoundedText.line("abcde", maximumLength: 4) == "abc…")
    #expect(BoundedText.line("abce\u{301}", maximumLength: 4) == "abc…")
    #expect(BoundedText.line("ab  ", maximumLength: 2) == "ab")
  }
}
