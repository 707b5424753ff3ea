import Foundation
import SystemIO
import Testing

/// Untrusted text, sanitized for output to a terminal.
struct TerminalTextRobustnessTests {
  /// All scalars that control a terminal or change the text direction.
  private static let hostile: [UInt32] =
    Array(0x00...0x1F) + Array(0x7F...0x9F) + [0x061C, 0x200E, 0x200F, 0x2028, 0x2029] + Array(0x202A...0x202E)
    + Array(0x2066...0x2069)

  private static func text(_ value: UInt32) throws -> String { String(try #require(Unicode.Scalar(value))) }

  @Test(arguments: hostile) func `A line contains no scalars that control a terminal`(value: UInt32) throws {
    let line = TerminalText.line("a\(try Self.text(value))b")
    #expect(line == "ab" || line == "a b")
  }

  @Test(arguments: hostile)
  func `Lines contain no scalars that control a terminal, except line feeds`(value: UInt32) throws {
    for start in ["", "é"] {
      let lines = TerminalText.lines("\(start)a\(try Self.text(value))b")
      #expect([start + "ab", start + "a b"].contains(lines) || value == 10 && lines == start + "a\nb")
    }
  }

  @Test(arguments: hostile)
  func `Escaped JSON preserves the text and contains no scalars that control a terminal`(value: UInt32) throws {
    let text = "a\(try Self.text(value))b é 🎬"
    let encoded = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
    let escaped = TerminalText.escaped(json: encoded)
    #expect(try JSONDecoder().decode([String].self, from: Data(escaped.utf8)) == [text])
    #expect(!escaped.unicodeScalars.contains { Self.hostile.contains($0.value) })
  }

  @Test func `Invisible characters that scripts and emoji need are preserved`() {
    let text = "Ünïcödé 映画 فيلم e\u{301} 👩\u{200D}👩\u{200D}👧 می\u{200C}خواهم"
    #expect(TerminalText.line(text) == text)
    #expect(TerminalText.lines(text + "\n" + text) == text + "\n" + text)
  }

  @Test func `A long line ends with an ellipsis, and the next line stays complete`() {
    let long = String(repeating: "x", count: 5_000)
    #expect(TerminalText.line(long, limit: 10) == "xxxxxxxxxx…")
    #expect(TerminalText.lines("\(long)\nshort\n", limit: 10) == "xxxxxxxxxx…\nshort\n")
    let stacked = "e" + String(repeating: "\u{301}", count: 5_000)
    #expect(TerminalText.line(stacked, limit: 10).unicodeScalars.count == 11)
  }
}
