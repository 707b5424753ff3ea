import LoadingState
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import AppFoundation
@testable import Catalogue
@testable import Search

/// Requests while the user types, and the results shown.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct SearchModelTests {
  let search = SuspendableSearch()
  let clock = ManualClock()
  let model: SearchModel

  init() { model = SearchModel(search.sources, clock: clock) }

  private var titles: [String]? { model.state.content?.rows.map(\.title) }

  /// Types a text and waits for the network request.
  private func typeAndWait(_ text: String) async {
    let before = search.requested.count
    model.type(text)
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(150))
    await search.waitForCalls(before + 1)
  }

  @Test func `The model sends no request until the user pauses typing`() async {
    model.type("m")
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(149))
    model.type("ma")
    await until { [model] in model.state == .loading(previous: nil) }
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(149))
    #expect(search.requested.isEmpty)
    clock.advance(by: .milliseconds(1))
    await search.waitForCalls(1)
    #expect(search.requested == ["ma"])
  }

  @Test func `Adding spaces to the query sends no request`() async {
    await typeAndWait("matrix")
    model.type(" matrix  ")
    #expect(clock.sleepers == 0)
    search.release(0, .success(.movies("The Matrix")))
    await until { [model] in model.state.content != nil }
    #expect(search.requested == ["matrix"])
    #expect(model.request.text == " matrix  ")
  }

  @Test func `The last query's results win when 200 responses arrive out of order`() async {
    var text = ""
    for number in 0..<200 {
      text += number % 7 == 6 ? " " : "x"
      model.search(text)
      await search.waitForCalls(number + 1)
    }
    let order = (0..<200).map { ($0 * 77 + 13) % 200 }
    for number in order where number != 199 { search.release(number, .success(.movies("Answer \(number)"))) }
    search.release(199, .success(.movies("The last")))
    await until { [model] in !model.state.isLoading }
    for _ in 0..<100 { await Task.yield() }
    #expect(titles == ["The last"])
    #expect(model.notice == nil)
  }

  @Test func `Local results appear until the network's results arrive`() async {
    search.onDevice("matrix", .movies("Matrix here"))
    await typeAndWait("matrix")
    await until { [model] in model.state == .loading(previous: .movies("Matrix here")) }
    search.release(0, .success(.movies("Matrix at TMDB")))
    await until { [model] in model.state == .content(.movies("Matrix at TMDB")) }
    #expect(model.notice == nil)
  }

  @Test func `Local results include details from TMDB's earlier responses`() async {
    search.onDevice("matri", .list([SearchRow(.title(.movie(6)), title: "Matrix")]))
    var row = SearchRow.movie("Matrix")
    row.text = "A hacker."
    await typeAndWait("matrix")
    search.release(0, .success(.list([row])))
    await until { [model] in model.state.content != nil && !model.state.isLoading }
    model.type("matri")
    await until { [model] in model.state.content?.rows.first?.marks.isEmpty == false }
    #expect(model.state.content?.rows.first?.text == "A hacker.")
  }

  @Test(arguments: [TMDBError.offline, .timedOut, .serverError(status: 500)])
  func `Local results stay with a notice when TMDB fails`(_ error: TMDBError) async {
    search.onDevice("matrix", .movies("Matrix here"))
    await typeAndWait("matrix")
    search.release(0, .failure(error))
    await until { [model] in model.state == .content(.movies("Matrix here")) }
    #expect(model.notice?.explanation.contains("These results are from this device.") == true)
    #expect(model.notice?.action == .retry)
  }

  @Test func `An offline error suggests downloading titles when there are no local results`() async {
    await typeAndWait("matrix")
    search.release(0, .failure(.offline))
    await until { [model] in model.state.failure != nil }
    #expect(model.state.failure?.action == .settings(.downloadTitleIndex))
    #expect(model.state.content == nil)
  }

  @Test func `The local search runs again when TMDB fails and finds newly cached titles`() async {
    await typeAndWait("matrix")
    search.onDevice("matrix", .movies("Matrix here"))
    search.release(0, .failure(.offline))
    await until { [model] in model.state == .content(.movies("Matrix here")) }
    #expect(model.notice?.explanation.contains("These results are from this device.") == true)
  }

  @Test func `An error about a wrong key offers to enter another one`() async {
    await typeAndWait("matrix")
    search.release(0, .failure(.invalidCredential))
    await until { [model] in model.state.failure != nil }
    #expect(model.state.failure?.action == .settings(.enterCredential))
  }

  @Test func `An empty result shows a message and offers a web search`() async {
    search.onDevice("other", .movies("Other"))
    await typeAndWait("matrix")
    search.release(0, .success(.list([])))
    await until { [model] in if case .empty = model.state { true } else { false } }
    guard case .empty(let message) = model.state else { return }
    #expect(message.explanation == "No results for “matrix”.")
    #expect(message.action == .custom(SearchAction.searchOnWeb))
  }

  @Test func `An empty filtered result offers a search without filters`() async {
    search.onDevice("other", .movies("Other"))
    model.choose(.movies)
    model.choose(year: 1999)
    model.search("matrix")
    await search.waitForCalls(1)
    search.release(0, .success(.list([])))
    await until { [model] in if case .empty = model.state { true } else { false } }
    guard case .empty(let message) = model.state else { return }
    #expect(message.explanation == "No results for “matrix” in Films, 1999.")
    #expect(message.action == .custom(SearchAction.removeFilters))
    model.removeFilters()
    await search.waitForCalls(2)
    #expect(search.requests.last == SearchRequest("matrix"))
  }

  @Test func `Removing a filter keeps the others and searches again`() async {
    model.choose(.movies)
    model.choose(year: 1999)
    model.search("matrix")
    await search.waitForCalls(1)
    model.choose(.everything)
    await search.waitForCalls(2)
    #expect(model.request == SearchRequest("matrix", year: 1999))
    model.choose(year: nil)
    await search.waitForCalls(3)
    #expect(search.requests.last == SearchRequest("matrix"))
    #expect(!model.request.isFiltered)
  }

  @Test func `The notice suggests a corrected spelling when TMDB finds nothing`() async {
    var results = GroupedSearchResults.movies("Matrix here")
    results.suggestion = "matrix"
    search.onDevice("matirx", results)
    await typeAndWait("matirx")
    search.release(0, .success(.list([])))
    await until { [model] in model.notice != nil }
    #expect(titles == ["Matrix here"])
    #expect(model.notice?.explanation == "No results for “matirx” on TMDB. Did you mean “matrix”?")
    #expect(model.notice?.action == .custom(SearchAction.useSuggestion))
  }

  @Test func `Clearing returns the model to its idle state and ignores late results`() async {
    search.onDevice("matrix", .movies("Matrix here"))
    await typeAndWait("matrix")
    model.clear()
    #expect(model.state == .idle)
    search.release(0, .success(.movies("Late")))
    for _ in 0..<100 { await Task.yield() }
    #expect(model.state == .idle)
    #expect(model.notice == nil)
  }

  @Test func `The model searches again after a cancellation when the page reappears`() async {
    await typeAndWait("matrix")
    model.cancel()
    #expect(model.state == .idle)
    model.loadIfNeeded()
    await search.waitForCalls(2)
    search.release(1, .success(.movies("Matrix")))
    await until { [model] in model.state == .content(.movies("Matrix")) }
    model.loadIfNeeded()
    #expect(search.requested.count == 2)
  }

  @Test func `A cancelled request shows no error`() async {
    await typeAndWait("matrix")
    search.release(0, .failure(.cancelled))
    await until { [model] in !model.state.isLoading }
    #expect(model.state == .idle)
  }

  @Test func `Loading more appends pages until the end of the results`() async {
    search.nextPages([[.movie("Second")], [.movie("Third one")]])
    model.choose(.movies)
    model.search("f")
    await search.waitForCalls(1)
    search.release(0, .success(.movies("First")))
    await until { [model] in model.state.content != nil }
    model.loadMore(after: 2)
    #expect(model.footer == .none)
    model.loadMore(after: 1)
    #expect(model.footer == .loading)
    await until { [model] in model.footer == .none }
    #expect(titles == ["First", "Second"])
    model.loadMore(after: 2)
    await until { [model] in model.footer == .none }
    model.loadMore(after: 3)
    #expect(model.footer == .none)
    #expect(titles == ["First", "Second", "Third one"])
  }
}
