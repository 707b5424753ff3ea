import Automation
import Catalogue
import XCTest

/// Actions on TMDB's four lists of series.
protocol TelevisionController: AppDriver {}

extension TelevisionController {
  func tapSeriesSegment(_ name: String) throws { try app.televisionSegments[name].tap() }
}

extension Application {
  fileprivate var televisionSegments: Query { tabLists["Series"].tabs }
}

/// Checks of the lists of series.
struct TelevisionValidator: Validator {
  let app: Application

  /// Checks the order of the segments, and that only this one is selected.
  func validateSegments(selected: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try app.televisionSegments[selected].wait(until: \.isSelected, for: "The segment “\(selected)” selected")
    let segments = try app.televisionSegments.snapshots
    XCTAssertEqual(segments.map(\.name), ShowList.allCases.map(\.title) + ["Genres"], file: file, line: line)
    XCTAssertEqual(segments.filter(\.isSelected).map(\.name), [selected], file: file, line: line)
  }
}
