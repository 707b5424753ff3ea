import Foundation
import Glibc

/// The files of a catalogue: the database, what SQLite lays beside it, and one that was put out of the way.
struct CatalogueFolder: Sendable {
  let url: URL
  let file: URL
  let setAsideFile: URL

  init(_ url: URL) {
    self.url = url
    file = url.appending(path: "catalogue.sqlite")
    setAsideFile = url.appending(path: "catalogue-set-aside.sqlite")
  }

  /// Readable by its owner alone: what somebody looked at is theirs.
  func make() throws {
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Whether what is in the database's place is a file at all.
  var holdsFile: Bool {
    var status = stat()
    return stat(file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether SQLite can open the database and what lies beside it without waiting, as it would for a pipe or a device.
  var opensAtOnce: Bool {
    holdsFile
      && companions.allSatisfy { suffix in
        var status = stat()
        return stat(file.path + suffix, &status) != 0 || [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
      }
  }

  /// Whether the file is an SQLite database, or empty as SQLite creates it (https://www.sqlite.org/fileformat2.html). SQLite itself would
  /// replay a log over any other file.
  ///
  /// To be used while nothing in this process has the database open: closing any descriptor of a file drops all of the process's POSIX
  /// locks on it, those of SQLite included. A file that can't be read counts as one, as opening it says why.
  var holdsDatabase: Bool {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    let magic = Array("SQLite format 3\0".utf8)
    var bytes = [UInt8](repeating: 0, count: magic.count)
    let length = pread(descriptor, &bytes, bytes.count, 0)
    return length <= 0 || bytes == magic
  }

  /// Puts a new file where there is none.
  ///
  /// What SQLite left beside one that is gone is removed before: taken for the next one's it would damage that.
  ///
  /// - Parameter make: writes it at a path beside its place.
  func makeFile(_ make: (String) throws -> Void) throws {
    guard access(file.path, F_OK) != 0 else { return }
    try locked {
      guard access(file.path, F_OK) != 0 else { return }
      let new = url.appending(path: "catalogue-new.sqlite").path
      for suffix in [""] + companions { unlink(new + suffix) }
      try make(new)
      for suffix in companions { unlink(file.path + suffix) }
      guard rename(new, file.path) == 0 else { throw lastError() }
    }
  }

  /// What the files take, in bytes.
  var bytes: Int {
    ([""] + companions).reduce(0) { total, suffix in
      var status = stat()
      return stat(file.path + suffix, &status) == 0 ? total + Int(status.st_size) : total
    }
  }

  /// Puts the database out of the way, over the one that was put there before.
  func setAside() throws {
    removeSetAside()
    guard rename(file.path, setAsideFile.path) == 0 else { throw lastError() }
    for suffix in companions { rename(file.path + suffix, setAsideFile.path + suffix) }
  }

  func removeSetAside() {
    for suffix in [""] + companions { try? FileManager.default.removeItem(atPath: setAsideFile.path + suffix) }
  }

  /// Removes the database. Who has it open is not hurt.
  func remove() throws {
    guard unlink(file.path) == 0 || errno == ENOENT else { throw lastError() }
    for suffix in companions { unlink(file.path + suffix) }
  }

  /// Keeps other processes from making or moving the file meanwhile.
  ///
  /// They are waited for, but not for ever: one that was stopped in the middle must not stop this one, too.
  func locked<Value>(_ body: () throws -> Value) throws -> Value {
    let descriptor = open(url.appending(path: "catalogue.lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw lastError() }
    defer { close(descriptor) }
    for _ in 0..<mostTries {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return try body() }
      usleep(pause)
    }
    throw POSIXError(.EBUSY)
  }
}

private func lastError() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

/// The log of what was written, and its index.
private let companions = ["-wal", "-shm"]
private let mostTries = 1000
/// In microseconds.
private let pause: useconds_t = 10_000

/// Tells one file from another that takes its place.
struct FileIdentity: Equatable, Sendable {
  let device: UInt
  let node: UInt

  init?(_ file: URL) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    device = UInt(status.st_dev)
    node = UInt(status.st_ino)
  }
}
