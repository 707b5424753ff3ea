import Automation
import Catalogue
import XCTest

/// Actions on TMDB's lists of films.
protocol FeaturedController: AppDriver {}

extension FeaturedController {
  func pressNextList() throws { try app.pressKey("Ctrl+Page_Down") }
  func pressPreviousList() throws { try app.pressKey("Ctrl+Page_Up") }
  func tapSegment(_ name: String) throws { try app.segments[name].tap() }
}

extension Application {
  fileprivate var segments: Query { tabLists["Films"].tabs }
}

/// Checks of the featured lists.
struct FeaturedValidator: Validator {
  let app: Application

  /// Checks the order of the segments, and that only this one is selected.
  ///
  /// The selected state is the one for screen readers. The pressed state of the button alone would only be visible.
  func validateSegments(selected: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try app.segments[selected].wait(until: \.isSelected, for: "The segment “\(selected)”, selected")
    let segments = try app.segments.snapshots
    XCTAssertEqual(segments.map(\.name), MovieList.allCases.map(\.title) + ["Genres"], file: file, line: line)
    XCTAssertEqual(segments.filter(\.isSelected).map(\.name), [selected], file: file, line: line)
  }

  func validateSegmentIsHittable(_ name: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try app.segments[name].wait(until: \.exists, for: "The segment “\(name)”")
    XCTAssertTrue(try app.segments[name].isHittable, "“\(name)” can't be clicked", file: file, line: line)
  }

  func validateSegment(_ name: String, isFocused: Bool) throws {
    try app.segments[name].wait(
      until: { $0.exists && $0.isFocused == isFocused }, for: "“\(name)”, \(isFocused ? "" : "not ")focused")
  }
}
