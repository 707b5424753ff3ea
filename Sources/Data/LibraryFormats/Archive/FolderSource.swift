import Foundation
import Glibc
import Localization

/// A folder, presented as an unpacked archive. Symbolic links in it aren't followed.
struct FolderSource: EntrySource {
  let url: URL
  let name: String
  let limits: ImportLimits

  func list() throws(ImportError) -> EntryList {
    var found = EntryList()
    var visited = 0
    try list(folder: url, prefix: "", depth: 0, visited: &visited, into: &found)
    found.paths.sort { $0.text < $1.text }
    return found
  }

  func read(_ wanted: [Int: EntryPath], count: Int?) throws(ImportError) -> [Int: [UInt8]] {
    var contents: [Int: [UInt8]] = [:]
    var total = 0
    for (position, path) in wanted {
      let file = url.appending(path: path.text)
      let bytes = try PlainFile.read(file, name: path.text, count: count ?? limits.entryBytes + 1, followsLinks: false)
      total += bytes.count
      guard bytes.count <= limits.entryBytes else { throw .tooLarge(file: path.text, limit: limits.entryBytes) }
      guard total <= limits.totalBytes else { throw .tooLarge(file: name, limit: limits.totalBytes) }
      contents[position] = bytes
    }
    return contents
  }
}

extension FolderSource {
  private func list(folder: URL, prefix: String, depth: Int, visited: inout Int, into found: inout EntryList)
    throws(ImportError)
  {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      // Translators: Follows “Can’t read “{file}”:”.
      throw .unreadable(file: prefix.isEmpty ? name : prefix, reason: tr("the folder can’t be opened"))
    }
    for child in names.sorted() where !child.hasPrefix(".") {
      visited += 1
      guard visited <= limits.entries else { throw .tooManyEntries(file: name, limit: limits.entries) }
      let file = folder.appending(path: child)
      var status = stat()
      guard lstat(file.path, &status) == 0 else {
        found.skip(prefix + child, tr("It no longer exists, or its name isn’t UTF-8."))
        continue
      }
      guard let path = EntryPath(prefix + child), path.text == prefix + child else {
        found.skip(prefix + child, tr("Its name is too long, or has a backslash or control characters."))
        continue
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG: found.paths.append(path)
      case S_IFDIR where depth < limits.depth:
        try list(folder: file, prefix: path.text + "/", depth: depth + 1, visited: &visited, into: &found)
      case S_IFDIR:
        let reason = tr(
          one: "It’s a folder nested more than {count} level deep.",
          other: "It’s a folder nested more than {count} levels deep.", count: limits.depth)
        found.skip(path.text, reason)
      case S_IFLNK: found.skip(path.text, EntryList.linkReason)
      default: found.skip(path.text, EntryList.notAFileReason)
      }
    }
  }
}
