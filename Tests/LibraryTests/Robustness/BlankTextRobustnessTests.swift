import Testing
import TitleIdentity

@testable import Library

/// Text without visible characters, which importers skip and the library rejects.
@Suite struct BlankTextRobustnessTests {
  @Test(arguments: ["", " ", "\n\t", "\0", " \0\n", "\u{200B}", "\u{A0}", "\u{3000}", "\u{2028}"])
  func `Text without visible characters is blank, and the library rejects it`(_ text: String) async throws {
    #expect(text.isBlank)
    let library = try Library.inMemory()
    await #expect(throws: LibraryError.emptyText) { try await library.note(text, on: .alien, by: .owner) }
  }

  @Test(arguments: ["a", " a ", "\0a", ".", "😀", "\u{301}"])
  func `Text with any visible character is not blank`(_ text: String) async throws {
    #expect(!text.isBlank)
    let library = try Library.inMemory()
    try await library.note(text, on: .alien, by: .owner)
    #expect(try await library.notes(on: TitleReference.alien.key).map(\.text) == [text.trimmed])
  }
}
