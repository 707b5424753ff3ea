import Foundation
import SystemIO

/// The files of a disk cache. Each method reads or replaces one whole file, or lists the files for trimming.
///
/// A file's access time is the time of its last use, and its modification time is the time when it was stored. The
/// cache sets both, so a listing shows them to every process that shares the folder.
struct DiskFolder: Sendable {
  /// The attributes of a file in a listing.
  struct Entry: Sendable {
    let name: String
    let bytes: Int
    let stored: Date
    let used: Date
  }

  let path: String

  /// - Parameter folder: The cache's folder. If it doesn't exist, the first write creates it with access only for its
  ///   owner.
  init(_ folder: URL) { path = folder.path }

  /// Returns the whole file and the date when it was stored, or `nil` if there is no readable file.
  func read(_ name: String, maximumBytes: Int) -> (content: Data, stored: Date)? {
    try? RegularFile.withDescriptor(file(name), limit: maximumBytes, followsLinks: false, failure: \.self) {
      descriptor, status throws(RegularFile.Failure) in
      // Read only as much as the size says, because another process may append to the file.
      let content = try RegularFile.read(descriptor, count: Int(status.st_size))
      return (Data(content), Date(status.st_mtim))
    }
  }

  func exists(_ name: String) -> Bool { access(file(name), F_OK) == 0 }

  /// Writes a temporary file and then moves it into place, so that a reader sees either the whole file or none.
  ///
  /// The file isn't synced to disk. After a power failure, it may be truncated, which its checksum reveals.
  func write(_ content: Data, to name: String, at date: Date) throws {
    let temporary = "\(name)\(temporarySuffix)\(UUID().uuidString)"
    var descriptor = create(temporary)
    if descriptor < 0, errno == ENOENT {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      descriptor = create(temporary)
    }
    guard descriptor >= 0 else { throw POSIXError.last }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: content)
      var times = [timespec(date), timespec(date)]
      guard futimens(descriptor, &times) == 0 else { throw POSIXError.last }
      try handle.close()
      guard rename(file(temporary), file(name)) == 0 else { throw POSIXError.last }
    } catch {
      unlink(file(temporary))
      throw error
    }
  }

  /// Records the use of a file.
  func touch(_ name: String, at date: Date) {
    var times = [timespec(date), timespec(tv_sec: 0, tv_nsec: omitTime)]
    utimensat(AT_FDCWD, file(name), &times, AT_SYMLINK_NOFOLLOW)
  }

  /// Removes a file. A missing file isn't an error.
  @discardableResult
  func remove(_ name: String) -> Bool { unlink(file(name)) == 0 }

  func bytes(of name: String) -> Int {
    var status = stat()
    return lstat(file(name), &status) == 0 ? Int(status.st_size) : 0
  }

  /// Returns all files of the cache. Other files are omitted, so the cache never touches them.
  func entries() -> [Entry] {
    names.filter(DiskEntry.isName).compactMap(entry)
  }

  /// Returns the temporary files of writes that weren't completed.
  func temporaries() -> [Entry] {
    names.filter { name in
      guard let suffix = name.range(of: temporarySuffix) else { return false }
      return DiskEntry.isName(String(name[..<suffix.lowerBound]))
    }.compactMap(entry)
  }
}

private let temporarySuffix = ".new-"
/// `UTIME_OMIT` of utimensat(2), a macro that Swift doesn't import. It leaves a time unchanged.
private let omitTime = (1 << 30) - 2

private extension DiskFolder {
  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  func entry(_ name: String) -> Entry? {
    var status = stat()
    guard lstat(file(name), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Entry(
      name: name, bytes: Int(status.st_size), stored: Date(status.st_mtim), used: Date(status.st_atim))
  }

  func create(_ name: String) -> Int32 { open(file(name), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
}

private extension timespec {
  init(_ date: Date) {
    let seconds = date.timeIntervalSince1970
    let whole = seconds.rounded(.down)
    self.init(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
  }
}

private extension Date {
  init(_ time: timespec) {
    self.init(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}
