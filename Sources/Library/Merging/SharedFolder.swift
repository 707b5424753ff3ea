import Foundation
import GRDB
import Glibc
import SQLiteFiles
import Synchronization

/// A folder that something else copies between somebody's devices. Each device writes its own file there, and reads all others'.
///
/// A device adds to its file what is in no other: its own events, and those that it alone knows of. A file that has become shorter, or
/// other than it was, is read anew, and so is everything where one has gone. There is no server, and nothing to agree on: who has read
/// the same files has the same events.
public final class SharedFolder: Sendable {
  /// What came of looking into the folder.
  public struct Report: Hashable, Sendable {
    /// Of all lines that were read.
    public internal(set) var merged = MergeReport()
    /// How many events were added to this device's file.
    public internal(set) var written = 0
    /// The number of damaged lines in all files.
    public internal(set) var damaged = 0
    /// The names of files in which damaged lines were found for the first time.
    public internal(set) var newlyDamaged: [String] = []
    /// The names of files that a later version of the app wrote.
    public internal(set) var newer: [String] = []
    /// How many devices have a file there, this one among them.
    public internal(set) var devices = 0
    /// The names of files that could not be read.
    public internal(set) var unreadable: [String] = []
    /// The names of links, which lead out of the folder and are not followed.
    public internal(set) var links: [String] = []
    /// The number of files that were not read, because there are too many.
    public internal(set) var omitted = 0
  }

  /// The largest number of files that are read.
  public static let mostFiles = 1_000

  private let url: URL
  private let library: Library

  public init(_ url: URL, of library: Library) {
    self.url = url
    self.library = library
  }

  /// Reads what is new in the folder, and adds what others may not have.
  ///
  /// The first exchange of a process, and one a day after it, also look for damage that neither a size nor a date shows: in this
  /// device's file, and in the indexes that tell which events are in none.
  ///
  /// - Throws: ``LibraryError/gone`` where the folder is not there. It is never made: it may be on a disk that is not there now.
  @discardableResult
  public func synchronise() async throws(LibraryError) -> Report {
    if let reason = library.readOnlyReason {
      await library.retryWriting()
      if library.readOnlyReason != nil { throw reason }
    }
    let now = library.environment.now()
    let age = library.lastSharingCheck.withLock(\.self).map { now.timeIntervalSince($0) }
    let isThorough = age.map { !(0..<checkAge).contains($0) } ?? true
    if isThorough, try await library.file.read({ try !EventTable(database: $0).hasCompleteIndexes() }) {
      try await library.verify()
    }
    var report = try await exchange(isThorough)
    if report == nil {
      try await library.verify()
      report = try await exchange(isThorough)
    }
    guard let report else { throw LibraryError.unreadable(reason: "the library is damaged") }
    if isThorough { library.lastSharingCheck.withLock { $0 = now } }
    return report
  }

  /// - Parameter isThorough: whether this device's file is read to its end, whatever its size and its date say.
  /// - Returns: `nil` where the library is damaged.
  private func exchange(_ isThorough: Bool) async throws(LibraryError) -> Report? {
    let (url, folder, environment) = (url, library.file.opening.folder, library.environment)
    return try await library.file.withDatabase { database in
      do {
        // The app and a command may do so at once, and have one file.
        return try folder.locked("sharing.lock") {
          do {
            // Commits other devices' events first, so that they stay if appending fails on a full disk.
            let report = try database.write { database in
              var exchange = try Exchange(database, url)
              return try exchange.readAll(at: environment.now(), isThorough)
            }
            return try database.write { database in
              var exchange = try Exchange(database, url)
              return try exchange.append(report, environment.writeShared)
            }
          } catch  where !url.isFolder {
            throw LibraryError.gone
          }
        }
      } catch  where isDamage(error) {
        return nil
      } catch let error as POSIXError where error.code == .EISDIR {
        throw LibraryError.notAFile(path: folder.url.appending(path: "sharing.lock").path)
      }
    }
  }
}

/// One look into the folder. What is noted of a file and its events are written together.
private struct Exchange {
  private let database: Database
  private let url: URL
  private let own: String
  private let files: SharedFileTable
  private var report = SharedFolder.Report()

  init(_ database: Database, _ url: URL) throws {
    self.database = database
    self.url = url
    own = try StateTable(database: database).device().description + ".jsonl"
    files = SharedFileTable(database: database, folder: url.path)
  }

  mutating func readAll(at now: Date, _ isThorough: Bool) throws -> SharedFolder.Report {
    let all = try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.lowercased().hasSuffix(".jsonl") && !$0.hasPrefix(".") }
    let names = all.filter { $0 == own } + all.filter { $0 != own }.sorted().prefix(SharedFolder.mostFiles)
    report.omitted = all.count - names.count
    let damaged = try files.damagedLines()
    // What was in a file that has gone or changed may be in none.
    if try !files.names().isSubset(of: names) || names.contains(where: { try hasChanged($0, isThorough) }) {
      try files.forgetAll()
    }
    var merge = try Merge(database, at: now, isShared: true)
    for name in names {
      do {
        try read(name, &merge)
      } catch let error as DatabaseError {
        throw error
      } catch let error as POSIXError where error.code == .ELOOP {
        report.links.append(name)
      } catch LibraryError.newerJournal {
        report.newer.append(name)
      } catch {
        report.unreadable.append(name)
      }
    }
    try merge.finish()
    report.merged = merge.report
    let damagedNow = try files.damagedLines()
    report.damaged = damagedNow.values.reduce(0, +)
    report.newlyDamaged = damagedNow.filter { $0.value > damaged[$0.key] ?? 0 }.keys.sorted()
    report.devices = try devices(names).count
    return report
  }

  /// Those that have a file of their own, and this one: it has one as soon as it has something to say. What a copying program made of
  /// one in a conflict is nobody's.
  private func devices(_ names: [String]) throws -> Set<DeviceID> {
    let others = names.compactMap { DeviceID(String($0.dropLast(".jsonl".count))) }
    return Set(others).union([try StateTable(database: database).device()])
  }

  /// Whether what was read of a file is not there any more.
  private func hasChanged(_ name: String, _ isThorough: Bool) throws -> Bool {
    guard let former = try files.file(name) else { return false }
    let isSame = try? withFile(url.appending(path: name), followsLinks: false) { descriptor, status in
      let now = SharedFile(name: name, status)
      // A disk that forgets a bit changes neither the size nor the date. Who wrote the file has the lines to restore it.
      if former.isLike(now), !(isThorough && name == own) { return true }
      return try former.isBeginning(of: descriptor, size: now.size)
    }
    return isSame == false
  }

  private mutating func read(_ name: String, _ merge: inout Merge) throws {
    try withFile(url.appending(path: name), followsLinks: false) { descriptor, status in
      let now = SharedFile(name: name, status)
      let former = try files.file(name)
      if let former, former.isLike(now) { return }
      var file = former ?? SharedFile(name: name)
      guard lseek(descriptor, off_t(file.offset), SEEK_SET) >= 0 else { throw lastError() }
      var reader = LineReader(descriptor, offset: file.offset, checksum: file.checksum)
      let damaged = merge.report.damaged
      while let line = try reader.next() {
        // The rest of the last line may be on its way.
        if case .partial = line { break }
        file.line += 1
        try merge.add(line, number: file.line)
      }
      file.damaged += merge.report.damaged - damaged
      (file.size, file.modified) = (now.size, now.modified)
      (file.offset, file.checksum) = (reader.offset, reader.checksum)
      try files.put(file)
    }
  }

  /// Adds to the own file what is in none.
  mutating func append(
    _ report: SharedFolder.Report, _ write: (Int32, [UInt8]) throws -> Void
  ) throws -> SharedFolder.Report {
    let lines = try Data.fetchAll(database, sql: "SELECT line FROM event WHERE isShared = 0 ORDER BY id")
      .filter { EventLine.isWhole(Array($0)) }
    // A file that cannot be read must not be written over.
    guard !lines.isEmpty, !(report.unreadable + report.links + report.newer).contains(own) else { return report }
    let place = url.appending(path: own)
    let descriptor = open(place.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw lastError() }
    defer { close(descriptor) }
    var file = try files.file(own) ?? SharedFile(name: own)
    // A line that was begun and not ended, when the power went, is nobody else's to end.
    guard ftruncate(descriptor, off_t(file.offset)) == 0, lseek(descriptor, 0, SEEK_END) >= 0 else { throw lastError() }
    var bytes: [UInt8] = []
    if file.offset == 0 {
      bytes = Array((JournalFormat.header + "\n").utf8)
      file.line = 1
    }
    for line in lines { bytes += Array(line) + [UInt8(ascii: "\n")] }
    do {
      try write(descriptor, bytes)
      guard fsync(descriptor) == 0 else { throw lastError() }
    } catch {
      ftruncate(descriptor, off_t(file.offset))
      throw error
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw lastError() }
    file.line += lines.count
    file.offset += Int64(bytes.count)
    file.checksum.add(bytes)
    (file.size, file.modified) = (SharedFile(name: own, status).size, SharedFile(name: own, status).modified)
    try files.put(file)
    try database.execute(sql: "UPDATE event SET isShared = 1 WHERE isShared = 0")
    var report = report
    report.written = lines.count
    return report
  }
}

extension Library {
  /// How many events are in no file of the shared folder, as it is now.
  public func observeUnshared() -> AsyncStream<Int> {
    observe { try Int.fetchOne($0, sql: "SELECT count(*) FROM event WHERE isShared = 0") ?? 0 }
  }
}

extension URL {
  /// A link to one is one: that is the person's own.
  fileprivate var isFolder: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// In seconds: a day.
private let checkAge: TimeInterval = 86_400
