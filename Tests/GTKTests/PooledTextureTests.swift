import CAdwaita
import Foundation
import GTKTestSupport
import XCTest

@testable import GTK

/// Tests that decoding preserves a picture's pixels, whatever format they are kept in.
final class PooledTextureTests: GTKTestCase {
  func testOpaquePictureKeepsItsPixels() throws {
    // The rows' length isn't a multiple of four bytes.
    let pixels: [[UInt8]] = (0..<15).map { [UInt8($0 * 16), UInt8(255 - $0), UInt8($0), 255] }
    XCTAssertEqual(try Self.decodedPixels(of: pixels, width: 5), pixels)
  }

  func testTranslucentPictureKeepsItsPixels() throws {
    let pixels: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0], [7, 8, 9, 255]]
    XCTAssertEqual(try Self.decodedPixels(of: pixels, width: 5), pixels)
  }

  /// Encodes and decodes pixels (red, green, blue, alpha). A transparent pixel must be black.
  private static func decodedPixels(of pixels: [[UInt8]], width: Int) throws -> [[UInt8]] {
    let texture = try XCTUnwrap(
      Texture(width: width, height: pixels.count / width, pixels: Data(pixels.flatMap(\.self))))
    let bytes = try XCTUnwrap(gdk_texture_save_to_png_bytes(OpaquePointer(texture.pointer)))
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    let start = try XCTUnwrap(g_bytes_get_data(bytes, &count))
    let decoded = try XCTUnwrap(Texture(decoding: Data(bytes: start, count: Int(count))))
    // GDK's default format: blue, green, red, alpha.
    var content = [UInt8](repeating: 0, count: pixels.count * 4)
    gdk_texture_download(OpaquePointer(decoded.pointer), &content, gsize(width * 4))
    return stride(from: 0, to: content.count, by: 4).map { index in
      [content[index + 2], content[index + 1], content[index], content[index + 3]]
    }
  }
}
