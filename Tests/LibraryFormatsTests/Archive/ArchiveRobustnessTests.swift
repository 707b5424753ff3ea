import Foundation
import Testing

@testable import LibraryFormats

/// Unusual archives, folders and names: no file may disappear unnoticed.
struct ArchiveRobustnessTests {
  private let folder: TemporaryFolder
  private let header = "Date,Name,Year,Letterboxd URI,Rating\n"
  private let journal = "{\"matinee\":\"journal\",\"version\":1}\n"

  init() throws { folder = try TemporaryFolder() }

  private func ratings(_ name: String) -> String { header + "2026-03-02,\(name),1999,https://boxd.it/f\(name),4\n" }

  private func zip(_ entries: [ZipFixture.Entry]) throws -> URL {
    var fixture = ZipFixture([:])
    fixture.entries = entries
    let url = folder.url.appending(path: "export.zip")
    try fixture.write(to: url)
    return url
  }

  private func file(_ name: String, _ text: String) -> ZipFixture.Entry { .file(name, Array(text.utf8)) }

  @Test(arguments: ["ratings.csv", "./ratings.csv"])
  func `Archive reads both files when two entries have the same name`(_ second: String) throws {
    let url = try zip([file("ratings.csv", ratings("Harbour")), file(second, ratings("Ferry"))])
    let result = try ImportArchive(opening: url).read()
    #expect(Set(result.records.map(\.title.name)) == ["Harbour", "Ferry"])
    #expect(result.files.count == 2 && result.isAccountedFor)
  }

  @Test func `Archive ignores an entry for its root folder`() throws {
    let url = try zip([.folder("./"), file("./ratings.csv", ratings("Harbour"))])
    #expect(try ImportArchive(opening: url).entryNames == ["ratings.csv"])
  }

  @Test(arguments: [
    String(repeating: "x", count: 1_025), "a\nb.csv",
  ])
  func `Archive rejects a name that is too long or has control characters, with that reason`(_ name: String) throws {
    let url = try zip([file("ratings.csv", ratings("Harbour")), file(name, "a")])
    let error = #expect(throws: ImportError.self) { try ImportArchive(opening: url) }
    let sentence = try #require(error?.errorDescription)
    #expect(sentence.contains("too long") && !sentence.contains("leads out"))
  }

  @Test func `Folder import reports links, pipes and deeply nested files as skipped`() throws {
    _ = try folder.write("export/ratings.csv", ratings("Harbour"))
    _ = try folder.write("export/1/2/3/4/5/6/7/diary.csv", ratings("Deep"))
    let outside = try folder.write("watched.csv", ratings("Outside"))
    let export = folder.url.appending(path: "export")
    try FileManager.default.createSymbolicLink(
      at: export.appending(path: "watched.csv"), withDestinationURL: outside)
    #expect(mkfifo(export.appending(path: "pipe.csv").path, 0o600) == 0)
    _ = try folder.write("export/back\\slash.csv", "a")
    let result = try ImportArchive(opening: export).read()
    #expect(result.records.map(\.title.name) == ["Harbour"])
    #expect(
      Set(result.skipped.map(\.location.file)) == ["watched.csv", "pipe.csv", "1/2/3/4/5/6/7", "back\\slash.csv"])
    #expect(result.skipped.first { $0.location.file == "watched.csv" }?.reason.contains("link") == true)
  }

  @Test func `Folder import reads or reports a file whose name is not UTF-8`() throws {
    _ = try folder.write("export/ratings.csv", ratings("Harbour"))
    let export = folder.url.appending(path: "export")
    let name = Array("\(export.path)/".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9)] + Array(".csv".utf8CString)
    let descriptor = creat(name, 0o600)
    #expect(descriptor >= 0)
    let text = Array(ratings("Ferry").utf8)
    #expect(write(descriptor, text, text.count) == text.count)
    close(descriptor)
    let result = try ImportArchive(opening: export).read()
    #expect(result.records.count + result.skipped.count == 2)
  }

  @Test func `Archive reports a link in a ZIP file as skipped`() throws {
    let url = try zip([file("ratings.csv", ratings("Harbour")), .link("diary.csv", to: "/etc/passwd")])
    let result = try ImportArchive(opening: url).read()
    #expect(result.records.count == 1 && result.skipped.map(\.location.file) == ["diary.csv"])
  }

  @Test func `Import reads more than 64 files with unknown names`() throws {
    for number in 0..<70 { _ = try folder.write("export/mine-\(number).csv", ratings("Film \(number)")) }
    let result = try ImportArchive(opening: folder.url.appending(path: "export")).read()
    #expect(result.records.count == 70)
  }

  @Test func `Import reports files with unknown names beyond the limit`() throws {
    let url = try zip((0..<1_003).map { file("mine-\($0).csv", ratings("Film \($0)")) })
    let result = try ImportArchive(opening: url).read()
    #expect(result.records.count == 1_000 && result.skipped.count == 3)
  }

  @Test func `Import reports files of a second app in the same folder`() throws {
    _ = try folder.write("export/ratings.csv", ratings("Harbour"))
    _ = try folder.write("export/list.csv", "Const,Your Rating,Title,Title Type\ntt0000007,8,Ferry,Movie\n")
    let result = try ImportArchive(opening: folder.url.appending(path: "export")).read()
    #expect(result.records.map(\.title.name) == ["Harbour"])
    #expect(result.skipped.map(\.location.file) == ["list.csv"])
    #expect(result.skipped.first?.reason.contains("IMDb") == true)
  }

  @Test(arguments: [
    "old-device.jsonl", "email-copy.jsonl", "journal.jsonl.bak", ".hidden.jsonl", "backup",
  ])
  func `Import recognizes a chosen journal regardless of its file name`(_ name: String) throws {
    let archive = try ImportArchive(opening: folder.write(name, journal + "{\"id\":\"x\"}\n"))
    #expect(try archive.format() == .matinee)
  }

  @Test(arguments: [
    "Best authors.csv", "email.csv", ".hidden.csv", "ratings:", "ratings.csv.bak", "__MACOSX",
  ])
  func `Import recognizes a chosen table regardless of its file name`(_ name: String) throws {
    let text = "Const,Your Rating,Title,Title Type\ntt0000007,8,Ferry,Movie\n"
    let result = try ImportArchive(opening: folder.write(name, text)).read()
    #expect(result.format == .imdb && result.records.count == 1)
  }

  @Test func `Folder import skips private files by whole words in their names`() throws {
    let text = "Const,Your Rating,Title,Title Type\ntt0000007,8,Ferry,Movie\n"
    let hidden = ["my-tokens.csv", "IpAddressesLogin.csv", "auth-prod.csv", "AccessAndDevices.csv"]
    for name in ["Best authors.csv", "Deviceless.csv"] + hidden { _ = try folder.write("export/\(name)", text) }
    let result = try ImportArchive(opening: folder.url.appending(path: "export")).read()
    #expect(Set(result.files.map(\.name)) == ["Best authors.csv", "Deviceless.csv"])
  }

  @Test func `Import ignores JSON lines next to an export when they are not a journal`() throws {
    _ = try folder.write("export/diary.csv", ratings("Harbour"))
    _ = try folder.write("export/log.jsonl", "{\"time\":1}\n{\"time\":2}\n")
    let archive = try ImportArchive(opening: folder.url.appending(path: "export"))
    #expect(try archive.format() == .letterboxd)
    #expect(try archive.read().records.first?.title.name == "Harbour")
  }

  @Test(arguments: ["diary.csv", "followed_tv_show.csv"])
  func `Import reads an export and reports the journal next to it`(_ name: String) throws {
    let text = name == "diary.csv" ? ratings("Harbour") : "tv_show_id,tv_show_name,notification_offset\n7,Nights,0\n"
    _ = try folder.write("export/\(name)", text)
    _ = try folder.write("export/mine.jsonl", journal)
    let archive = try ImportArchive(opening: folder.url.appending(path: "export"))
    #expect(try archive.format() != .matinee)
    let result = try archive.read()
    #expect(!result.records.isEmpty)
    #expect(result.skipped.map(\.location.file) == ["mine.jsonl"])
    #expect(result.notices.contains { $0.contains("“mine.jsonl”") })
  }

  @Test func `Error names the journal when a folder or archive contains nothing else`() throws {
    _ = try folder.write("export/mine.jsonl", journal)
    for url in [folder.url.appending(path: "export"), try zip([file("mine.jsonl", journal)])] {
      let archive = try ImportArchive(opening: url)
      let error = #expect(throws: ImportError.self) { try archive.format() }
      #expect(error?.errorDescription?.contains("“mine.jsonl”") == true)
      #expect(error?.recoverySuggestion != nil)
    }
  }
}
