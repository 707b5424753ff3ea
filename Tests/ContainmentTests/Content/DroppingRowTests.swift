import GTK
import GTKTestSupport
import XCTest

@testable import Containment

/// What stands in a header gives way, the first of it first.
final class DroppingRowTests: GTKTestCase {
  func testTheFirstGoWhereThereIsNoRoom() {
    onMain {
      let children = (0..<3).map { _ in Bin() }
      children.forEach { $0.setMinimumSize(width: 50, height: 20) }
      let row = DroppingRow(spacing: 5)
      XCTAssertEqual(row.width(of: children), Extent(minimum: 160, natural: 160))
      let scale = Display.textScale
      defer { Display.textScale = scale }
      Display.textScale = 2
      XCTAssertEqual(row.width(of: children), Extent(minimum: 50, natural: 160))
      XCTAssertEqual(row.height(of: children, width: 60), Extent(minimum: 20, natural: 20))
      for (width, shown) in [(200, [0, 1, 2]), (160, [0, 1, 2]), (159, [1, 2]), (104, [2]), (50, [2])] {
        let places = row.places(of: children, width: width, height: 24)
        XCTAssertEqual(places.indices.filter { places[$0] != nil }, shown, "at \(width)")
        XCTAssertEqual(places.compactMap { $0 }.map(\.x), [0, 55, 110].prefix(shown.count).map(\.self), "at \(width)")
        XCTAssertEqual(places.last??.width, width - 55 * (shown.count - 1))
      }
      XCTAssertEqual(row.places(of: [], width: 0, height: 0), [])
      XCTAssertEqual(row.width(of: []), Extent(minimum: 0, natural: 0))
    }
  }
}
