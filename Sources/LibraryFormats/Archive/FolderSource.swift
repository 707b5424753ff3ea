import Foundation
import Glibc

/// A folder, as an archive that somebody unpacked. Links in it are not followed.
struct FolderSource: EntrySource {
  let url: URL
  let name: String
  let limits: ImportLimits

  func list() throws(ImportError) -> [EntryPath] {
    var found: [EntryPath] = []
    var visited = 0
    try list(folder: url, prefix: "", depth: 0, visited: &visited, into: &found)
    return found.sorted { $0.text < $1.text }
  }

  func read(_ wanted: Set<EntryPath>, count: Int?) throws(ImportError) -> [EntryPath: [UInt8]] {
    var contents: [EntryPath: [UInt8]] = [:]
    var total = 0
    for path in wanted {
      let file = url.appending(path: path.text)
      let bytes = try PlainFile.read(file, name: path.text, count: count ?? limits.entryBytes + 1, followsLinks: false)
      total += bytes.count
      guard bytes.count <= limits.entryBytes else { throw .tooLarge(file: path.text, limit: limits.entryBytes) }
      guard total <= limits.totalBytes else { throw .tooLarge(file: name, limit: limits.totalBytes) }
      contents[path] = bytes
    }
    return contents
  }
}

extension FolderSource {
  private func list(folder: URL, prefix: String, depth: Int, visited: inout Int, into found: inout [EntryPath])
    throws(ImportError)
  {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw .unreadable(file: prefix.isEmpty ? name : prefix, reason: "the folder may not be opened")
    }
    for child in names.sorted() where !child.hasPrefix(".") {
      visited += 1
      guard visited <= limits.entries else { throw .tooManyEntries(file: name, limit: limits.entries) }
      let file = folder.appending(path: child)
      var status = stat()
      guard lstat(file.path, &status) == 0 else { continue }
      // A name that no archive could have is none of an export's.
      guard let path = EntryPath(prefix + child), path.text == prefix + child else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG: found.append(path)
      case S_IFDIR where depth < limits.depth:
        try list(folder: file, prefix: path.text + "/", depth: depth + 1, visited: &visited, into: &found)
      default: break
      }
    }
  }
}
