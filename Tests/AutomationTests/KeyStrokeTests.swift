import Testing

@testable import Automation

/// Tests of keystroke notation.
@Suite struct KeyStrokeTests {
  @Test(
    arguments: [
      ("a", 0x61, []), ("A", 0x41, []), ("Return", 0xFF0D, []), ("F10", 0xFFC7, []), ("Alt+Left", 0xFF51, .alt),
      ("Alt+1", 0x31, .alt), ("Ctrl+F", 0x66, .control), ("Ctrl+Shift+Tab", 0xFF09, [.control, .shift]),
      ("Ctrl+?", 0x3F, .control), ("Ctrl++", 0x2B, .control), ("+", 0x2B, []), ("Ctrl+comma", 0x2C, .control),
      ("control+PAGE_DOWN", 0xFF56, .control), ("é", 0xE9, []), ("日", 0x0100_65E5, []),
    ] as [(String, UInt32, KeyModifiers)])
  func `A keystroke consists of its key and modifiers`(text: String, symbol: UInt32, modifiers: KeyModifiers) throws {
    let stroke = try #require(KeyStroke(text))
    #expect(stroke.symbol == symbol)
    #expect(stroke.modifiers == modifiers)
  }

  @Test(arguments: ["", "Ctrl+", "Ctl+X", "Left+a", "Retrun", "Ctrl+Shift", "e\u{301}"])
  func `Unknown keystroke notation is rejected`(text: String) { #expect(KeyStroke(text) == nil) }

  @Test func `Typing a line break or a tab uses the Return or Tab key`() {
    #expect(KeyStroke(typing: "\n")?.symbol == 0xFF0D)
    #expect(KeyStroke(typing: "\t")?.symbol == 0xFF09)
    #expect(KeyStroke(typing: "👨‍👩‍👧") == nil)
  }
}
