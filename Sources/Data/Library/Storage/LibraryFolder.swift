import Foundation
import Glibc
import SystemIO

/// The files of a library: the database, its backups, and damaged files that were set aside.
struct LibraryFolder: Sendable {
  let url: URL
  /// The database. If `library.sqlite` is a link, this is its target, because SQLite places the log next to that file.
  let file: URL
  let backups: URL
  /// The folder for damaged files. It is next to the database, so that moving a file there never crosses file systems.
  let setAside: URL
  /// The file of the ``DiskReserve``. It is next to the database, because it must be on the same file system.
  let reserve: URL
  private let link: URL

  init(_ url: URL) {
    self.url = url
    link = url.appending(path: "library.sqlite")
    file = link.linkTarget
    backups = url.appending(path: "backups", directoryHint: .isDirectory)
    setAside = file.deletingLastPathComponent().appending(path: "set-aside", directoryHint: .isDirectory)
    reserve = file.deletingLastPathComponent().appending(path: "library.reserve")
  }

  /// Creates the folder, readable only by its owner.
  func make() throws {
    do {
      try make(url)
    } catch {
      let target = url.linkTarget
      guard target.path != url.path, !target.exists else { throw error }
      throw LibraryError.missingLinkTarget(link: url.path, target: target.path)
    }
  }

  func make(_ folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Lets only the owner read the library's files, backups and damaged files, whatever the folder permits. SQLite gives
  /// the log and its index the permissions of the database.
  func makeFilesPrivate() {
    let folders = [backups, setAside].flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).map {
        folder.appending(path: $0).path
      }
    }
    let companions = ([""] + Self.companions + ["-journal"]).map { file.path + $0 }
    for path in companions + [replacement.path] + folders { PrivateFiles.restrict(path) }
  }

  private var isLink: Bool { file.path != link.path }

  private var log: URL { URL(filePath: file.path + "-wal") }

  /// Whether the log holds writes that aren't in the database yet.
  var hasLog: Bool {
    var status = stat()
    return lstat(log.path, &status) == 0 && status.st_size > 0
  }

  /// Whether the folder ever held a library. A database, a link to one, a log without a database, a replacement or a
  /// backup is proof of that.
  var isUsed: Bool { link.mayExist || hasLog || hasReplacement || backups.mayExist }

  /// Checks whether SQLite may open the files, without opening any. They must be regular and readable by this process.
  ///
  /// - Returns: Whether there is a database.
  func examine() throws(LibraryError) -> Bool {
    var hasFile = false
    for suffix in [""] + Self.companions {
      let path = file.path + suffix
      var status = stat()
      guard lstat(path, &status) == 0 else {
        if errno == ENOENT { continue }
        throw LibraryError(opening: path, errno)
      }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
      guard access(path, R_OK) == 0 else { throw LibraryError(opening: path, errno) }
      if suffix.isEmpty { hasFile = true }
    }
    if !hasFile, isLink { throw .missingLinkTarget(link: link.path, target: file.path) }
    return hasFile
  }

  /// Moves the database and its companions to the folder for damaged files, from which Matinee never removes anything.
  ///
  /// - Returns: The new location; `nil` if there was no database.
  func moveAside(on date: Date, _ step: (RestorationStep) throws -> Void = { _ in }) throws -> URL? {
    guard file.exists || hasLog else { return nil }
    let destination = try unusedSetAsideURL(on: date)
    for suffix in [""] + Self.companions {
      if URL(filePath: file.path + suffix).exists {
        guard rename(file.path + suffix, destination.path + suffix) == 0 else { throw POSIXError.last }
      }
      if suffix.isEmpty { try step(.movedDatabase) }
    }
    try flush(setAside)
    return destination
  }

  /// Moves only the log, and removes its index, which is useless without it.
  ///
  /// - Returns: The log's new location without its `-wal` suffix: the URL that its database would have.
  func moveLogAside(on date: Date) throws -> URL {
    let destination = try unusedSetAsideURL(on: date)
    guard rename(log.path, destination.path + "-wal") == 0 else { throw POSIXError.last }
    unlink(file.path + "-shm")
    try flush(setAside)
    return destination
  }

  /// Returns the URL for a damaged database in the folder for damaged files. No file exists there, nor with the suffix
  /// of a companion.
  private func unusedSetAsideURL(on date: Date) throws -> URL {
    try make(setAside)
    let day = PartialDate(date, in: .gmt).description.replacing(":", with: "-")
    var url = setAside.appending(path: "library-\(day).sqlite")
    var number = 1
    while ([""] + Self.companions).contains(where: { URL(filePath: url.path + $0).exists }) {
      number += 1
      url = setAside.appending(path: "library-\(day)-\(number).sqlite")
    }
    return url
  }

  /// Runs a closure while no other process can create, move or write the file.
  ///
  /// It waits for other processes, but not forever: a process that was stopped must not block this one.
  func locked<Value>(_ name: String = "library.lock", _ body: () throws -> Value) throws -> Value {
    let lockFile = try LockFile(url.appending(path: name))
    try lockFile.lock()
    return try withExtendedLifetime(lockFile, body)
  }

  /// Runs a closure while no other process can create or move the file. Other processes may write to it.
  func withSharedLock<Value>(_ body: () throws -> Value) throws -> Value {
    let lockFile = try LockFile(url.appending(path: "library.lock"))
    do throws(POSIXError) {
      try lockFile.lock(.shared)
    } catch {
      // On a file system without locks, no process can restore a library either; see ``locked(_:_:)``.
      guard error.code != .EBUSY else { throw error }
    }
    return try withExtendedLifetime(lockFile, body)
  }

  /// The suffixes of SQLite's write-ahead log and its index.
  static let companions = ["-wal", "-shm"]
}

extension URL {
  /// Whether a file exists at this URL, including a link without a target.
  var exists: Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether a file exists at this URL, or may exist, as in a folder without permissions.
  fileprivate var mayExist: Bool { exists || ![ENOENT, ENOTDIR].contains(errno) }

  /// The target of a chain of links; the URL itself if it isn't a link.
  fileprivate var linkTarget: URL {
    var url = self
    for _ in 0..<maximumLinkCount {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { break }
      url = URL(filePath: target, relativeTo: url.deletingLastPathComponent()).absoluteURL.standardizedFileURL
    }
    return url
  }
}

/// The kernel's limit on the number of links that it follows (path_resolution(7)).
private let maximumLinkCount = 40
