import Dispatch
import Foundation
import Synchronization
import Testing

@testable import ImagePipeline

/// Tests that the cache may lose a picture because of damage, crashes, full disks or other processes,
/// but never returns a wrong one.
@Suite(.timeLimit(.minutes(5)))
struct DiskCacheRobustnessTests {
  let folder = TestFolder()
  let log = EventLog()
  let calendar = TestCalendar()
  let picture = Data((0..<5_000).map { UInt8(truncatingIfNeeded: $0 * $0) })

  enum Damage: String, CaseIterable {
    case empty, cutInHeader, cutInContent, oneBitOfContent, oneBitOfAddress, oneBitOfHeader, longer, notOurs, swapped
  }

  @Test(arguments: Damage.allCases)
  func `Damaged file is removed, reported and not returned`(damage: Damage) async throws {
    let cache = cache()
    cache.store(picture, for: imageURL("a"))
    await cache.waitForWrites()
    let file = folder.file(of: imageURL("a"))
    var content = try Data(contentsOf: file)
    switch damage {
    case .empty: content = Data()
    case .cutInHeader: content = content.prefix(20)
    case .cutInContent: content = content.dropLast(1)
    case .oneBitOfContent: content[content.count - 2_000] ^= 0x10
    case .oneBitOfAddress: content[DiskEntry.headerLength + 3] ^= 1
    case .oneBitOfHeader: content[9] ^= 1
    case .longer: content.append(0)
    case .notOurs: content = Data("<html>Please log in</html>".utf8) + content
    case .swapped: content = DiskEntry.encode(picture, for: imageURL("b"))
    }
    try content.write(to: file)
    #expect(await cache.data(forFirstOf: [imageURL("a")]) == nil)
    await cache.waitForWrites()
    #expect(folder.names.isEmpty)
    #expect(log.events == [.damagedFile(imageURL("a"))])
    cache.store(picture, for: imageURL("a"))
    await cache.waitForWrites()
    #expect(await cache.data(forFirstOf: [imageURL("a")])?.data == picture)
  }

  @Test func `Decoding detects a change of any byte and truncation to any length`() {
    let file = DiskEntry.encode(Data("picture".utf8), for: imageURL("a"))
    #expect(DiskEntry.decode(file, for: imageURL("a")) == Data("picture".utf8))
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 0x01
      #expect(DiskEntry.decode(damaged, for: imageURL("a")) == nil)
    }
    for length in 0..<file.count { #expect(DiskEntry.decode(file.prefix(length), for: imageURL("a")) == nil) }
  }

  @Test func `Partial file left by a crash is never returned, and is deleted an hour later`() async throws {
    let name = DiskEntry.name(for: imageURL("a"))
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let half = folder.url.appending(path: "\(name).new-\(UUID().uuidString)")
    try DiskEntry.encode(picture, for: imageURL("a")).prefix(100).write(to: half)
    var times = [timespec(tv_sec: Int(calendar.now().timeIntervalSince1970), tv_nsec: 0)]
    times.append(times[0])
    utimensat(AT_FDCWD, half.path, times, 0)
    let first = cache()
    #expect(await first.data(forFirstOf: [imageURL("a")]) == nil)
    await first.clear()
    #expect(folder.names.count == 1, "Another process may be writing the file.")
    calendar.advance(by: 3_601)
    let second = cache()
    _ = await second.totalBytes
    #expect(folder.names.isEmpty)
  }

  @Test func `Data that is removed during its write is not found`() async {
    let gate = DispatchSemaphore(value: 0)
    let files = DiskFolder(folder.url)
    let cache = DiskCache(folder: folder.url, limit: 1 << 20, now: calendar.now) { content, name, date in
      try files.write(content, to: name, at: date)
      gate.wait()
    }
    cache.store(picture, for: imageURL("a"))
    await eventually { folder.names == [DiskEntry.name(for: imageURL("a"))] }
    cache.remove(imageURL("a"))
    #expect(await cache.data(forFirstOf: [imageURL("a")]) == nil)
    #expect(await cache.contains(anyOf: [imageURL("a")]) == false)
    cache.store(picture, for: imageURL("a"))
    #expect(await cache.data(forFirstOf: [imageURL("b"), imageURL("a")])?.data == picture, "Later data is returned.")
    gate.signal()
    gate.signal()
    await cache.waitForWrites()
    #expect(await cache.data(forFirstOf: [imageURL("a")])?.data == picture)
  }

  @Test func `Full disk disables caching for a minute`() async {
    let isFull = Mutex(true)
    let files = DiskFolder(folder.url)
    let cache = DiskCache(folder: folder.url, limit: 1 << 20, now: calendar.now, onEvent: log.record) {
      content, name, date in
      if isFull.withLock(\.self) { throw POSIXError(.ENOSPC) }
      try files.write(content, to: name, at: date)
    }
    for name in 0..<5 { cache.store(picture, for: imageURL("\(name)")) }
    await cache.waitForWrites()
    #expect(await cache.data(forFirstOf: [imageURL("0")]) == nil)
    #expect(log.events.count == 1, "The cache doesn't try again with every picture.")
    isFull.withLock { $0 = false }
    calendar.advance(by: 61)
    cache.store(picture, for: imageURL("a"))
    await cache.waitForWrites()
    #expect(await cache.data(forFirstOf: [imageURL("a")])?.data == picture)
  }

  @Test(arguments: ["/proc/pictures", "/dev/null/pictures"])
  func `Unwritable folder only disables caching`(path: String) async {
    let cache = DiskCache(folder: URL(filePath: path), now: calendar.now, onEvent: log.record)
    cache.store(picture, for: imageURL("a"))
    await cache.waitForWrites()
    #expect(await cache.data(forFirstOf: [imageURL("a")]) == nil)
    #expect(await cache.totalBytes == 0)
    await cache.clear()
    guard case .unwritable = log.events.first else {
      Issue.record("got \(log.events)")
      return
    }
  }

  @Test func `Failed write leaves no temporary file`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: DiskEntry.name(for: imageURL("a"))), withIntermediateDirectories: true)
    let files = DiskFolder(folder.url)
    #expect(throws: POSIXError.self) {
      // A folder occupies the file's path, so the file can't be moved there.
      try files.write(picture, to: DiskEntry.name(for: imageURL("a")), at: calendar.now())
    }
    #expect(folder.names == [DiskEntry.name(for: imageURL("a"))])
    #expect(files.read(DiskEntry.name(for: imageURL("a")), maximumBytes: 1 << 20) == nil)
  }

  @Test func `Deleted folder is created again by the next write`() async throws {
    let cache = cache()
    cache.store(picture, for: imageURL("a"))
    await cache.waitForWrites()
    try FileManager.default.removeItem(at: folder.url)
    #expect(await cache.data(forFirstOf: [imageURL("a")]) == nil)
    cache.store(picture, for: imageURL("a"))
    await cache.waitForWrites()
    #expect(await cache.data(forFirstOf: [imageURL("a")])?.data == picture)
  }

  @Test func `Cache doesn't follow a symbolic link in place of a file`() async throws {
    let cache = cache()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let elsewhere = TestFolder()
    try FileManager.default.createDirectory(at: elsewhere.url, withIntermediateDirectories: true)
    let target = elsewhere.url.appending(path: "target")
    try DiskEntry.encode(picture, for: imageURL("a")).write(to: target)
    try FileManager.default.createSymbolicLink(at: folder.file(of: imageURL("a")), withDestinationURL: target)
    #expect(await cache.data(forFirstOf: [imageURL("a")]) == nil)
  }

  @Test func `Data stored by a clock that was ahead is not returned`() async {
    let cache = cache()
    calendar.advance(by: 400 * 86_400)
    cache.store(picture, for: imageURL("a"))
    await cache.waitForWrites()
    calendar.advance(by: -400 * 86_400)
    #expect(await cache.data(forFirstOf: [imageURL("a")]) == nil)
  }

  @Test func `Two caches share one folder without wrong or partial data`() async {
    let caches = (0..<2).map { _ in DiskCache(folder: folder.url, limit: 1_500_000, onEvent: log.record) }
    let isRight = await withTaskGroup(of: Bool.self) { group in
      for worker in 0..<8 {
        group.addTask {
          let cache = caches[worker % 2]
          for round in 0..<150 {
            let number = (round * 7 + worker * 3) % 40
            let content = Data(repeating: UInt8(number), count: 30_000 + number * 1_000)
            switch (round + worker) % 9 {
            case 0: cache.remove(imageURL("\(number)"))
            case 1...4: cache.store(content, for: imageURL("\(number)"))
            default:
              let found = await cache.data(forFirstOf: [imageURL("\(number)")])
              if let found, found.data != content { return false }
            }
            if round == 75, worker == 0 { await cache.clear() }
          }
          return true
        }
      }
      return await group.allSatisfy(\.self)
    }
    #expect(isRight)
    #expect(log.events.isEmpty, "No cache reads a partially written file.")
    for cache in caches { await cache.waitForWrites() }
    #expect(folder.names.allSatisfy(DiskEntry.isName))
    let next = DiskCache(folder: folder.url, limit: 1_500_000)
    #expect(await next.totalBytes <= 1_500_000)
  }
}

private extension DiskCacheRobustnessTests {
  func cache() -> DiskCache {
    DiskCache(folder: folder.url, limit: 1 << 20, now: calendar.now, onEvent: log.record)
  }
}
