import Automation
import Catalogue
import XCTest

/// Checks of the featured lists.
struct FeaturedValidator {
  let app: Application

  /// Checks the order of the segments, and that only this one is selected.
  func validateSegments(selected: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try validate(selected, isSelected: true)
    let segments = try app.segments.snapshots
    XCTAssertEqual(segments.map(\.name), MovieList.allCases.map(\.title) + ["Genres"], file: file, line: line)
    XCTAssertEqual(segments.filter(\.isSelected).map(\.name), [selected], file: file, line: line)
  }

  func validateSegmentIsHittable(_ name: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try app.segment(name).wait(until: \.exists, for: "The segment “\(name)”")
    XCTAssertTrue(try app.segment(name).isHittable, "“\(name)” can't be clicked", file: file, line: line)
  }

  /// Checks the selected state for screen readers. The pressed state of the button alone would only be visible.
  private func validate(_ name: String, isSelected: Bool) throws {
    try app.segment(name).wait(
      until: { $0.isSelected == isSelected }, for: "The segment “\(name)” \(isSelected ? "selected" : "not selected")")
  }
}
