import CArchive
import Foundation

/// A zip archive, by libarchive. Its end has the list of its entries: those that nobody asks for are not unpacked.
struct ZipSource: EntrySource {
  let url: URL
  let name: String
  let passphrase: String?
  let limits: ImportLimits

  func list() throws(ImportError) -> [EntryPath] {
    var found: [EntryPath] = []
    var reader = try ZipReader(url: url, name: name, passphrase: passphrase)
    defer { reader.close() }
    var seen = 0
    while let entry = try reader.next() {
      seen += 1
      guard seen <= limits.entries else { throw .tooManyEntries(file: name, limit: limits.entries) }
      if let path = try path(of: entry) { found.append(path) }
    }
    return found
  }

  func read(_ wanted: Set<EntryPath>, count: Int?) throws(ImportError) -> [EntryPath: [UInt8]] {
    var contents: [EntryPath: [UInt8]] = [:]
    var total = 0
    var reader = try ZipReader(url: url, name: name, passphrase: passphrase)
    defer { reader.close() }
    while contents.count < wanted.count, let entry = try reader.next() {
      if Task.isCancelled { throw .cancelled }
      // Of entries with one name, the first is the one that is read.
      guard let path = try path(of: entry), wanted.contains(path), contents[path] == nil else { continue }
      let bytes = try reader.data(of: entry, count: count, limits: limits)
      total += bytes.count
      guard total <= limits.totalBytes else { throw .tooLarge(file: name, limit: limits.totalBytes) }
      contents[path] = bytes
    }
    return contents
  }
}

extension ZipSource {
  /// `nil` for folders, links and devices.
  private func path(of entry: ZipReader.Entry) throws(ImportError) -> EntryPath? {
    let bare = entry.name.hasSuffix("/") ? String(entry.name.dropLast()) : entry.name
    guard let path = EntryPath(bare) else { throw .unsafeName(file: name, name: entry.name) }
    return entry.isPlainFile ? path : nil
  }
}
