import Foundation
import SystemIO

/// Who wants which pictures to stay: a list of files for each holder, in a folder beside the pictures, so that every process
/// that trims them knows.
///
/// A holder has two: what it held when it was last settled, and what it has held since.
struct HoldFolder: Sendable {
  private let path: String

  /// - Parameter folder: that of the pictures.
  init(_ folder: URL) { path = folder.appending(path: "held").path }

  /// Adds to what a holder has held since it was last settled.
  ///
  /// - Parameter files: their names, as ``DiskEntry`` gives them.
  func add(_ files: [String], for holder: String) throws {
    let list = list(of: holder) + recent
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

  /// What was held since the holder was last settled is all that it holds.
  func settle(_ holder: String) {
    let list = list(of: holder)
    if rename(list + recent, list) != 0 { unlink(list) }
  }

  func release(_ holder: String) {
    for list in [list(of: holder), list(of: holder) + recent] { unlink(list) }
  }

  func releaseAll(except holders: Set<String>) {
    let known = Set(holders.map { DiskEntry.name(for: $0) }.flatMap { [$0, $0 + recent] })
    for name in lists where !known.contains(name) { unlink("\(path)/\(name)") }
  }

  /// What anybody holds.
  func files() -> Set<String> {
    var files: Set<String> = []
    for name in lists {
      let file = URL(filePath: "\(path)/\(name)")
      guard let data = try? RegularFile.read(file, limit: largestList, followsLinks: false) else { continue }
      for line in data.split(separator: UInt8(ascii: "\n")) { files.insert(String(decoding: line, as: UTF8.self)) }
    }
    return files
  }
}

private extension HoldFolder {
  var lists: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }

  func list(of holder: String) -> String { "\(path)/\(DiskEntry.name(for: holder))" }
}

private let recent = ".recent"
/// In bytes. A name takes about 70, and nobody holds as many pictures.
private let largestList = 64 << 20
