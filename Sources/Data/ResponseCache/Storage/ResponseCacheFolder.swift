import Foundation
import Glibc
import SystemIO

/// The cache's files: the database, SQLite's companion files, and a file that was set aside.
struct ResponseCacheFolder: Sendable {
  let url: URL
  let file: URL
  let setAsideFile: URL
  /// The file of the ``DiskReserve``.
  let reserve: URL

  init(_ url: URL) {
    self.url = url
    file = url.appending(path: "catalogue.sqlite")
    setAsideFile = url.appending(path: "catalogue-set-aside.sqlite")
    reserve = url.appending(path: "catalogue.reserve")
  }

  /// Creates the folder. Only its owner can access it and its files, because the content reveals what the user viewed.
  func make() throws {
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    for suffix in [""] + companions {
      PrivateFiles.restrict(file.path + suffix)
      PrivateFiles.restrict(setAsideFile.path + suffix)
    }
  }

  /// Whether there is a regular file at the database's path.
  var hasRegularFile: Bool {
    var status = stat()
    return stat(file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether SQLite can open the database and its companion files without blocking, as it would on a pipe or device.
  var opensWithoutBlocking: Bool {
    hasRegularFile
      && companions.allSatisfy { suffix in
        var status = stat()
        return stat(file.path + suffix, &status) != 0 || [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
      }
  }

  /// Whether the file is an SQLite database, or empty like one that SQLite just created
  /// (https://www.sqlite.org/fileformat2.html).
  ///
  /// SQLite itself would replay a write-ahead log onto any other file.
  ///
  /// Use this only while the process doesn't have the database open. Closing any descriptor of a file releases all of
  /// the process's POSIX locks on it, including SQLite's.
  ///
  /// A file that can't be read counts as a database; opening it reports the reason.
  var hasDatabase: Bool {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    let magic = Array("SQLite format 3\0".utf8)
    var bytes = [UInt8](repeating: 0, count: magic.count)
    let length = pread(descriptor, &bytes, bytes.count, 0)
    return length <= 0 || bytes == magic
  }

  /// Creates the database if there is none.
  ///
  /// The method first deletes the companion files of an earlier database, because SQLite would apply them to the new
  /// one and damage it.
  ///
  /// - Parameter make: Creates a database at the given temporary path.
  func makeFile(_ make: (String) throws -> Void) throws {
    guard access(file.path, F_OK) != 0 else { return }
    try locked {
      guard access(file.path, F_OK) != 0 else { return }
      let new = url.appending(path: "catalogue-new.sqlite").path
      for suffix in [""] + companions { unlink(new + suffix) }
      try PrivateFiles.create(URL(filePath: new))
      try make(new)
      for suffix in companions { unlink(file.path + suffix) }
      guard rename(new, file.path) == 0 else { throw POSIXError.last }
    }
  }

  /// The size of the files, in bytes.
  var bytes: Int {
    ([""] + companions).reduce(0) { total, suffix in
      var status = stat()
      return stat(file.path + suffix, &status) == 0 ? total + Int(status.st_size) : total
    }
  }

  /// Sets the database aside, in place of the one that was set aside before.
  func setAside() throws {
    removeSetAside()
    guard rename(file.path, setAsideFile.path) == 0 else { throw POSIXError.last }
    for suffix in companions { rename(file.path + suffix, setAsideFile.path + suffix) }
  }

  func removeSetAside() {
    for suffix in [""] + companions { try? FileManager.default.removeItem(atPath: setAsideFile.path + suffix) }
  }

  /// Deletes the database. Open connections continue to work.
  func remove() throws {
    guard unlink(file.path) == 0 || errno == ENOENT else { throw POSIXError.last }
    for suffix in companions { unlink(file.path + suffix) }
  }

  /// Runs a closure while other processes can't create or move the file.
  ///
  /// - Throws: `POSIXError` with `EBUSY` after about 10 seconds, in case another process hangs while it has the lock.
  func locked<Value>(_ body: () throws -> Value) throws -> Value {
    let lock = try LockFile(url.appending(path: "catalogue.lock"))
    try lock.lock()
    return try withExtendedLifetime(lock, body)
  }
}

/// The suffixes of the write-ahead log and its index.
private let companions = ["-wal", "-shm"]
