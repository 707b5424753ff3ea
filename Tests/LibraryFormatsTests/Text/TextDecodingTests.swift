import Testing

@testable import LibraryFormats

/// Decoding of files with unknown encodings.
struct TextDecodingTests {
  @Test func `UTF-8 is decoded`() { #expect(TextDecoding.string(Array("Café 🎬".utf8)[...]) == "Café 🎬") }

  @Test func `Windows-1252 is decoded when the text is not UTF-8`() {
    #expect(TextDecoding.string([0x43, 0x61, 0x66, 0xE9, 0x20, 0x80, 0x93, 0x94]) == "Café €“”")
  }

  @Test func `Byte order marks select the encoding and are removed`() {
    let text = "\u{E9},\u{1F3AC}"
    let units = Array(text.utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    for bytes in [marked, little, big] {
      #expect(TextDecoding.string(TextDecoding.body(of: bytes)[...]) == text)
    }
    #expect(TextDecoding.body(of: [0xFF, 0xFE, 0x41]).isEmpty)
  }

  @Test func `Invalid UTF-8 byte affects only the value that contains it`() {
    let bytes = Array("Caf".utf8) + [0xE9] + Array(",Süd\n".utf8)
    #expect(CSVReader(bytes).map(\.fields) == [["Café", "Süd"]])
  }
}
