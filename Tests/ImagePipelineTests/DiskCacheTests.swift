import Foundation
import Testing

@testable import ImagePipeline

/// Tests that the disk cache returns what was stored, within its limits of size and age.
@Suite(.timeLimit(.minutes(5)))
struct DiskCacheTests {
  let folder = TestFolder()
  let calendar = TestCalendar()

  @Test func `Stored data is available at once and after a relaunch`() async {
    let cache = cache()
    cache.store(Data("A".utf8), for: imageURL("a"))
    #expect(await found("a", in: cache) == "A", "before it is on the disk")
    await cache.waitForWrites()
    #expect(await found("a", in: cache) == "A")
    #expect(await found("a", in: self.cache()) == "A")
    #expect(await found("b", in: cache) == nil)
    #expect(await cache.contains(anyOf: [imageURL("b"), imageURL("a")]))
    #expect(await cache.contains(anyOf: [imageURL("b")]) == false)
  }

  @Test func `Lookup returns the data of the first cached URL`() async {
    let cache = cache()
    for name in ["b", "c"] { cache.store(Data(name.utf8), for: imageURL(name)) }
    let urls = ["a", "c", "b"].map(imageURL)
    #expect(await cache.data(forFirstOf: urls) == CachedData(imageURL("c"), Data("c".utf8)))
    await cache.waitForWrites()
    #expect(await cache.data(forFirstOf: urls) == CachedData(imageURL("c"), Data("c".utf8)))
    #expect(await cache.data(forFirstOf: []) == nil)
  }

  @Test func `Last stored data replaces earlier data and its size`() async {
    let cache = cache()
    for text in ["old", "newer", "new"] { cache.store(Data(text.utf8), for: imageURL("a")) }
    #expect(await found("a", in: cache) == "new")
    await cache.waitForWrites()
    #expect(await found("a", in: self.cache()) == "new")
    #expect(await cache.totalBytes == fileBytes)
    cache.store(Data("newest".utf8), for: imageURL("a"))
    await cache.waitForWrites()
    #expect(await cache.totalBytes == fileBytes)
    #expect(folder.names.count == 1)
  }

  @Test func `Removed data is gone, even if its write is pending`() async {
    let cache = cache()
    cache.store(Data("A".utf8), for: imageURL("a"))
    await cache.waitForWrites()
    cache.remove(imageURL("a"))
    await cache.waitForWrites()
    #expect(await found("a", in: cache) == nil)
    cache.store(Data("A".utf8), for: imageURL("a"))
    cache.remove(imageURL("a"))
    #expect(await found("a", in: cache) == nil)
    await cache.waitForWrites()
    #expect(folder.names.isEmpty)
    #expect(await cache.totalBytes == 0)
  }

  @Test func `Eviction removes the least recently used data first`() async {
    let cache = cache(limit: 10_000)
    for name in 0..<9 {
      cache.store(Data(count: 1_000), for: imageURL("\(name)"))
      await cache.waitForWrites()
      calendar.advance(by: 1)
    }
    // The first picture is used again, by another run of the app.
    let laterRun = self.cache(limit: 10_000)
    _ = await found("0", in: laterRun)
    // It lists the folder, and must not evict files at the same time as the first cache.
    await laterRun.waitForWrites()
    calendar.advance(by: 1)
    cache.store(Data(count: 1_000), for: imageURL("9"))
    await cache.waitForWrites()
    #expect(await cache.totalBytes <= 8_000, "eviction frees some space at once")
    var remaining: [Int] = []
    for name in 0..<10 where await cache.contains(anyOf: [imageURL("\(name)")]) { remaining.append(name) }
    #expect(remaining == [0, 4, 5, 6, 7, 8, 9])
  }

  @Test func `Lower limit takes effect immediately`() async {
    let cache = cache()
    for name in 0..<10 { cache.store(Data(count: 1_000), for: imageURL("\(name)")) }
    await cache.waitForWrites()
    #expect(await cache.totalBytes > 10_000)
    cache.limit = 5_000
    #expect(await cache.totalBytes <= 5_000)
    #expect(await bytesOnDisk() <= 5_000)
    cache.limit = 0
    #expect(await cache.totalBytes == 0)
    cache.store(Data(count: 1), for: imageURL("a"))
    await cache.waitForWrites()
    #expect(folder.names.isEmpty)
  }

  @Test func `Disk usage never exceeds the limit`() async {
    let cache = cache(limit: 50_000)
    for name in 0..<300 {
      cache.store(Data(count: 200 + name * 7 % 3_000), for: imageURL("\(name)"))
      await cache.waitForWrites()
      #expect(await bytesOnDisk() <= 50_000)
    }
    #expect(await cache.totalBytes == bytesOnDisk())
  }

  @Test func `Data expires after six months, even if it was used recently`() async {
    await store("old")
    calendar.advance(by: 100 * 86_400)
    await store("new")
    calendar.advance(by: 80 * 86_400)
    #expect(await found("old", in: cache()) == "old", "until its last day")
    calendar.advance(by: 1)
    let cache = cache()
    #expect(await found("old", in: cache) == nil, "although it was requested a second ago")
    #expect(await found("new", in: cache) == "new")
    await cache.waitForWrites()
    #expect(folder.names == [folder.file(of: imageURL("new")).lastPathComponent])
  }

  @Test func `New launch deletes expired data that nobody requests`() async {
    await store("old")
    calendar.advance(by: 181 * 86_400)
    let cache = cache()
    #expect(await found("another", in: cache) == nil)
    await cache.waitForWrites()
    #expect(folder.names.isEmpty)
  }

  @Test func `Clearing removes all data, including pending writes`() async {
    let cache = cache()
    for name in 0..<20 { cache.store(Data(count: 1_000), for: imageURL("\(name)")) }
    await cache.clear()
    #expect(folder.names.isEmpty)
    #expect(await cache.totalBytes == 0)
    cache.store(Data("A".utf8), for: imageURL("a"))
    #expect(await found("a", in: cache) == "A")
  }

  @Test func `Clearing retains files that don't belong to the cache`() async throws {
    let cache = cache()
    cache.store(Data("A".utf8), for: imageURL("a"))
    await cache.waitForWrites()
    let note = folder.url.appending(path: "notes.txt")
    try Data("mine".utf8).write(to: note)
    await cache.clear()
    #expect(folder.names == ["notes.txt"])
  }

  @Test func `Cache folder and files are accessible only to their owner`() async throws {
    let cache = cache()
    cache.store(Data("A".utf8), for: imageURL("a"))
    await cache.waitForWrites()
    for path in [folder.url.path, folder.file(of: imageURL("a")).path] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o077 } == 0)
    }
  }
}

private extension DiskCacheTests {
  /// Returns a cache like that of another run of the app.
  func cache(limit: Int = 1 << 20) -> DiskCache {
    DiskCache(folder: folder.url, limit: limit, now: calendar.now)
  }

  func found(_ name: String, in cache: DiskCache) async -> String? {
    await cache.data(forFirstOf: [imageURL(name)]).map { String(decoding: $0.data, as: UTF8.self) }
  }

  /// Stores data in a separate run of the app.
  func store(_ name: String) async {
    let cache = cache()
    cache.store(Data(name.utf8), for: imageURL(name))
    await cache.waitForWrites()
  }

  var fileBytes: Int { bytes(of: folder.names) }

  func bytesOnDisk() async -> Int { bytes(of: folder.names) }

  func bytes(of names: [String]) -> Int {
    names.reduce(0) { sum, name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder.url.appending(path: name).path)
      return sum + (attributes?[.size] as? Int ?? 0)
    }
  }
}
