import CAdwaita
import Foundation
import GTKTestSupport
import Glibc
import XCTest

@testable import GTK

/// Tests that the pixels of images are used again, and that their memory is returned.
final class PixelPoolTests: GTKTestCase {
  func testBlockIsUsedAgainForSameSize() throws {
    let pool = PixelPool()
    let first = try XCTUnwrap(pool.allocate(100_000))
    let second = try XCTUnwrap(pool.allocate(100_000))
    XCTAssertNotEqual(first, second)
    first.storeBytes(of: 1, as: UInt8.self)
    (first + 99_999).storeBytes(of: 1, as: UInt8.self)
    pool.recycle(first)
    XCTAssertEqual(pool.unusedBytes % Int(getpagesize()), 0)
    XCTAssertTrue((100_000..<200_000).contains(pool.unusedBytes))
    XCTAssertNotEqual(try XCTUnwrap(pool.allocate(300_000)), first, "too small")
    XCTAssertEqual(try XCTUnwrap(pool.allocate(99_000)), first)
    XCTAssertEqual(pool.unusedBytes, 0)
  }

  func testUnusedBlocksAreLimitedAndReturned() throws {
    let pool = PixelPool()
    let blocks = try (0..<40).map { _ in try XCTUnwrap(pool.allocate(1 << 20)) }
    blocks.forEach(pool.recycle)
    XCTAssertEqual(pool.unusedBytes, 16 << 20)
    pool.returnUnusedMemory()
    XCTAssertEqual(pool.unusedBytes, 0)
    XCTAssertNotNil(pool.allocate(1 << 20))
  }

  func testPixelsOfReleasedTextureAreRecycled() throws {
    let picture = try XCTUnwrap(Texture(width: 700, height: 300, pixels: Data(repeating: 200, count: 840_000)))
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertTrue(picture.savePNG(to: file.path))
    var decoded = try Texture(decoding: Data(contentsOf: file))
    XCTAssertEqual(decoded?.width, 700)
    decoded = nil
    let block = try XCTUnwrap(PixelPool.shared.allocate(840_000))
    defer { PixelPool.shared.recycle(block) }
    // New memory would be empty.
    XCTAssertEqual(block.load(fromByteOffset: 3, as: UInt8.self), 200, "the alpha value of the first pixel")
  }
}
