import Foundation
import Glibc

@testable import Library

/// A service that copies files between the devices' copies of a shared folder. It loses, repeats, truncates, damages
/// and renames files, and delivers old versions.
struct UnreliableService {
  let folders: [URL]
  /// Versions that some folder once contained, by name.
  private var earlier: [String: [Data]] = [:]
  private var copyCount = 0
  /// A description of each fault, for a replay.
  var log: [String] = []
  /// The files of lost devices.
  private var archives: [(name: String, content: Data, isOwn: Bool)] = []

  init(_ folders: [URL]) { self.folders = folders }

  /// Copies a random file from one folder to another, usually with a fault.
  mutating func deliver(_ numbers: inout SeededNumbers) throws {
    let (source, target) = (folders.randomElement(using: &numbers), folders.randomElement(using: &numbers))
    guard let source, let target, source != target,
      let name = try names(in: source).randomElement(using: &numbers)
    else { return }
    let content = try Data(contentsOf: source.appending(path: name))
    let former = try? Data(contentsOf: target.appending(path: name))
    remember(content, name)
    if let former { remember(former, name) }
    let fault = Int.random(in: 0..<8, using: &numbers)
    log.append("deliver \(name) from \(source.lastPathComponent) to \(target.lastPathComponent), fault \(fault)")
    switch fault {
    case 0, 1:
      try write(content.prefix(Int.random(in: 0...content.count, using: &numbers)), name, in: target, &numbers)
    case 2: try write(content, conflictName(name), in: target, &numbers)
    case 3:
      if let former { try write(former, conflictName(name), in: target, &numbers) }
      try write(content, name, in: target, &numbers)
    default: try write(content, name, in: target, &numbers)
    }
  }

  /// Removes, renames, rolls back or damages a file in one folder.
  mutating func disturb(_ numbers: inout SeededNumbers) throws {
    guard let folder = folders.randomElement(using: &numbers),
      let name = try names(in: folder).randomElement(using: &numbers)
    else { return }
    let file = folder.appending(path: name)
    var content = try Data(contentsOf: file)
    remember(content, name)
    let fault = Int.random(in: 0..<8, using: &numbers)
    log.append("disturb \(name) in \(folder.lastPathComponent), fault \(fault)")
    switch fault {
    case 0, 1: try FileManager.default.removeItem(at: file)
    case 2: try FileManager.default.moveItem(at: file, to: folder.appending(path: conflictName(name)))
    case 3 where !content.isEmpty:
      content[Int.random(in: 0..<content.count, using: &numbers)] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
      // Like a flipped bit on the disk, this doesn't change the file's date.
      var status = stat()
      guard stat(file.path, &status) == 0 else { return }
      try write(content, name, in: folder, &numbers, date: status.st_mtim)
    case 4: try write(content.prefix(Int.random(in: 0...content.count, using: &numbers)), name, in: folder, &numbers)
    default:
      if let version = earlier[name]?.randomElement(using: &numbers) { try write(version, name, in: folder, &numbers) }
    }
  }

  /// Adds a file of unknown origin to a folder.
  mutating func add(_ lines: [String], _ numbers: inout SeededNumbers) throws {
    guard let folder = folders.randomElement(using: &numbers) else { return }
    copyCount += 1
    let content = Data(lines.map { $0 + "\n" }.joined().utf8)
    try write(content, "stray \(copyCount).jsonl", in: folder, &numbers)
  }

  /// Stores the files of a device that will be lost.
  mutating func archive(_ folder: URL, ownFiles: [String]) throws {
    for name in try names(in: folder) {
      let content = try Data(contentsOf: folder.appending(path: name))
      archives.append((name, content, ownFiles.contains(name)))
    }
  }

  /// Delivers the files of lost devices as copies with other names. Some of the originals are lost.
  mutating func deliverArchives(_ numbers: inout SeededNumbers) throws {
    for (name, content, isOwn) in archives {
      if isOwn, Bool.random(using: &numbers) {
        for folder in folders { try? FileManager.default.removeItem(at: folder.appending(path: name)) }
      }
      try write(content, conflictName(name), in: folders[0], &numbers)
    }
  }

  /// Delivers the complete files to all folders.
  ///
  /// - Parameter owners: The folders whose versions of files count. For other files, the longest counts.
  /// - Returns: Whether anything had to be copied.
  func deliverAll(_ owners: [String: URL]) throws -> Bool {
    var hasChanged = false
    for name in Set(try folders.flatMap(names)).sorted() {
      let versions = folders.map { try? Data(contentsOf: $0.appending(path: name)) }
      let longest = versions.compactMap(\.self).max { $0.count < $1.count }
      guard let content = owners[name].flatMap({ try? Data(contentsOf: $0.appending(path: name)) }) ?? longest else {
        continue
      }
      for (folder, version) in zip(folders, versions) where version != content {
        try write(content, name, in: folder)
        hasChanged = true
      }
    }
    return hasChanged
  }

  func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private mutating func remember(_ content: Data, _ name: String) {
    if earlier[name]?.last != content { earlier[name, default: []].append(content) }
  }

  private mutating func conflictName(_ name: String) -> String {
    copyCount += 1
    let start = name.dropLast(".jsonl".count)
    return copyCount.isMultiple(of: 2)
      ? "\(start).sync-conflict-20270115-0800\(copyCount)-ABCDEFG.jsonl"
      : "\(start) (conflicted copy \(copyCount)).jsonl"
  }

  /// Writes a file in place, or replaces it.
  ///
  /// - Parameter date: The modification time. By default, it depends on the content, as if the service preserved it.
  private func write(
    _ content: Data, _ name: String, in folder: URL, _ numbers: inout SeededNumbers, date: timespec? = nil
  ) throws {
    try write(content, name, in: folder, isAtomic: Bool.random(using: &numbers), date: date)
  }

  private func write(
    _ content: Data, _ name: String, in folder: URL, isAtomic: Bool = true, date: timespec? = nil
  ) throws {
    let file = folder.appending(path: name)
    try content.write(to: file, options: isAtomic ? .atomic : [])
    let date = date ?? timespec(tv_sec: Int(Checksum(content).value) / 8, tv_nsec: 0)
    utimensat(AT_FDCWD, file.path, [date, date], 0)
  }
}
