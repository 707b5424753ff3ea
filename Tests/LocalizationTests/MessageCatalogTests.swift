import Foundation
import Localization
import Testing

/// Tests that a program can translate the texts of all modules with its own catalog.
@Suite struct MessageCatalogTests {
  // The language and the domain belong to the whole process.
  @Test func `A program's own domain translates the texts of libraries`() async {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let language = folder.appending(path: "de/LC_MESSAGES")
      try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
      try makeCatalog([
        "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n",
        "Try Again": "Nochmal",
        "{count} film\0{count} films": "{count} Film\0{count} Filme",
      ]).write(to: language.appending(path: "other-program.mo"))
      setenv("LC_ALL", "C.UTF-8", 1)
      setenv("LANGUAGE", "de", 1)
      MessageCatalog.load(from: folder.path)
      try #require(tr("Try Again") == "Try Again", "there is no catalog of the default domain")
      MessageCatalog.load("other-program", from: folder.path)
      #expect(tr("Try Again") == "Nochmal")
      #expect(tr(one: "{count} film", other: "{count} films", count: 2) == "2 Filme")
      #expect(tr("Quit") == "Quit")
    }
  }
}

/// Returns a compiled catalog, as `msgfmt` writes it.
///
/// Source: [GNU gettext](https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html).
private func makeCatalog(_ texts: [String: String]) -> Data {
  let sorted = texts.sorted { $0.key < $1.key }
  let count = sorted.count
  var numbers = [0x9504_12de, 0, count, 28, 28 + 8 * count, 0, 28 + 16 * count]
  var strings: [UInt8] = []
  for text in sorted.map(\.key) + sorted.map(\.value) {
    numbers += [text.utf8.count, 28 + 16 * count + strings.count]
    strings += text.utf8 + [0]
  }
  return numbers.map { UInt32($0).littleEndian }.withUnsafeBytes { Data($0) } + strings
}
