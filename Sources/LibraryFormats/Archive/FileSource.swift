import Foundation
import SystemIO

/// A single file that is no archive, as an archive of one.
struct FileSource: EntrySource {
  let url: URL
  let name: String
  let limits: ImportLimits

  func list() throws(ImportError) -> [EntryPath] {
    guard try !PlainFile.read(url, name: name, count: 1).isEmpty else { return [] }
    return [try path()]
  }

  func checkJournal() throws(ImportError) {
    if let failure = RegularFile.problem(at: url.path, limit: limits.journalBytes) {
      throw ImportError(failure, file: name)
    }
  }

  func read(_ wanted: Set<EntryPath>, count: Int?) throws(ImportError) -> [EntryPath: [UInt8]] {
    let path = try path()
    guard wanted.contains(path) else { return [:] }
    if count == nil, let failure = RegularFile.problem(at: url.path, limit: limits.entryBytes) {
      throw ImportError(failure, file: name)
    }
    let bytes = try PlainFile.read(url, name: name, count: count ?? limits.entryBytes + 1)
    guard bytes.count <= limits.entryBytes else { throw .tooLarge(file: name, limit: limits.entryBytes) }
    return [path: bytes]
  }
}

extension FileSource {
  private func path() throws(ImportError) -> EntryPath {
    // The name is the person's own, whatever letters it has.
    let clean = String(name.unicodeScalars.map { $0.value < 32 || $0.value == 127 || $0 == "\\" ? "_" : Character($0) })
    guard let path = EntryPath(clean) else { throw .unsafeName(file: name, name: name) }
    return path
  }
}
