import Foundation
import SyntheticExports
import Testing

@testable import Planning

/// Folding and escaping in calendar files, with text of any script.
@Suite(.timeLimit(.minutes(5)))
struct ContentLinesTests {
  @Test(arguments: [
    ("", ""), ("Alien", "Alien"), (#"a\b;c,d:e"f"#, #"a\\b\;c\,d:e"f"#), ("a\nb", #"a\nb"#), ("a\r\nb", #"a\nb"#),
    ("a\rb", #"a\nb"#), ("a\n\nb", #"a\n\nb"#), ("\r\n\r\n", #"\n\n"#), ("\n\r", #"\n\n"#),
    ("a\u{2028}b\u{2029}c\u{85}d\u{0B}e\u{0C}f", #"a\nb\nc\nd\ne\nf"#), ("a\tb", "a\tb"),
    ("a\u{0}b\u{7}c\u{1B}[31m\u{7F}d\u{9B}", "abc[31md"), ("\\n", #"\\n"#), ("é\u{301}👩‍👩‍👧‍👦", "é\u{301}👩‍👩‍👧‍👦"),
    ("שלום, עולם", #"שלום\, עולם"#), ("\u{301};", "\u{301}\\;"), (";\u{301}", "\\;\u{301}"),
  ])
  func `Text is escaped, and control characters are dropped`(text: String, value: String) {
    #expect(Array(CalendarText.escaped(text).unicodeScalars) == Array(value.unicodeScalars))
  }

  @Test(arguments: [
    (#"a\, b\; c\\ d\n e\N f"#, "a, b; c\\ d\n e\n f"), (#"\\n"#, #"\n"#), (#"\x"#, "x"), (#"a\"#, "a"),
  ])
  func `Escaped text is read`(value: String, text: String) {
    #expect(CalendarText.unescaped(value) == text)
  }

  /// The lengths of the lines in bytes, without line breaks.
  private func lengths(_ folded: String) -> [Int] {
    folded.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.count - 1 : $0.count }
  }

  @Test(arguments: [
    ("", [0, 0]), (String(repeating: "a", count: 75), [75, 0]), (String(repeating: "a", count: 76), [75, 2, 0]),
    (String(repeating: "a", count: 75 + 74), [75, 75, 0]), (String(repeating: "a", count: 75 + 75), [75, 75, 2, 0]),
    // Two, three and four bytes per character.
    (String(repeating: "é", count: 38), [74, 3, 0]), (String(repeating: "語", count: 26), [75, 4, 0]),
    (String(repeating: "🎬", count: 19), [72, 5, 0]),
    // A family has 25 bytes, a letter with two marks 5, and a flag 8.
    (String(repeating: "👩‍👩‍👧‍👦", count: 4), [75, 26, 0]), (String(repeating: "a\u{301}\u{323}", count: 16), [75, 6, 0]),
    (String(repeating: "🇩🇪", count: 10), [72, 9, 0]),
    // Hebrew letters have two bytes.
    (String(repeating: "שלום ", count: 9), [74, 8, 0]),
    // A cluster that is too long for a line is split between scalars of two bytes.
    ("a" + String(repeating: "\u{301}", count: 40), [75, 7, 0]),
    // Spaces at the fold belong to the text.
    (String(repeating: "a", count: 75) + "  b", [75, 4, 0]),
  ])
  func `Long lines are folded between characters`(line: String, expected: [Int]) {
    let folded = ContentLines.folded(line)
    #expect(lengths(folded) == expected)
    #expect(ContentLines.unfolded(folded).joined() == line)
  }

  @Test(arguments: [
    ("A:1\r\nB:2\r\n", ["A:1", "B:2"]), ("A:1\nB:2", ["A:1", "B:2"]), ("A:1\r\n  2\r\n\t3\r\n", ["A:1 23"]),
    (" A\r\nB\r\n", [" A", "B"]), ("\r\n\r\nA\r\n\r\n", ["A"]), ("A\r\n \r\nB", ["A", "B"]), ("", []),
  ])
  func `Lines with any line break are unfolded`(text: String, lines: [String]) {
    #expect(ContentLines.unfolded(text) == lines)
  }

  @Test func `Random text survives escaping, folding, unfolding and unescaping`() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<3_000 {
      let text = String.random(using: &generator)
      let folded = ContentLines.folded("SUMMARY:" + CalendarText.escaped(text))
      #expect(lengths(folded).allSatisfy { $0 <= 75 }, "\(text)")
      let lines = ContentLines.unfolded(folded)
      #expect(lines.count == 1)
      let value = String(decoding: Array((lines.first ?? "").utf8.dropFirst(8)), as: UTF8.self)
      let read = CalendarText.unescaped(value)
      guard read.utf8.elementsEqual(text.utf8) else {
        Issue.record("\(text.debugDescription) became \(read.debugDescription)")
        return
      }
    }
  }

  @Test func `Folds split no cluster that fits in a line`() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<1_000 {
      let text = CalendarText.escaped(String.random(using: &generator))
      var folds: Set<Int> = []
      var position = 0
      for (index, length) in lengths(ContentLines.folded(text)).dropLast().enumerated() {
        position += index == 0 ? length : length - 1
        folds.insert(position)
      }
      position = 0
      for character in text {
        let end = position + character.utf8.count
        #expect(character.utf8.count > 74 || !folds.contains { position < $0 && $0 < end }, "\(text)")
        position = end
      }
    }
  }
}

extension String {
  /// Returns random text that calendar files can contain: letters, marks, emoji, right-to-left text, separators and
  /// very long words.
  fileprivate static func random(using generator: inout SplitMix64) -> String {
    let pieces = [
      "a", "Z", " ", "  ", "\t", "\n", "\\", ";", ",", ":", "\"", "\\n", "é", "e\u{301}", "\u{301}", "\u{200D}", "語",
      "ｶﾞ", "🎬", "👩‍👩‍👧‍👦", "🇩🇪", "🏳️‍🌈", "שלום", "مرحبا", "\u{202B}", "\u{FEFF}", "ไทย", "नमस्ते", "\u{10FFFD}",
      String(repeating: "w", count: 90), "a" + String(repeating: "\u{323}", count: 50),
    ]
    return (0..<Int.random(in: 0...40, using: &generator))
      .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
  }
}
