import Foundation
import SystemIO

/// The lists of pinned files, in a folder next to the pictures. Every process that trims the cache can read them.
///
/// An owner has two lists: the files that were pinned when its stale pins were last removed, and those pinned since.
struct PinFolder: Sendable {
  private let path: String

  /// - Parameter folder: The folder of the pictures.
  init(_ folder: URL) { path = folder.appending(path: "held").path }

  /// Adds files to those that an owner has pinned since its stale pins were last removed.
  ///
  /// - Parameter files: The file names, as ``DiskEntry`` returns them.
  func add(_ files: [String], for owner: String) throws {
    let list = list(of: owner) + recent
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW
    let descriptor: Int32
    do throws(RegularFile.Failure) {
      descriptor = try RegularFile.open(list, flags)
    } catch {
      guard error == .missing else { throw error }
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      descriptor = try RegularFile.open(list, flags)
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: Data((files.joined(separator: "\n") + "\n").utf8))
  }

  /// Reduces an owner's pins to those since the last call of this method.
  func removeStalePins(_ owner: String) {
    let list = list(of: owner)
    if rename(list + recent, list) != 0 { unlink(list) }
  }

  func removePins(_ owner: String) {
    for list in [list(of: owner), list(of: owner) + recent] { unlink(list) }
  }

  func removeAllPins(except owners: Set<String>) {
    let known = Set(owners.map { DiskEntry.name(for: $0) }.flatMap { [$0, $0 + recent] })
    for name in lists where !known.contains(name) { unlink("\(path)/\(name)") }
  }

  /// Returns the names of all pinned files.
  func files() -> Set<String> {
    var files: Set<String> = []
    for name in lists {
      let file = URL(filePath: "\(path)/\(name)")
      guard let data = try? RegularFile.read(file, limit: maximumListBytes, followsLinks: false) else { continue }
      for line in data.split(separator: UInt8(ascii: "\n")) { files.insert(String(decoding: line, as: UTF8.self)) }
    }
    return files
  }
}

private extension PinFolder {
  var lists: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }

  func list(of owner: String) -> String { "\(path)/\(DiskEntry.name(for: owner))" }
}

private let recent = ".recent"
/// The maximum size of a list, in bytes. A line takes 33 bytes, and no owner pins that many pictures.
private let maximumListBytes = 64 << 20
