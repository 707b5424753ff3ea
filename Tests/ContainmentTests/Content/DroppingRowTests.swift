import GTK
import GTKTestSupport
import XCTest

@testable import Containment

/// Tests that a header bar's row hides its widgets in order, starting with the first.
final class DroppingRowTests: GTKTestCase {
  @MainActor private static func widgets(_ count: Int = 3) -> [Bin] {
    (0..<count).map { _ in
      let widget = Bin()
      widget.setMinimumSize(width: 50, height: 20)
      return widget
    }
  }

  func testRowDropsFirstWidgetsWhenSpaceIsShort() {
    onMain {
      let children = Self.widgets()
      let row = DroppingRow(spacing: 5, minimumWidth: 159)
      XCTAssertEqual(row.width(of: children), Extent(minimum: 50, natural: 160))
      XCTAssertEqual(row.height(of: children, width: 60), Extent(minimum: 20, natural: 20))
      for (width, shown) in [(200, [0, 1, 2]), (160, [0, 1, 2]), (159, [1, 2]), (104, [2]), (50, [2])] {
        let frames = row.frames(of: children, width: width, height: 24)
        XCTAssertEqual(frames.indices.filter { frames[$0] != nil }, shown, "at \(width)")
        XCTAssertEqual(frames.compactMap { $0 }.map(\.x), [0, 55, 110].prefix(shown.count).map(\.self), "at \(width)")
        XCTAssertEqual(frames.last??.width, width - 55 * (shown.count - 1))
      }
      XCTAssertEqual(row.frames(of: [], width: 0, height: 0), [])
      XCTAssertEqual(row.width(of: []), Extent(minimum: 0, natural: 0))
    }
  }

  func testRowRequestsSpaceForAllWidgetsIfTheyFitNarrowestHeader() {
    onMain {
      let row = DroppingRow(spacing: 5, minimumWidth: 160)
      XCTAssertEqual(row.width(of: Self.widgets()), Extent(minimum: 160, natural: 160))
    }
  }

  /// In any text size, only the space next to the other contents of the header bar counts.
  func testRowSubtractsWidthOfOtherHeaderContents() {
    onMain {
      for (beside, isWhole) in [(40, true), (300, false)] {
        let header = HeaderBar()
        let title = Bin()
        title.setMinimumSize(width: beside)
        header.setTitleWidget(title)
        let row = LayoutBox.dropping(Self.widgets(), spacing: 5, minimumWidth: 360)
        header.packEnd(row)
        let window = Window(dialogFor: nil)
        window.setContent(Box(.vertical, [header]))
        window.present()
        try await eventually("the header") { row.isMapped }
        XCTAssertEqual(row.measuredWidth(), Extent(minimum: isWhole ? 160 : 50, natural: 160), "beside \(beside)")
        window.close()
      }
    }
  }
}
