import Foundation
import Testing

@testable import ImagePipeline

/// Tests that dimensions are read from the header alone, and that no input breaks the reader.
struct ImageHeaderTests {
  @Test(arguments: [(1, 1), (185, 278), (30_000, 30_000), (65_535, 1)])
  func `Header returns the dimensions of a JPEG`(width: Int, height: Int) throws {
    let header = try ImageHeader(jpeg(width: width, height: height))
    #expect(header.kind == .jpeg)
    #expect(header.dimensions == ImageDimensions(width: width, height: height))
  }

  @Test(arguments: [(1, 1), (500, 750), (30_000, 30_000), (0xffff_ffff, 2)])
  func `Header returns the dimensions of a PNG`(width: Int, height: Int) throws {
    let header = try ImageHeader(png(width: width, height: height))
    #expect(header.kind == .png)
    #expect(header.dimensions == ImageDimensions(width: width, height: height))
  }

  @Test func `Header skips JPEG segments before the frame, such as a thumbnail`() throws {
    // An embedded thumbnail looks like another frame header.
    let thumbnail: [UInt8] = [0xff, 0xe1, 0, 11, 0xff, 0xc0, 0, 8, 8, 0, 1, 0, 1]
    let padding: [UInt8] = [0xff, 0xff, 0xff, 0xdb, 0, 4, 1, 2, 0xff, 0x01]
    let data = jpeg(width: 300, height: 200, before: thumbnail + padding, frame: 0xc2)
    #expect(try ImageHeader(data).dimensions == ImageDimensions(width: 300, height: 200))
  }

  @Test(arguments: [
    [], [0xff], [0xff, 0xd8], Array("GIF89a".utf8), Array("<html></html>".utf8), Array("RIFF____WEBP".utf8),
  ])
  func `Header rejects unknown formats`(bytes: [UInt8]) {
    #expect(throws: ImageHeader.Failure.unknownKind) { try ImageHeader(Data(bytes)) }
  }

  @Test func `Header rejects data truncated at any length`() {
    for whole in [jpeg(width: 185, height: 278, before: [0xff, 0xe0, 0, 4, 1, 2]), png(width: 500, height: 750)] {
      #expect(throws: Never.self) { try ImageHeader(whole) }
      for length in 0..<whole.count - 2 {
        #expect(throws: ImageHeader.Failure.self) { try ImageHeader(whole.prefix(length)) }
      }
    }
  }

  @Test func `Header rejects a JPEG without a valid frame`() {
    let end: [UInt8] = [0xff, 0xd9]
    for middle: [UInt8] in [
      [0xff, 0xda, 0, 2], [0xff, 0xe0, 0, 0], [0xff, 0xe0, 0, 1], [0xff, 0xe0, 0xff, 0xff], [0, 0],
    ] {
      #expect(throws: ImageHeader.Failure.damaged) {
        try ImageHeader(Data([0xff, 0xd8, 0xff, 0xfe, 0, 2] + middle + end))
      }
    }
  }

  @Test func `Header reads a slice from its start index`() throws {
    let data = Data([1, 2, 3]) + jpeg(width: 7, height: 9)
    #expect(try ImageHeader(data.dropFirst(3)).dimensions == ImageDimensions(width: 7, height: 9))
  }

  @Test func `Random byte changes don't crash the header parser`() {
    var number: UInt64 = 7
    for round in 0..<3_000 {
      var bytes = round.isMultiple(of: 2) ? Array(jpeg(width: 40, height: 30)) : Array(png(width: 40, height: 30))
      for _ in 0..<3 {
        number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(number >> 33) % bytes.count] = UInt8(truncatingIfNeeded: number >> 20)
      }
      _ = try? ImageHeader(Data(bytes))
    }
  }
}

private extension ImageHeaderTests {
  func jpeg(width: Int, height: Int, before: [UInt8] = [], frame: UInt8 = 0xc0) -> Data {
    func two(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xff), UInt8(number & 0xff)] }
    let frame: [UInt8] = [0xff, frame, 0, 11, 8] + two(height) + two(width) + [1, 1, 0x11, 0]
    return Data(
      [0xff, 0xd8] + (before.isEmpty ? [0xff, 0xe0, 0, 2] : before) + frame + [0xff, 0xda, 0, 2, 0xff, 0xd9])
  }

  func png(width: Int, height: Int) -> Data {
    func four(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - $0 * 8) & 0xff) } }
    let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    let first = four(13) + Array("IHDR".utf8) + four(width) + four(height) + [8, 6, 0, 0, 0] + four(0)
    return Data(signature + first + four(0) + Array("IEND".utf8))
  }
}
