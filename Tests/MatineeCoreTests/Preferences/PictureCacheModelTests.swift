import AppFoundation
import Foundation
import ImagePipeline
import Testing
import ToolTestSupport

/// The size of the picture cache, recalculated after each change.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct PictureCacheModelTests {
  private let folder: TemporaryFolder
  private let cache: DiskCache
  private let model: PictureCacheModel

  init() throws {
    folder = try TemporaryFolder()
    let cache = DiskCache(folder: folder.url)
    self.cache = cache
    model = PictureCacheModel(locale: Locale(identifier: "en_US")) { cache }
  }

  @Test func `The size is updated after the limit changes and the cache is cleared`() async throws {
    for number in 1...3 { cache.store(Data(count: 1 << 20), for: URL(filePath: "/\(number).jpg")) }
    #expect(model.usedBytes == nil)
    model.count()
    await model.finish()
    #expect(try #require(model.usedBytes) > 3 << 20)
    model.setLimit(megabytes: 2)
    await model.finish()
    #expect(cache.limit == 2 << 20)
    #expect(try #require(model.usedBytes) < 2 << 20)
    model.clear()
    await model.finish()
    #expect(model.usedBytes == 0)
  }

  @Test func `Pinned pictures are counted separately and survive clearing the cache`() async throws {
    let picture = URL(filePath: "/1.jpg")
    cache.store(Data(count: 1 << 20), for: picture)
    cache.store(Data(count: 1 << 20), for: URL(filePath: "/2.jpg"))
    cache.pin([picture], for: "movie/1")
    model.count()
    await model.finish()
    #expect(model.used == "2 MB, 1 MB of it for downloads")
    model.clear()
    await model.finish()
    #expect(model.used == "1 MB, 1 MB of it for downloads")
  }

  @Test(arguments: [(128 << 20, "128 MB"), (1 << 30, "1 GB"), (34_300_000, "32.7 MB"), (2_100_000_000, "1.96 GB")])
  func `Sizes are formatted with units`(bytes: Int, words: String) {
    #expect(model.text(bytes: bytes) == words)
  }
}
