import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import ImagePipeline
import TitleIdentity
import XCTest

@testable import ScreenFoundation

/// Tests that valid pictures are decoded at the requested size, and that malicious ones are rejected quickly.
final class TextureDecoderTests: GTKTestCase {
  private let decoder = TextureDecoder()

  func testDecoderScalesPictureDownToRequestedSize() throws {
    for kind in ["jpeg", "png"] {
      let data = Data.noise(width: 400, height: 600, kind)
      XCTAssertEqual(try decoder.dimensions(of: data), ImageDimensions(width: 400, height: 600))
      XCTAssertEqual(try size(data, nil), [400, 600])
      XCTAssertEqual(try size(data, PixelSize(width: 92, height: 138)), [92, 138], kind)
      XCTAssertEqual(try size(data, PixelSize(width: 92, height: 92)), [92, 138], "it is scaled to aspect fill")
      XCTAssertEqual(try size(data, PixelSize(width: 900, height: 900)), [400, 600], "it is never scaled up")
    }
  }

  func testByteCostMatchesDecodedSize() throws {
    let data = Data.noise(width: 400, height: 600, "jpeg")
    XCTAssertEqual(try decoder.decode(data, maximumPixelSize: PixelSize(width: 92, height: 138)).byteCost, 92 * 138 * 4)
    XCTAssertEqual(try decoder.decode(data, maximumPixelSize: nil).byteCost, 400 * 600 * 4)
  }

  func testDecoderRejectsTruncatedPictures() throws {
    for kind in ["jpeg", "png"] {
      let data = Data.noise(width: 400, height: 600, kind)
      for share in [1, 5, 50, 90, 99] {
        let truncated = data.prefix(data.count * share / 100)
        for size in [nil, PixelSize(width: 92, height: 138)] {
          XCTAssertThrowsError(try decoder.decode(truncated, maximumPixelSize: size), "\(kind) \(share) %")
        }
      }
    }
  }

  func testDamagedPicturesAreRejectedOrDecodedAtTheirClaimedSize() throws {
    var number: UInt64 = 11
    for kind in ["jpeg", "png"] {
      let data = Data.noise(width: 60, height: 90, kind)
      var (decoded, rejected) = (0, 0)
      for attempt in 0..<300 {
        var damaged = data
        for _ in 0..<4 {
          number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          damaged[Int(number >> 33) % damaged.count] = UInt8(truncatingIfNeeded: number >> 20)
        }
        guard let claimed = try? decoder.dimensions(of: damaged), claimed.width * claimed.height < 1_000_000,
          let whole = try? decoder.decode(damaged, maximumPixelSize: nil)
        else {
          rejected += 1
          continue
        }
        decoded += 1
        // The pipeline trusts the claimed size when it limits its memory.
        XCTAssertEqual([whole.image.width, whole.image.height], [claimed.width, claimed.height], "\(kind) \(attempt)")
        XCTAssertEqual(whole.byteCost, claimed.width * claimed.height * 4, "\(kind) \(attempt)")
        guard claimed == ImageDimensions(width: 60, height: 90) else { continue }
        XCTAssertEqual(try size(damaged, PixelSize(width: 10, height: 15)), [10, 15], "\(kind) \(attempt)")
      }
      // A PNG has checksums. Most damage in a JPEG only changes its pixels.
      if kind == "png" { XCTAssertEqual(decoded, 0) } else { XCTAssertGreaterThan(decoded, 0) }
      XCTAssertGreaterThan(rejected, 0, kind)
    }
  }

  func testDecoderRejectsDataOtherThanJPEGAndPNG() {
    let texts = ["", "<html></html>", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", "GIF89a\u{1}"]
    for text in texts { XCTAssertThrowsError(try decoder.decode(Data(text.utf8), maximumPixelSize: nil)) }
  }

  func testPipelineRejectsDecompressionBombBeforeDecoding() {
    for data in [Data.bomb(width: 30_000, height: 30_000), .bomb(width: 16_000, height: 16_000)] {
      onMain {
        let pipeline = ImagePipeline(loader: FixedDataLoader(data: data), decoder: TextureDecoder())
        do {
          _ = try await pipeline.image(for: ImageRequest(URL(filePath: "/bomb.png")))
          XCTFail("A bomb was decoded.")
        } catch {
          guard case .tooManyPixels = error as? ImagePipelineError else { return XCTFail("\(error)") }
        }
      }
    }
  }

  private func size(_ data: Data, _ pixelSize: PixelSize?) throws -> [Int] {
    let texture = try decoder.decode(data, maximumPixelSize: pixelSize).image
    return [texture.width, texture.height]
  }
}

private struct FixedDataLoader: DataLoading {
  var data: Data
  func data(from url: URL, maximumBytes: Int) async throws -> Data { data }
}

extension Data {
  /// Returns a picture that compresses badly, like a photograph.
  fileprivate static func noise(width: Int, height: Int, _ kind: String) -> Data {
    var number: UInt64 = 5
    var pixels = (0..<width * height * 3).map { _ -> UInt8 in
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: number >> 40)
    }
    let pixbuf = gdk_pixbuf_new_from_data(
      &pixels, GDK_COLORSPACE_RGB, 0, 8, gint(width), gint(height), gint(width * 3), nil, nil)
    defer { g_object_unref(pixbuf.map { UnsafeMutableRawPointer($0) }) }
    var bytes: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, kind, nil, nil, nil)
    defer { g_free(bytes) }
    return bytes.map { Data(bytes: $0, count: Int(count)) } ?? Data()
  }

  /// Returns a PNG of a few bytes that claims to be enormous.
  fileprivate static func bomb(width: Int, height: Int) -> Data {
    func four(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - $0 * 8) & 0xff) } }
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + content
      return four(content.count) + body + four(Int(checksum(body)))
    }
    let header = four(width) + four(height) + [8, 6, 0, 0, 0]
    let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    return Data(
      signature + chunk("IHDR", header) + chunk("IDAT", [0x78, 0x9c, 0x03, 0, 0, 0, 0, 1]) + chunk("IEND", []))
  }

  /// Returns the CRC-32 checksum as defined for PNG.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0 as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
    }
  }
}
