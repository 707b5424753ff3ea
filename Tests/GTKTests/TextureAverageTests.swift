import CAdwaita
import Foundation
import GTKTestSupport
import XCTest

@testable import GTK

/// Tests that a picture's tint is its average color.
final class TextureAverageTests: GTKTestCase {
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]
  private static let clear: [UInt8] = [9, 9, 9, 0]

  func testTintIsAverageOfVisiblePixels() throws {
    let table: [(pixels: [[UInt8]], average: [UInt8]?)] = [
      ([Self.red, Self.red, Self.red, Self.red], [255, 0, 0]),
      ([Self.red, Self.blue, Self.red, Self.blue], [127, 0, 127]),
      ([Self.red, Self.clear, Self.clear, Self.clear], [255, 0, 0]),
      ([Self.clear, Self.clear, Self.clear, Self.clear], nil),
    ]
    for row in table {
      let texture = try XCTUnwrap(Texture(width: 2, height: 2, pixels: Data(row.pixels.flatMap(\.self))))
      XCTAssertEqual(Self.average(of: texture), row.average)
    }
  }

  func testTintOfLargePictureIsCloseToItsAverage() throws {
    let columns = 1_001
    let pixels = (0..<columns * 700).flatMap { $0 % columns % 2 == 0 ? Self.red : Self.blue }
    let texture = try XCTUnwrap(Texture(width: columns, height: 700, pixels: Data(pixels)))
    let color = try XCTUnwrap(Self.average(of: texture))
    XCTAssertEqual(Double(color[0]), 127, accuracy: 12)
    XCTAssertEqual(Double(color[2]), 127, accuracy: 12)
  }

  func testOnlyDecodedPicturesHaveTint() throws {
    let texture = try XCTUnwrap(Texture(width: 2, height: 1, pixels: Data(Self.red + Self.blue)))
    XCTAssertNil(texture.tint)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertTrue(texture.savePNG(to: file.path))
    let decoded = try XCTUnwrap(Texture(decoding: Data(contentsOf: file)))
    XCTAssertEqual(decoded.tint.map(Self.color), [127, 0, 127])
  }

  private static func average(of texture: Texture) -> [UInt8]? {
    Texture(adopting: OpaquePointer(g_object_ref(texture.pointer))).tint.map(color)
  }

  private static func color(of texture: Texture) -> [UInt8] {
    var pixel = [UInt8](repeating: 0, count: 4)
    gdk_texture_download(OpaquePointer(texture.pointer), &pixel, 4)
    return [pixel[2], pixel[1], pixel[0]]
  }
}
