import Testing

@testable import Library

/// Invisible texts, which importers skip and the library rejects.
@Suite struct BlankTextAttackTests {
  @Test(
    "A text is blank when nothing of it can be seen",
    arguments: ["", " ", "\n\t", "\0", " \0\n", "\u{200B}", "\u{A0}", "\u{3000}", "\u{2028}"])
  func blank(_ text: String) async throws {
    #expect(text.isBlank)
    let library = try Library.inMemory()
    await #expect(throws: LibraryError.nothingSaid) { try await library.note(text, on: .alien, by: .owner) }
  }

  @Test("A text with any sign is not blank", arguments: ["a", " a ", "\0a", ".", "😀", "\u{301}"])
  func notBlank(_ text: String) async throws {
    #expect(!text.isBlank)
    let library = try Library.inMemory()
    try await library.note(text, on: .alien, by: .owner)
    #expect(try await library.notes(on: TitleReference.alien.key).map(\.text) == [text.trimmed])
  }
}
