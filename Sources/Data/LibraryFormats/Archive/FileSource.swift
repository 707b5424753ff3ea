import Foundation
import SystemIO

/// A single file that isn't an archive, presented as an archive with one entry.
struct FileSource: EntrySource {
  let url: URL
  let name: String
  let limits: ImportLimits

  var isSingleFile: Bool { true }

  func list() throws(ImportError) -> EntryList {
    guard try !PlainFile.read(url, name: name, count: 1).isEmpty else { return EntryList() }
    return EntryList(paths: [path])
  }

  func checkJournalSize() throws(ImportError) {
    if let failure = RegularFile.problem(at: url.path, limit: limits.journalBytes) {
      throw ImportError(failure, file: name)
    }
  }

  func read(_ wanted: [Int: EntryPath], count: Int?) throws(ImportError) -> [Int: [UInt8]] {
    guard wanted[0] == path else { return [:] }
    if count == nil, let failure = RegularFile.problem(at: url.path, limit: limits.entryBytes) {
      throw ImportError(failure, file: name)
    }
    let bytes = try PlainFile.read(url, name: name, count: count ?? limits.entryBytes + 1)
    guard bytes.count <= limits.entryBytes else { throw .tooLarge(file: name, limit: limits.entryBytes) }
    return [0: bytes]
  }
}

extension FileSource {
  private var path: EntryPath {
    // The user chose this file, so its name may contain any characters.
    EntryPath(
      fileName: String(
        name.unicodeScalars.map { $0.value < 32 || $0.value == 127 || $0 == "\\" ? "_" : Character($0) }))
  }
}
