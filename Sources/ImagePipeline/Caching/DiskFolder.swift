import Foundation
import SystemIO

/// The files of a disk cache, one call each: read whole, replaced whole, and listed with what is needed to trim them.
///
/// When a file was last wanted is its access time and when it was stored its modification time, both set by us: so
/// every process that shares the folder knows them, and a listing tells all.
struct DiskFolder: Sendable {
  /// What a listing tells of one file.
  struct Entry: Sendable {
    let name: String
    let bytes: Int
    let stored: Date
    let used: Date
  }

  let path: String

  /// - Parameter folder: need not exist; it is made, readable by its owner alone, when something is written.
  init(_ folder: URL) { path = folder.path }

  /// The whole file and when it was stored; `nil` when there is none that can be read.
  func read(_ name: String, maximumBytes: Int) -> (content: Data, stored: Date)? {
    try? RegularFile.withDescriptor(file(name), limit: maximumBytes, followsLinks: false, failure: \.self) {
      descriptor, status throws(RegularFile.Failure) in
      // No more than its size: another process may append to it.
      let content = try RegularFile.read(descriptor, count: Int(status.st_size))
      return (Data(content), Date(status.st_mtim))
    }
  }

  func exists(_ name: String) -> Bool { access(file(name), F_OK) == 0 }

  /// Writes a file beside its place and then moves it there, so that a reader sees all of it or nothing of it.
  ///
  /// It is not forced to the disk: after a loss of power a file may be short, which its checksum tells.
  func write(_ content: Data, to name: String, at date: Date) throws {
    let temporary = "\(name)\(temporarySuffix)\(UUID().uuidString)"
    var descriptor = create(temporary)
    if descriptor < 0, errno == ENOENT {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      descriptor = create(temporary)
    }
    guard descriptor >= 0 else { throw lastError() }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: content)
      var times = [timespec(date), timespec(date)]
      guard futimens(descriptor, &times) == 0 else { throw lastError() }
      try handle.close()
      guard rename(file(temporary), file(name)) == 0 else { throw lastError() }
    } catch {
      unlink(file(temporary))
      throw error
    }
  }

  /// Notes that a file was wanted.
  func touch(_ name: String, at date: Date) {
    var times = [timespec(date), timespec(tv_sec: 0, tv_nsec: leaveTime)]
    utimensat(AT_FDCWD, file(name), &times, AT_SYMLINK_NOFOLLOW)
  }

  /// Removes a file; that it is not there is fine.
  @discardableResult
  func remove(_ name: String) -> Bool { unlink(file(name)) == 0 }

  func bytes(of name: String) -> Int {
    var status = stat()
    return lstat(file(name), &status) == 0 ? Int(status.st_size) : 0
  }

  /// Every file of ours. Others are left out, and so never touched.
  func entries() -> [Entry] {
    names.filter(DiskEntry.isName).compactMap(entry)
  }

  /// What writers left behind that did not come to their end.
  func temporaries() -> [Entry] {
    names.filter { name in
      guard let suffix = name.range(of: temporarySuffix) else { return false }
      return DiskEntry.isName(String(name[..<suffix.lowerBound]))
    }.compactMap(entry)
  }
}

private let temporarySuffix = ".new-"
/// `UTIME_OMIT` of utimensat(2), a macro that Swift does not see: this time stays as it is.
private let leaveTime = (1 << 30) - 2

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

  func lastError() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
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
