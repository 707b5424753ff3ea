import Foundation
import Testing

@testable import ImagePipeline

/// Tests that the passes over a picture are counted without decoding it, and that the pipeline limits them.
@Suite(.timeLimit(.minutes(5)))
struct ImagePassesTests {
  private let loader = SuspendableLoader()

  @Test(arguments: [1, 3, 10, 100, 30_000]) func `Each scan of a JPEG counts`(scans: Int) throws {
    let data = jpeg(scans: scans)
    #expect(try ImageHeader(data).passes(in: data) == scans)
    #expect(try ImageHeader(data).passes(in: (Data([1, 2]) + data).dropFirst(2)) == scans)
  }

  @Test func `Segments between scans, restart markers and padding don't hide scans`() throws {
    let scan: [UInt8] = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 0xff, 0, 0xff, 0xd0, 3]
    let between: [[UInt8]] = [
      [], [0xff, 0xff, 0xff], [7, 7, 7], [0xff, 0xfe, 0, 4, 0xff, 0xd9], [0xff, 0xfe, 0, 0], [0xff, 0xfe, 0, 1],
      [0xff, 0xdc, 0, 4, 0, 8], [0xff, 0x01], [0xff, 0xc4, 0, 5, 0xff, 0xda, 0xff],
    ]
    for segment in between {
      let data = jpeg(after: Array(repeating: scan + segment, count: 5).flatMap(\.self))
      #expect(try ImageHeader(data).passes(in: data) == 5, "\(segment)")
    }
  }

  @Test func `Thumbnail before the frame, and other pictures after the end, don't count`() throws {
    let scan: [UInt8] = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1]
    let thumbnail: [UInt8] = [0xff, 0xe1, 0, 13] + scan
    let data = jpeg(before: thumbnail, after: scan) + Data(Array(repeating: scan, count: 200).flatMap(\.self))
    #expect(try ImageHeader(data + Data([0xff, 0xd9])).passes(in: data) == 1)
  }

  @Test func `Interlaced PNG has seven passes, and frames of an animation don't count`() throws {
    let frames = Array(repeating: chunk("fdAT", 4), count: 10_000).flatMap(\.self)
    for (interlace, passes) in [(UInt8(0), 1), (1, 7)] {
      let data = png(interlace: interlace, frames)
      #expect(try ImageHeader(data).passes(in: data) == passes)
    }
  }

  @Test(arguments: ["zTXt", "iTXt", "iCCP"]) func `PNG with many compressed texts is rejected`(name: String) throws {
    let few = png(Array(repeating: chunk(name, 100), count: 16).flatMap(\.self))
    #expect(try ImageHeader(few).passes(in: few) == 1)
    let many = png(Array(repeating: chunk(name, 100), count: 17).flatMap(\.self))
    #expect(throws: ImageHeader.Failure.tooComplex) { try ImageHeader(many).passes(in: many) }
  }

  @Test func `Counting ends for damaged data of any length`() throws {
    for whole in [jpeg(scans: 3), png(chunk("zTXt", 5))] {
      let header = try ImageHeader(whole)
      for length in 0..<whole.count { _ = try? header.passes(in: whole.prefix(length)) }
    }
    let data = jpeg(scans: 1)
    #expect(try ImageHeader(data).passes(in: Data(repeating: 0xff, count: 1_000)) == 0)
  }

  @Test(arguments: [(101, 10), (30_000, 1), (.max, 5_000), (60, 7_000)])
  func `Pipeline rejects too many passes before decoding, and continues`(passes: Int, side: Int) async throws {
    let decoder = TextDecoder(
      dimensions: { ImageDimensions(width: $0 == "bomb" ? side : 1, height: $0 == "bomb" ? side : 1) },
      passes: { $0 == "bomb" ? passes : 1 })
    let pipeline = ImagePipeline(loader: loader, decoder: decoder)
    for name in ["a", "b"] {
      loader.complete(imageURL(name), with: "bomb")
      await #expect(throws: ImagePipelineError.tooManyPasses(passes)) {
        try await pipeline.image(for: ImageRequest(imageURL(name)))
      }
    }
    #expect(decoder.decoded.isEmpty)
    loader.complete(imageURL("c"), with: "C")
    #expect(try await pipeline.image(for: ImageRequest(imageURL("c"))) == "C")
  }

  @Test(arguments: [(1, 4_000, 6_000), (10, 4_000, 6_000), (12, 8_000, 6_000), (100, 3_840, 2_160), (7, 2_000, 3_000)])
  func `Pipeline decodes what TMDB serves`(passes: Int, width: Int, height: Int) async throws {
    let decoder = TextDecoder(
      dimensions: { _ in ImageDimensions(width: width, height: height) }, passes: { _ in passes })
    loader.complete(imageURL("a"), with: "A")
    let pipeline = ImagePipeline(loader: loader, decoder: decoder)
    #expect(try await pipeline.image(for: ImageRequest(imageURL("a"))) == "A")
  }

  @Test func `Expensive pictures occupy only one decoder`() async throws {
    let gate = DispatchSemaphore(value: 0)
    let decoder = TextDecoder(
      dimensions: { _ in ImageDimensions(width: 2_000, height: 1_000) }, passes: { $0 == "slow" ? 100 : 1 },
      whileDecoding: { if $0 == "slow" { gate.wait() } })
    let pipeline = ImagePipeline(loader: loader, decoder: decoder)
    let slow = ["a", "b", "c"].map { name in
      loader.complete(imageURL(name), with: "slow")
      return Task { try await pipeline.image(for: ImageRequest(imageURL(name))) }
    }
    await eventually { pipeline.expensiveDecodes.waitingCount == 2 && pipeline.decodes.runningCount == 1 }
    loader.complete(imageURL("d"), with: "D")
    #expect(try await pipeline.image(for: ImageRequest(imageURL("d"))) == "D")
    for _ in slow { gate.signal() }
    for task in slow { #expect(try await task.value == "slow") }
  }
}

private extension ImagePassesTests {
  func jpeg(scans: Int) -> Data {
    jpeg(after: Array(repeating: [0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0, 0x7f], count: scans).flatMap(\.self))
  }

  func jpeg(before: [UInt8] = [], after: [UInt8]) -> Data {
    Data([0xff, 0xd8] + before + [0xff, 0xc2, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0] + after + [0xff, 0xd9])
  }

  func png(interlace: UInt8 = 0, _ chunks: [UInt8]) -> Data {
    let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    let first: [UInt8] =
      [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 9, 0, 0, 0, 9, 8, 6, 0, 0, interlace, 0, 0, 0, 0]
    return Data(signature + first + chunks + chunk("IEND", 0))
  }

  func chunk(_ name: String, _ length: UInt8) -> [UInt8] {
    [0, 0, 0, length] + Array(name.utf8) + Array(repeating: 0, count: Int(length) + 4)
  }
}
