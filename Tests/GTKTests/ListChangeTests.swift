import XCTest

@testable import GTK

/// Table-driven tests for the steps between two lists. Applying the steps must produce the new list.
final class ListChangeTests: XCTestCase {
  private let table: [(name: String, old: String, new: String, steps: Int)] = [
    ("same", "abc", "abc", 0),
    ("both empty", "", "", 0),
    ("first page", "", "abc", 1),
    ("next page", "abc", "abcdef", 1),
    ("emptied", "abc", "", 1),
    ("inserted at the start", "abc", "xabc", 1),
    ("inserted in the middle", "abc", "axyc", 2),
    ("one removed", "abc", "ac", 1),
    ("all replaced", "abc", "xyz", 1),
    ("moved to the end", "abcd", "bcda", 2),
    ("two separate ones removed", "abcdef", "acdf", 2),
    ("reversed", "abc", "cba", 4),
  ]

  func testStepsTransformOldListIntoNewList() {
    for row in table {
      let old = Array(row.old)
      let new = Array(row.new)
      var current = old
      let steps = ListChange.steps(from: old, to: new)
      for step in steps {
        current.replaceSubrange(step.position..<step.position + step.removed, with: step.source.map { new[$0] })
      }
      XCTAssertEqual(current, new, row.name)
      XCTAssertLessThanOrEqual(steps.count, row.steps, row.name)
    }
  }

  func testAppendingPageToLongListIsOneInsertion() {
    let steps = ListChange.steps(from: 0..<10_000, to: 0..<10_020)
    XCTAssertEqual(steps, [ListChange(position: 10_000, removed: 0, source: 10_000..<10_020)])
  }
}
