import Foundation
import GRDB
import Glibc
import SQLiteFiles
import Synchronization
import SystemIO

/// A folder that a file synchronization service copies between a user's devices. Each device writes its own file there
/// and reads all others.
///
/// A device appends the events that no other file contains: its own, and those that only it knows. If a file shrinks,
/// changes or disappears, all files are read again. There is no server and no negotiation: devices that have read the
/// same files have the same events.
public final class SharedFolder: Sendable {
  /// The outcome of a sync.
  public struct Report: Hashable, Sendable {
    /// The merge report for all lines that were read.
    public internal(set) var merged = MergeReport()
    /// The number of events appended to this device's file.
    public internal(set) var written = 0
    /// The number of damaged lines in all files.
    public internal(set) var damaged = 0
    /// The names of files with newly found damaged lines.
    public internal(set) var newlyDamaged: [String] = []
    /// The names of files that a later version of the app wrote.
    public internal(set) var newer: [String] = []
    /// The number of devices with a file in the folder, including this one.
    public internal(set) var devices = 0
    /// The names of files that couldn't be read.
    public internal(set) var unreadable: [String] = []
    /// The names of symbolic links, which lead out of the folder and aren't followed.
    public internal(set) var links: [String] = []
    /// The number of files that were skipped because there are too many.
    public internal(set) var omitted = 0
  }

  /// The maximum number of files to read.
  public static let maximumFileCount = 1_000

  private let url: URL
  private let library: Library

  public init(_ url: URL, of library: Library) {
    self.url = url
    self.library = library
  }

  /// Reads new events from the folder, and appends events that other devices may lack.
  ///
  /// The first sync of a process, and then one a day, is thorough. It also looks for damage and repairs that leave a
  /// file's size and date unchanged. It checks all files, and the indexes that record which events are unshared.
  ///
  /// - Throws: ``LibraryError/notFound`` if the folder doesn't exist. It is never created, because it may be on a
  ///   disconnected disk.
  @discardableResult
  public func sync() async throws(LibraryError) -> Report {
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
    var report = try await syncOnce(isThorough)
    if report == nil {
      try await library.verify()
      report = try await syncOnce(isThorough)
    }
    guard let report else { throw LibraryError.unreadable(reason: "the library is damaged") }
    if isThorough { library.lastSharingCheck.withLock { $0 = now } }
    return report
  }

  /// Reads and appends once.
  ///
  /// - Parameter isThorough: Whether to check all files, regardless of their sizes and dates.
  /// - Returns: `nil` if the library is damaged.
  private func syncOnce(_ isThorough: Bool) async throws(LibraryError) -> Report? {
    let (url, folder, environment) = (url, library.file.opener.folder, library.environment)
    return try await library.file.withDatabase { database in
      do {
        // The app and a command share one file and may sync at the same time.
        return try folder.locked("sharing.lock") {
          do {
            // Commits other devices' events first, so that they are retained if appending fails on a full disk.
            let report = try database.write { database in
              var pass = try SyncPass(database, url)
              return try pass.readAll(isThorough)
            }
            return try database.write { database in
              var pass = try SyncPass(database, url)
              return try pass.append(report, environment.writeShared)
            }
          } catch  where !url.isFolder {
            throw LibraryError.notFound
          }
        }
      } catch  where indicatesDamage(error) {
        return nil
      } catch let error as POSIXError where error.code == .EISDIR {
        throw LibraryError.notAFile(path: folder.url.appending(path: "sharing.lock").path)
      }
    }
  }
}

/// A pass over the folder that either reads all files or appends to this device's file. Each file's progress is
/// committed together with its events.
private struct SyncPass {
  private let database: Database
  private let url: URL
  /// This device's files. Each one is used only if those before it can't be written.
  private let own: [DeviceFile]
  private let files: SharedFileTable
  private var report = SharedFolder.Report()

  init(_ database: Database, _ url: URL) throws {
    self.database = database
    self.url = url
    own = DeviceFile.all(of: try StateTable(database: database).device())
    files = SharedFileTable(database: database, folder: url.path)
  }

  mutating func readAll(_ isThorough: Bool) throws -> SharedFolder.Report {
    let all = try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.lowercased().hasSuffix(".jsonl") && !$0.hasPrefix(".") }
    let ownNames = own.map(\.name)
    let others = all.filter { !ownNames.contains($0) }.sorted().prefix(SharedFolder.maximumFileCount)
    let names = ownNames.filter(all.contains).sorted() + others
    report.omitted = all.count - names.count
    let damaged = try files.damagedLines()
    // The events of a changed or missing file may now be in no file.
    if try !files.names().isSubset(of: names) || names.contains(where: { try hasChanged($0, isThorough) }) {
      try files.forgetAll()
    }
    var merge = try Merge(database, from: .sharedFile(nil))
    for name in names {
      do {
        merge.origin = .sharedFile(.named(name))
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
    try abandon(merge.contested)
    report.merged = merge.report
    let damagedNow = try files.damagedLines()
    report.damaged = damagedNow.values.reduce(0, +)
    report.newlyDamaged = damagedNow.filter { $0.value > damaged[$0.key] ?? 0 }.keys.sorted()
    report.devices = try devices(names).count
    return report
  }

  /// Returns the devices that have a file in the folder, and this one, which creates its file with its first event.
  /// Conflict copies made by a synchronization service don't count.
  private func devices(_ names: [String]) throws -> Set<DeviceID> {
    let others = names.compactMap { DeviceID(String($0.dropLast(".jsonl".count))) }
    return Set(others).union([try StateTable(database: database).device()])
  }

  /// Returns whether the part of a file that was read has changed.
  private func hasChanged(_ name: String, _ isThorough: Bool) throws -> Bool {
    guard let former = try files.file(name) else { return false }
    let isSame = try? withFile(url.appending(path: name), followsLinks: false) { descriptor, status in
      let now = SharedFile(name: name, status)
      // A flipped bit on the disk changes neither the size nor the date. Any device that has the lines restores them,
      // because the one that wrote them may be lost.
      if former.isLike(now), !isThorough { return true }
      return try former.isBeginning(of: descriptor, size: now.size)
    }
    return isSame == false
  }

  private mutating func read(_ name: String, _ merge: inout Merge) throws {
    try withFile(url.appending(path: name), followsLinks: false) { descriptor, status in
      let now = SharedFile(name: name, status)
      let former = try files.file(name)
      if let former, former.isLike(now), former.isComplete { return }
      var file = former ?? SharedFile(name: name)
      guard lseek(descriptor, off_t(file.offset), SEEK_SET) >= 0 else { throw POSIXError.last }
      var reader = LineReader(descriptor, offset: file.offset, checksum: file.checksum)
      let damaged = merge.report.damaged
      while let line = try reader.next() {
        // The rest of the last line may still be on its way.
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

  /// Stops writing lines again that this device has written several times.
  ///
  /// Another library with this device's ID also writes this file, so both would otherwise write without end.
  private func abandon(_ contested: Set<EventID>) throws {
    guard !contested.isEmpty else { return }
    let events = EventTable(database: database)
    var counts: [EventID: Int] = [:]
    for file in own {
      try? withFile(url.appending(path: file.name), followsLinks: false) { descriptor, _ in
        var reader = LineReader(descriptor)
        while let line = try reader.next() {
          guard case .line(let bytes) = line, let id = EventLine(bytes)?.id, contested.contains(id),
            try events.line(id) == bytes
          else { continue }
          counts[id, default: 0] += 1
        }
      }
    }
    for (id, count) in counts where count >= maximumRepetitions { try events.abandon(id) }
  }

  /// Appends the events that are in no file to this device's file.
  mutating func append(
    _ report: SharedFolder.Report, _ write: (Int32, [UInt8]) throws -> Void
  ) throws -> SharedFolder.Report {
    let lines = try Data.fetchAll(database, sql: "SELECT line FROM event WHERE isShared = 0 ORDER BY id")
      .filter { EventLine.isIntact(Array($0)) }
    // A file that can't be read must not be overwritten. It may be from a later version, or its header may be damaged.
    let blocked = report.unreadable + report.links + report.newer
    guard !lines.isEmpty, let own = own.first(where: { !blocked.contains($0.name) }) else { return report }
    let ownURL = url.appending(path: own.name)
    let descriptor = open(ownURL.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw POSIXError.last }
    defer { close(descriptor) }
    var file = try files.file(own.name) ?? SharedFile(name: own.name)
    // Removes a line that a power failure cut off.
    guard ftruncate(descriptor, off_t(file.offset)) == 0, lseek(descriptor, 0, SEEK_END) >= 0 else {
      throw POSIXError.last
    }
    var bytes: [UInt8] = []
    if file.offset == 0 {
      bytes = Array((JournalFormat.header + "\n").utf8)
      file.line = 1
    }
    for line in lines { bytes += Array(line) + [UInt8(ascii: "\n")] }
    do {
      try write(descriptor, bytes)
      guard fsync(descriptor) == 0 else { throw POSIXError.last }
    } catch {
      ftruncate(descriptor, off_t(file.offset))
      throw error
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw POSIXError.last }
    file.line += lines.count
    file.offset += Int64(bytes.count)
    file.checksum.add(bytes)
    let now = SharedFile(name: own.name, status)
    (file.size, file.modified) = (now.size, now.modified)
    try files.put(file)
    try database.execute(
      sql: "UPDATE event SET isShared = 1, authority = iif(device = ?, ?, authority) WHERE isShared = 0",
      arguments: [own.device.description, own.rank])
    var report = report
    report.written = lines.count
    return report
  }
}

extension Library {
  /// Observes the number of events that are in no file of the shared folder.
  public func observeUnshared() -> AsyncStream<Int> {
    observe { try Int.fetchOne($0, sql: "SELECT count(*) FROM event WHERE isShared = 0") ?? 0 }
  }
}

extension URL {
  /// Whether the URL refers to a folder, or to a link to one, which the user may have made.
  fileprivate var isFolder: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// The number of copies of a line in this device's files at which it no longer writes the line again.
private let maximumRepetitions = 3

/// The interval between thorough checks, in seconds: one day.
private let checkAge: TimeInterval = 86_400
