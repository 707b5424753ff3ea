import AppFoundation
import LoadingState
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import Catalogue

/// Filters by what the user has done with titles, whose pages may contain no title that passes.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct RowFilterTests {
  private final class Uses: TitleUseProviding {
    /// Whether the user has watched all titles but the first of each page.
    var hidesMost = false
    func use(of title: TitleID) -> TitleUse? {
      TitleUse(isWatched: !hidesMost || !title.number.isMultiple(of: 20), isListed: title.number == 1)
    }
  }

  private let networking = SuspendableNetworking()
  private let uses = Uses()
  private let model: DiscoverModel

  init() async {
    model = DiscoverModel(.genre(GenreID(.movie, 18)), .test(networking), uses: uses)
    model.titles.refresh()
    await answer(page: 1)
  }

  private var rows: RowFilter<TitleCard> { model.visibleTitles }
  private var numbers: [Int] { rows.state.content?.map(\.id.number) ?? [] }

  private func answer(page: Int, of pages: Int = 50) async {
    await networking.waitForRequests(page)
    networking.resume(page - 1, with: .films((page * 20)..<(page * 20 + 20), page: page, of: pages))
    await until { [model] in !model.titles.state.isLoading && model.titles.footer != .loading }
  }

  @Test func `Without filters, all titles are visible`() {
    #expect(rows.state == model.titles.state && numbers.count == 20)
  }

  @Test func `A search without matches pauses after five pages, until the user continues it`() async throws {
    model.personalFilters = [.unwatched]
    for page in 2...6 {
      #expect(rows.state == .loading(previous: nil))
      rows.continueIfEmpty()
      await answer(page: page)
    }
    rows.continueIfEmpty()
    rows.continueIfEmpty()
    #expect(networking.requests.count == 6 && rows.isPaused)
    guard case .empty(let message) = rows.state else { throw UnexpectedState() }
    #expect(message.button == "Look Further" && message.explanation == "Your filters hide the first 120 titles.")
    rows.resume()
    await answer(page: 7)
    #expect(networking.requests.count == 7 && !rows.isPaused)
    model.personalFilters = []
    #expect(numbers.count == 140)
  }

  @Test func `A list whose titles all fail has an end, and its filters can be removed`() async throws {
    model.personalFilters = [.listed, .unrated]
    rows.continueIfEmpty()
    await answer(page: 2, of: 2)
    guard case .empty(let message) = rows.state else { throw UnexpectedState() }
    #expect(message.button == "Remove Filters")
    rows.continueIfEmpty()
    #expect(networking.requests.count == 2)
    model.removeFilters()
    #expect(numbers.count == 40)
  }

  @Test func `A search with few matches pauses at the end of the view, and has a footer`() async {
    uses.hidesMost = true
    model.personalFilters = [.unwatched]
    for page in 2...6 {
      #expect(rows.footer == .none)
      rows.loadMore(after: page - 1)
      await answer(page: page)
    }
    #expect(numbers == [20, 40, 60, 80, 100, 120])
    rows.loadMore(after: 6)
    guard case .failure(let message) = rows.footer else {
      Issue.record("no footer")
      return
    }
    #expect(message.button == "Look Further" && networking.requests.count == 6)
    rows.resume()
    await answer(page: 7)
    #expect(rows.footer == .none && numbers.count == 7)
  }

  @Test func `A page that the view doesn’t show yet isn’t followed by another`() {
    uses.hidesMost = true
    model.personalFilters = [.unwatched]
    rows.loadMore(after: 20)
    #expect(networking.requests.count == 1)
  }

  private struct UnexpectedState: Error {}
}
