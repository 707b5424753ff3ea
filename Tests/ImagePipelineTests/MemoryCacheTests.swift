import Foundation
import Testing

@testable import ImagePipeline

/// Tests that the memory cache stays within its limits and evicts the least recently used pictures.
struct MemoryCacheTests {
  @Test func `Eviction removes the least recently used entry`() {
    let cache = MemoryCache<String>(limit: 30, largestEntryShare: 0.5)
    for name in ["a", "b", "c"] { cache.insert(DecodedImage(name, byteCost: 10), for: key(name)) }
    #expect(cache[key("a")] == "a")
    cache.insert(DecodedImage("d", byteCost: 10), for: key("d"))
    #expect(cache[key("b")] == nil)
    #expect(["a", "c", "d"].allSatisfy { cache[key($0)] == $0 })
    #expect(cache.totalCost == 30)
  }

  @Test func `Large entry evicts as many entries as needed`() {
    let cache = MemoryCache<String>(limit: 30, largestEntryShare: 1)
    for name in ["a", "b", "c"] { cache.insert(DecodedImage(name, byteCost: 10), for: key(name)) }
    cache.insert(DecodedImage("d", byteCost: 15), for: key("d"))
    #expect(cache[key("a")] == nil)
    #expect(cache[key("b")] == nil)
    #expect(cache[key("c")] == "c")
    #expect(cache.totalCost == 25)
  }

  @Test func `Entry that is larger than its share is not cached`() {
    let cache = MemoryCache<String>(limit: 1_000, largestEntryShare: 0.1)
    cache.insert(DecodedImage("tenth", byteCost: 100), for: key("tenth"))
    cache.insert(DecodedImage("more", byteCost: 101), for: key("more"))
    #expect(cache[key("tenth")] == "tenth")
    #expect(cache[key("more")] == nil)
    #expect(cache.totalCost == 100)
  }

  @Test func `Keys of a URL contain only the sizes that are still cached`() {
    let cache = MemoryCache<String>(limit: 30, largestEntryShare: 1)
    let keys = [10, 20, 30].map { side in
      ImageKey(ImageRequest(imageURL("a"), pixelSize: PixelSize(width: side, height: side)))
    }
    for key in keys { cache.insert(DecodedImage("a", byteCost: 10), for: key) }
    cache.insert(DecodedImage("a", byteCost: 10), for: keys[1])
    #expect(cache.keys(of: imageURL("a")) == Set(keys))
    cache.insert(DecodedImage("b", byteCost: 15), for: key("b"))
    #expect(cache.keys(of: imageURL("a")) == [keys[1]])
    cache.removeAll()
    #expect(cache.keys(of: imageURL("a")).isEmpty)
    #expect(cache.keys(of: imageURL("b")).isEmpty)
  }

  @Test func `Overhead of each entry counts towards the limit`() async throws {
    let loader = SuspendableLoader()
    var configuration = ImagePipelineConfiguration()
    configuration.memoryCacheBytes = 10 * configuration.memoryEntryBytes
    let pipeline = ImagePipeline(configuration: configuration, loader: loader, decoder: TextDecoder())
    for number in 0..<20 {
      loader.complete(imageURL("\(number)"), with: "A")
      _ = try await pipeline.image(for: ImageRequest(imageURL("\(number)")))
    }
    #expect(pipeline.memory.count == 9)

    let cache = MemoryCache<String>(limit: 1 << 20, largestEntryShare: 1, entryCost: 1_000)
    for number in 0..<100_000 { cache.insert(DecodedImage("", byteCost: 4), for: key("\(number)")) }
    #expect(cache.count == (1 << 20) / 1_004)
    #expect(cache.totalCost <= 1 << 20)
    for number in 0..<1_000 { cache.insert(DecodedImage("", byteCost: 4), for: key("\(number % 7)")) }
    #expect(cache.totalCost == cache.count * 1_004)
  }

  @Test func `Replaced entry counts once`() {
    let cache = MemoryCache<String>(limit: 100, largestEntryShare: 1)
    cache.insert(DecodedImage("old", byteCost: 40), for: key("a"))
    cache.insert(DecodedImage("new", byteCost: 10), for: key("a"))
    #expect(cache[key("a")] == "new")
    #expect(cache.count == 1)
    #expect(cache.totalCost == 10)
  }

  @Test func `Evicted picture is deallocated`() {
    final class Picture: Sendable {}
    let cache = MemoryCache<Picture>(limit: 10, largestEntryShare: 1)
    weak var first: Picture?
    do {
      let picture = Picture()
      first = picture
      cache.insert(DecodedImage(picture, byteCost: 10), for: key("a"))
    }
    #expect(first != nil)
    cache.insert(DecodedImage(Picture(), byteCost: 10), for: key("b"))
    #expect(first == nil)
  }

  @Test func `Random operations match a simple reference list`() {
    var plain: [(name: Int, cost: Int)] = []
    let cache = MemoryCache<Int>(limit: 200, largestEntryShare: 0.25)
    var number: UInt64 = 42
    for _ in 0..<5_000 {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let (name, cost, isRead) = (Int(number >> 33 % 40), Int(number >> 40 % 60), number >> 60 < 8)
      let found = plain.firstIndex { $0.name == name }
      if isRead {
        #expect(cache[key("\(name)")] == found.map { plain[$0].name })
        if let found { plain.append(plain.remove(at: found)) }
      } else if max(cost, 1) <= 50 {
        cache.insert(DecodedImage(name, byteCost: cost), for: key("\(name)"))
        if let found { plain.remove(at: found) }
        plain.append((name, max(cost, 1)))
        while plain.reduce(0, { $0 + $1.cost }) > 200 { plain.removeFirst() }
      }
      #expect(cache.totalCost == plain.reduce(0) { $0 + $1.cost })
    }
  }
}

private extension MemoryCacheTests {
  func key(_ name: String) -> ImageKey {
    ImageKey(ImageRequest(imageURL(name)))
  }
}
