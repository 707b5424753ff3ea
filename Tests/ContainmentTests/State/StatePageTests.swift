import LoadingState
import Testing

@testable import Containment

/// Tests the main child and the banner for each state, with a table.
struct StatePageTests {
  static let table: [(ContentState<Int>, StatePage.Main, StateMessage?)] = [
    (.idle, .nothing, nil),
    (.loading(previous: nil), .loading, nil),
    (.loading(previous: 1), .content, nil),
    (.content(1), .content, nil),
    (.empty(nothing), .empty(nothing), nil),
    (.failed(broken, previous: nil), .failure(broken), nil),
    (.failed(broken, previous: 1), .content, broken),
  ]

  @Test(arguments: table)
  func `Each state determines the main child and the banner`(row: (ContentState<Int>, StatePage.Main, StateMessage?)) {
    let page = StatePage(row.0)
    #expect(page.main == row.1)
    #expect(page.banner == row.2)
  }
}
