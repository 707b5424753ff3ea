import CArchive
import Foundation
import TitleIdentity

/// A zip archive, read with libarchive. The central directory lists its entries, so unneeded entries aren't unpacked.
struct ZipSource: EntrySource {
  let url: URL
  let name: String
  let passphrase: String?
  let limits: ImportLimits

  func list() throws(ImportError) -> EntryList {
    var found = EntryList()
    var reader = try ZipReader(url: url, name: name, passphrase: passphrase)
    defer { reader.close() }
    var seen = 0
    while let entry = try reader.next() {
      seen += 1
      guard seen <= limits.entries else { throw .tooManyEntries(file: name, limit: limits.entries) }
      guard let path = try path(of: entry) else { continue }
      switch entry.kind {
      case .file: found.paths.append(path)
      case .folder: break
      case .link: found.skip(path.text, EntryList.linkReason)
      case .other: found.skip(path.text, EntryList.notAFileReason)
      }
    }
    return found
  }

  func read(_ wanted: [Int: EntryPath], count: Int?) throws(ImportError) -> [Int: [UInt8]] {
    var contents: [Int: [UInt8]] = [:]
    var total = 0
    var position = -1
    var reader = try ZipReader(url: url, name: name, passphrase: passphrase)
    defer { reader.close() }
    while contents.count < wanted.count, let entry = try reader.next() {
      if Task.isCancelled { throw .cancelled }
      guard entry.kind == .file, let path = try path(of: entry) else { continue }
      // Several entries may have the same name.
      position += 1
      guard wanted[position] == path else { continue }
      let bytes = try reader.data(of: entry, count: count, limits: limits)
      total += bytes.count
      guard total <= limits.totalBytes else { throw .tooLarge(file: name, limit: limits.totalBytes) }
      contents[position] = bytes
    }
    return contents
  }
}

extension ZipSource {
  /// Returns an entry's path; `nil` for the archive's root folder.
  private func path(of entry: ZipReader.Entry) throws(ImportError) -> EntryPath? {
    do throws(EntryPath.Problem) {
      return try EntryPath(checking: entry.name)
    } catch .escapesArchive {
      throw .unsafeName(file: name, name: entry.name)
    } catch .root where entry.kind == .folder {
      return nil
    } catch {
      throw .unusableName(file: name, name: entry.name)
    }
  }
}
