import Foundation
import GRDB
import Glibc
import SQLiteFiles
import SystemIO

/// A pass over the shared folder that reads all files and then appends to this device's file.
///
/// Files are read and written outside transactions. Each transaction merges a few lines and records how far the file
/// was read, so a killed sync continues there. See ``MergeLimits``.
struct SyncPass {
  private let library: Library
  private let url: URL
  private let device: DeviceID
  /// This device's files. Each one is used only if those before it can't be written.
  private let own: [DeviceFile]
  private var files: [String: SharedFile]
  /// Whether the recorded progress belongs to another folder.
  private let isOtherFolder: Bool
  private var report = SharedFolder.Report()
  private var postponed: [EventID] = []
  private var contested: Set<EventID> = []

  init(_ library: Library, _ url: URL) throws {
    self.library = library
    self.url = url
    let (device, files) = try library.readForSync { database in
      (
        try StateTable(database: database).device(),
        try SharedFileTable(database: database, folder: url.path).all()
      )
    }
    self.device = device
    own = DeviceFile.all(of: device)
    self.files = files ?? [:]
    isOtherFolder = files == nil
  }

  /// Reads all files, and records what they have in common with the library.
  mutating func readAll(_ isThorough: Bool) throws {
    let all = try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.lowercased().hasSuffix(".jsonl") && !$0.hasPrefix(".") }
    let ownNames = own.map(\.name)
    let others = all.filter { !ownNames.contains($0) }.sorted().prefix(SharedFolder.maximumFileCount)
    let names = ownNames.filter(all.contains).sorted() + others
    report.omitted = all.count - names.count
    let damaged = files.mapValues(\.damaged)
    // The events of a changed or missing file may now be in no file.
    if try isOtherFolder || !Set(files.keys).isSubset(of: names)
      || names.contains(where: { try hasChanged($0, isThorough) })
    {
      try forgetAll()
    }
    for name in names {
      do {
        try read(name)
      } catch let error as POSIXError where error.code == .ELOOP {
        report.links.append(name)
      } catch let error as FileError {
        switch error {
        case .newer: report.newer.append(name)
        case .tooLarge: report.tooLarge.append(name)
        case .unreadable: report.unreadable.append(name)
        }
      }
    }
    try finishMerge()
    try abandonContested()
    report.damaged = files.values.reduce(0) { $0 + $1.damaged }
    report.newlyDamaged = files.values.filter { $0.damaged > damaged[$0.name] ?? 0 }.map(\.name).sorted()
    // Each device has a file, except this one until its first event. Copies made by a sync program don't count.
    report.devices = Set(names.compactMap { DeviceID(String($0.dropLast(".jsonl".count))) }).union([device]).count
  }

  private enum FileError: Error { case newer, tooLarge, unreadable }

  /// Returns whether the part of a file that was read has changed.
  private func hasChanged(_ name: String, _ isThorough: Bool) throws -> Bool {
    guard let former = files[name] else { return false }
    let isSame = try? withFile(url.appending(path: name), followsLinks: false) { descriptor, status in
      let now = SharedFile(name: name, status)
      // A flipped bit on the disk changes neither the size nor the date. Any device that has the lines restores them,
      // because the one that wrote them may be lost.
      if former.isLike(now), !isThorough { return true }
      return try former.isBeginning(of: descriptor, size: now.size)
    }
    return isSame == false
  }

  private mutating func forgetAll() throws {
    try transaction(rows: 0) { database, _ in try SharedFileTable.invalidate(database) }
    while try transaction(rows: MergeLimits.marks, { try $1.forgetSome() }) {}
    try transaction(rows: 0) { try $1.clear() }
    files = [:]
  }

  private mutating func read(_ name: String) throws {
    do {
      try withFile(url.appending(path: name), followsLinks: false) { descriptor, status in
        let now = SharedFile(name: name, status)
        let former = files[name]
        if let former, former.isLike(now), former.isComplete { return }
        guard now.size <= MergeLimits.fileSize else { throw FileError.tooLarge }
        var file = former ?? SharedFile(name: name)
        guard lseek(descriptor, off_t(file.offset), SEEK_SET) >= 0 else { throw POSIXError.last }
        var reader = LineReader(descriptor, offset: file.offset, checksum: file.checksum, size: now.size)
        var isAtEnd = false
        while !isAtEnd {
          var lines: [LineReader.Line]
          do { lines = try reader.nextBatch() } catch { throw FileError.unreadable }
          isAtEnd = lines.isEmpty
          // The rest of the last line may still be on its way.
          if case .partial? = lines.last { lines.removeLast() }
          let (first, former) = (file.line + 1, files[name])
          file.line += lines.count
          (file.offset, file.checksum) = (reader.offset, reader.checksum)
          // Until the end, the size differs from that of the file, so that a killed sync continues.
          (file.size, file.modified) = isAtEnd ? (now.size, now.modified) : (file.offset, 0)
          if isAtEnd, file == former { break }
          file = try add(lines, from: first, of: file, after: former)
          files[name] = file
        }
      }
    } catch let error as POSIXError where error.code != .ELOOP {
      throw FileError.unreadable
    }
  }

  /// Merges lines of a file, and records the progress.
  private mutating func add(
    _ lines: [LineReader.Line], from first: Int, of file: SharedFile, after former: SharedFile?
  ) throws -> SharedFile {
    let (merge, file) = try transaction(rows: lines.count) { database, table in
      // Another process has replaced the library, such as by a backup.
      guard try table.file(file.name) == former else { throw ChangedLibrary() }
      var file = file
      var merge = try Merge(database, from: .sharedFile(.named(file.name)))
      do {
        for (index, line) in lines.enumerated() { try merge.add(line, number: first + index) }
      } catch LibraryError.newerJournal {
        throw FileError.newer
      }
      if !lines.isEmpty { try merge.finish(isLast: false) }
      file.damaged += merge.report.damaged
      try table.put(file)
      return (merge, file)
    }
    report.merged.add(merge.report)
    postponed += merge.postponed
    contested.subtract(merge.settled)
    contested.formUnion(merge.contested)
    return file
  }

  private mutating func finishMerge() throws {
    let limit = try transaction(rows: 0) { database, _ in
      var merge = try Merge(database, from: .sharedFile(nil))
      try merge.finish()
      return merge.limit
    }
    report.merged.postponed = postponed.count { $0 > limit }
  }

  /// Stops writing lines again that this device has written several times.
  ///
  /// Another library with this device's ID also writes this file, so both would otherwise write without end.
  private func abandonContested() throws {
    guard !contested.isEmpty else { return }
    let lines = try library.readForSync { database in
      let events = EventTable(database: database)
      return try Dictionary(uniqueKeysWithValues: contested.map { ($0, try events.line($0)) })
    }
    var counts: [EventID: Int] = [:]
    for file in own {
      try? withFile(url.appending(path: file.name), followsLinks: false) { descriptor, status in
        var reader = LineReader(descriptor, size: min(Int64(status.st_size), MergeLimits.fileSize))
        while let line = try reader.next() {
          guard case .line(let bytes) = line, let id = EventLine(bytes)?.id, lines[id] == bytes else { continue }
          counts[id, default: 0] += 1
        }
      }
    }
    let abandoned = counts.filter { $0.value >= maximumRepetitions }.map(\.key)
    for start in stride(from: 0, to: abandoned.count, by: MergeLimits.marks) {
      let part = abandoned[start..<min(start + MergeLimits.marks, abandoned.count)]
      try transaction(rows: part.count) { database, _ in
        for id in part { try EventTable(database: database).abandon(id) }
      }
    }
  }

  /// Runs a short transaction.
  ///
  /// - Throws: ``ChangedLibrary`` if another process has replaced the library by one with another device ID.
  @discardableResult
  private func transaction<Value>(
    rows: Int, _ body: (Database, SharedFileTable) throws -> Value
  ) throws -> Value {
    try library.environment.partStep(rows)
    do {
      return try library.file.writePart { database in
        guard try StateTable(database: database).device() == device else { throw ChangedLibrary() }
        return try body(database, SharedFileTable(database: database, folder: url.path))
      }
    } catch  where library.isLibraryFailure(error) {
      throw LibraryError.duringSync(LibraryError(writing: error))
    }
  }
}

extension SyncPass {
  /// Appends the events that are in no file to this device's file.
  mutating func append() throws -> SharedFolder.Report {
    // A file that can't be read must not be overwritten. It may be from a later version, or its header may be damaged.
    let blocked = report.unreadable + report.links + report.newer + report.tooLarge
    guard let own = own.first(where: { !blocked.contains($0.name) }) else { return report }
    var last: Int64 = 0
    var lines = try unshared(after: last)
    guard !lines.isEmpty else { return report }
    let descriptor = open(url.appending(path: own.name).path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw POSIXError.last }
    defer { close(descriptor) }
    while let end = lines.map(\.row).max() {
      try append(lines, to: own, descriptor)
      last = end
      lines = try unshared(after: last)
    }
    return report
  }

  private struct UnsharedLine {
    let row: Int64
    let bytes: [UInt8]
  }

  /// Returns the next events that are in no file, in the order in which they arrived.
  private func unshared(after row: Int64) throws -> [UnsharedLine] {
    try library.readForSync { database in
      try Row.fetchAll(
        database,
        sql: "SELECT rowid AS number, line FROM event WHERE isShared = 0 AND rowid > ? ORDER BY rowid LIMIT ?",
        arguments: [row, MergeLimits.marks]
      ).map { row in
        let line: Data = try row.read("line")
        return UnsharedLine(row: try row.read("number"), bytes: Array(line))
      }
    }
  }

  private mutating func append(_ lines: [UnsharedLine], to own: DeviceFile, _ descriptor: Int32) throws {
    let former = files[own.name]
    var file = former ?? SharedFile(name: own.name)
    // Removes a line that a power failure cut off.
    guard ftruncate(descriptor, off_t(file.offset)) == 0, lseek(descriptor, 0, SEEK_END) >= 0 else {
      throw POSIXError.last
    }
    let intact = lines.map(\.bytes).filter(EventLine.isIntact)
    var bytes: [UInt8] = []
    if file.offset == 0, !intact.isEmpty {
      bytes = Array((JournalFormat.header + "\n").utf8)
      file.line = 1
    }
    for line in intact { bytes += line + [UInt8(ascii: "\n")] }
    do {
      try library.environment.writeShared(descriptor, bytes)
      guard fsync(descriptor) == 0 else { throw POSIXError.last }
    } catch {
      ftruncate(descriptor, off_t(file.offset))
      throw error
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw POSIXError.last }
    file.line += intact.count
    file.offset += Int64(bytes.count)
    file.checksum.add(bytes)
    let now = SharedFile(name: own.name, status)
    (file.size, file.modified) = (now.size, now.modified)
    try transaction(rows: lines.count) { database, table in
      guard try table.file(own.name) == former else { throw ChangedLibrary() }
      try table.put(file)
      // A line that another process has replaced meanwhile has another row.
      for line in lines { try EventTable(database: database).setWritten(line.row, to: own) }
    }
    files[own.name] = file
    report.written += intact.count
  }
}

extension Library {
  /// Reads in one snapshot. An error is about the library, not about the shared folder.
  fileprivate func readForSync<Value>(_ body: (Database) throws -> Value) throws -> Value {
    do {
      return try file.readPart(body)
    } catch  where isLibraryFailure(error) {
      throw LibraryError.duringSync(LibraryError(reading: error))
    }
  }

  /// Returns whether an error of a transaction is final. Damage is repaired, and other errors start the sync over or
  /// are about the contents of a file.
  fileprivate func isLibraryFailure(_ error: any Error) -> Bool {
    !indicatesDamage(error) && (error is DatabaseError || error is POSIXError || error is LibraryError)
  }
}

/// Another process has replaced the library during a sync, which starts over.
struct ChangedLibrary: Error {}

/// The number of copies of a line in this device's files at which it no longer writes the line again.
private let maximumRepetitions = 3
