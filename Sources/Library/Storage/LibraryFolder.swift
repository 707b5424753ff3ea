import Foundation
import Glibc

/// The files of a library: the database, its backups, and what was damaged.
struct LibraryFolder: Sendable {
  let url: URL
  let file: URL
  let backups: URL
  let setAside: URL

  init(_ url: URL) {
    self.url = url
    file = url.appending(path: "library.sqlite")
    backups = url.appending(path: "backups", directoryHint: .isDirectory)
    setAside = url.appending(path: "set-aside", directoryHint: .isDirectory)
  }

  /// Readable by its owner alone.
  func make() throws { try make(url) }

  func make(_ folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  var hasFile: Bool { access(file.path, F_OK) == 0 }

  /// Whether there is a database, or what one could be restored from.
  var isUsed: Bool { hasFile || access(backups.path, F_OK) == 0 }

  /// Where a new database is made, before it takes its place.
  var newFile: URL { url.appending(path: "library-new.sqlite") }

  /// Puts the new database in its place, where there is none.
  ///
  /// What SQLite left beside one that is gone is removed before: taken for the next one's it would damage that.
  func placeNewFile() throws {
    for suffix in Self.companions { unlink(file.path + suffix) }
    try flush(newFile)
    guard rename(newFile.path, file.path) == 0 else { throw lastError() }
    try flush(url)
  }

  func removeNewFile() { for suffix in [""] + Self.companions { unlink(newFile.path + suffix) } }

  /// Moves the database, with what lies beside it, to where nothing is ever removed.
  ///
  /// - Returns: where it is now; `nil` where there was none.
  func moveAside(on date: Date) throws -> URL? {
    let companions = Self.companions.filter { access(file.path + $0, F_OK) == 0 }
    guard hasFile || companions.contains("-wal") else { return nil }
    try make(setAside)
    let day = PartialDate(date, in: .gmt).description.replacing(":", with: "-")
    var place = setAside.appending(path: "library-\(day).sqlite")
    var number = 1
    while ([""] + Self.companions).contains(where: { access(place.path + $0, F_OK) == 0 }) {
      number += 1
      place = setAside.appending(path: "library-\(day)-\(number).sqlite")
    }
    if hasFile, rename(file.path, place.path) != 0 { throw lastError() }
    for suffix in companions { rename(file.path + suffix, place.path + suffix) }
    try flush(setAside)
    return place
  }

  /// Keeps other processes from making or moving the file meanwhile.
  ///
  /// They are waited for, but not for ever: one that was stopped in the middle must not stop this one, too.
  func locked<Value>(_ name: String = "library.lock", _ body: () throws -> Value) throws -> Value {
    let descriptor = open(url.appending(path: name).path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw lastError() }
    defer { close(descriptor) }
    for _ in 0..<mostTries {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return try body() }
      usleep(pause)
    }
    throw POSIXError(.EBUSY)
  }

  /// The log of what was written, and its index.
  static let companions = ["-wal", "-shm"]
}

func lastError() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

/// Waits until a file, or the names in a folder, are on the disk.
func flush(_ url: URL) throws {
  let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw lastError() }
  defer { close(descriptor) }
  guard fsync(descriptor) == 0 || errno == EINVAL else { throw lastError() }
}

private let mostTries = 1000
/// In microseconds.
private let pause: useconds_t = 10_000
