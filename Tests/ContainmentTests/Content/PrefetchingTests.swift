import Foundation
import GTK
import GTKTestSupport
import LoadingState
import XCTest

@testable import Containment

/// Tests that pictures are prefetched in the scroll direction, but not during a fast scroll.
final class PrefetchingTests: GTKTestCase {
  func testRangeAheadIsNextPageInScrollDirection() {
    let rows: [(value: Double, isForward: Bool, distance: Double, expected: Range<Int>)] = [
      (0, true, 0, 6..<12), (100, true, 100, 7..<13), (50, true, 50, 7..<13), (9_300, true, 10, 99..<100),
      (9_400, true, 10, 100..<100), (1_000, false, -100, 4..<10), (250, false, -10, 0..<2), (0, false, -10, 0..<0),
      (5_000, true, 301, 0..<0), (5_000, false, -301, 0..<0), (5_000, true, 300, 56..<62),
    ]
    for row in rows {
      XCTAssertEqual(
        Range.ahead(
          of: row.value, page: 600, extent: 10_000, count: 100, isForward: row.isForward, distance: row.distance),
        row.expected, "\(row)")
    }
    XCTAssertEqual(Range.ahead(of: 0, page: 0, extent: 0, count: 0, isForward: true, distance: 0), 0..<0)
    XCTAssertEqual(
      Range.ahead(of: 0, page: 1_000, extent: 10_000, count: 10_000, isForward: true, distance: 0), 1_000..<1_030)
  }

  func testListReportsUpcomingPicturesWhileVisible() {
    onMain {
      let images = SuspendableImages()
      let (container, list) = makeListContainer(images)
      let fixture = ControllerFixture()
      container.state = .content((0..<100).map { Entry($0, hasImage: true) })
      try await fixture.show(container)
      try await eventually("the second page") { images.prefetched.first.map { $0.number > 1 } == true }
      let adjustment = try XCTUnwrap((list.view as? ScrolledWindow)?.verticalAdjustment)
      let before = try XCTUnwrap(images.prefetched.first).number
      adjustment.value += adjustment.pageSize / 2
      try await eventually("further rows") { images.prefetched.first.map { $0.number > before } == true }
      XCTAssertEqual(images.prefetched.map(\.number), images.prefetched.map(\.number).sorted())
      adjustment.value = adjustment.upper / 2
      XCTAssertEqual(images.prefetched, [], "too fast")
      adjustment.value -= 20
      try await eventually("rows above") { images.prefetched.last.map { $0.number < 50 } == true }
      fixture.window.setRootViewController(ViewController())
      try await eventually("no upcoming pictures") { images.prefetched.isEmpty }
      images.failAll()
      fixture.window.destroy()
    }
  }
}

extension URL {
  fileprivate var number: Int { Int(deletingPathExtension().lastPathComponent) ?? -1 }
}
