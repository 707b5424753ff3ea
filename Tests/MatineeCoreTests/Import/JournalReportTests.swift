import Foundation
import Testing
import TitleIdentity

@testable import Library
@testable import Transfer

/// The report on a journal that contradicts the library.
@Suite struct JournalReportTests {
  private var report: MergeReport {
    var report = MergeReport()
    (report.new, report.known, report.conflicting) = (1, 3, 2)
    return report
  }

  @Test func `Command reports entries that differ from the user's`() throws {
    #expect(
      JournalReport(report).text()
        == "Matinee: 1 new event, 1 known. Skipped 2 entries that differ from yours. Matinee keeps yours.")
    let json = try JournalReport(report).json()
    #expect(json.contains(#""conflicting" : 2"#) || json.contains(#""conflicting":2"#))
  }

  @Test func `Preview shows entries that differ from the user's`() {
    let review = ImportReview(subject: .journal(report), decisions: [])
    #expect(review.changes.map(\.detail) == ["1 new, 1 duplicate, 2 different from yours"])
    #expect(review.notices == ["Skipped 2 entries that differ from yours. Matinee keeps yours."])
  }
}
