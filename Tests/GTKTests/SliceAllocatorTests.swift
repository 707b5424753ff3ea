import CAdwaita
import XCTest

final class SliceAllocatorTests: XCTestCase {
  func testGLibAllocatesFromHeap() {
    // Always 0 from GLib 2.76, which has no slice allocator.
    guard glib_check_version(2, 76, 0) != nil else { return }
    XCTAssertEqual(g_slice_get_config(G_SLICE_CONFIG_ALWAYS_MALLOC), 1)
  }
}
