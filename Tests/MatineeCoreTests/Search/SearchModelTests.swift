import LoadingState
import TMDB
import TMDBTesting
import Testing

@testable import MatineeCore

/// Requests while the user types, and the results shown.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct SearchModelTests {
  let search = SuspendableSearch()
  let clock = ManualClock()
  let model: SearchModel

  init() { model = SearchModel(search.sources, clock: clock) }

  private var titles: [String]? { model.state.content?.rows.map(\.title) }

  /// Types a text and waits for the network request.
  private func ask(_ text: String) async {
    let before = search.asked.count
    model.type(text)
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(150))
    await search.waitForCalls(before + 1)
  }

  @Test func nothingIsAskedBeforeAPause() async {
    model.type("m")
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(149))
    model.type("ma")
    await until { [model] in model.state == .loading(previous: nil) }
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(149))
    #expect(search.asked.isEmpty)
    clock.advance(by: .milliseconds(1))
    await search.waitForCalls(1)
    #expect(search.asked == ["ma"])
  }

  @Test func spacesAskForNothingNew() async {
    await ask("matrix")
    model.type(" matrix  ")
    #expect(clock.sleepers == 0)
    search.release(0, .success(.films("The Matrix")))
    await until { [model] in model.state.content != nil }
    #expect(search.asked == ["matrix"])
    #expect(model.request.text == " matrix  ")
  }

  @Test func twoHundredKeystrokesAndAnswersInTheWrongOrder() async {
    var text = ""
    for number in 0..<200 {
      text += number % 7 == 6 ? " " : "x"
      model.search(text)
      await search.waitForCalls(number + 1)
    }
    let order = (0..<200).map { ($0 * 77 + 13) % 200 }
    for place in order where place != 199 { search.release(place, .success(.films("Answer \(place)"))) }
    search.release(199, .success(.films("The last")))
    await until { [model] in !model.state.isLoading }
    for _ in 0..<100 { await Task.yield() }
    #expect(titles == ["The last"])
    #expect(model.notice == nil)
  }

  @Test func theDeviceAnswersWhileTheNetworkThinks() async {
    search.onDevice("matrix", .films("Matrix here"))
    await ask("matrix")
    await until { [model] in model.state == .loading(previous: .films("Matrix here")) }
    search.release(0, .success(.films("Matrix at TMDB")))
    await until { [model] in model.state == .content(.films("Matrix at TMDB")) }
    #expect(model.notice == nil)
  }

  @Test func whatTMDBToldOfLooksTheSameWhenTheDeviceFindsIt() async {
    search.onDevice("matri", .list([SearchRow(.title(.film(6)), title: "Matrix")]))
    var row = SearchRow.film("Matrix")
    row.text = "A hacker."
    await ask("matrix")
    search.release(0, .success(.list([row])))
    await until { [model] in model.state.content != nil && !model.state.isLoading }
    model.type("matri")
    await until { [model] in model.state.content?.rows.first?.marks.isEmpty == false }
    #expect(model.state.content?.rows.first?.text == "A hacker.")
  }

  @Test(arguments: [TMDBError.offline, .timedOut, .serverTrouble(status: 500)])
  func whatTheDeviceHasStaysWhenTMDBFails(_ error: TMDBError) async {
    search.onDevice("matrix", .films("Matrix here"))
    await ask("matrix")
    search.release(0, .failure(error))
    await until { [model] in model.state == .content(.films("Matrix here")) }
    #expect(model.notice?.explanation.contains("These results come from this device.") == true)
    #expect(model.notice?.action == .retry)
  }

  @Test func withNothingToSearchHereAFailureLeadsToDownloads() async {
    await ask("matrix")
    search.release(0, .failure(.offline))
    await until { [model] in model.state.failure != nil }
    #expect(model.state.failure?.action == .custom(StateMessage.downloadTitles))
    #expect(model.state.content == nil)
  }

  @Test func whatWasKeptMeanwhileIsFoundWhenTMDBFails() async {
    await ask("matrix")
    search.onDevice("matrix", .films("Matrix here"))
    search.release(0, .failure(.offline))
    await until { [model] in model.state == .content(.films("Matrix here")) }
    #expect(model.notice?.explanation.contains("These results come from this device.") == true)
  }

  @Test func aWrongKeyIsStillSaid() async {
    await ask("matrix")
    search.release(0, .failure(.wrongCredential))
    await until { [model] in model.state.failure != nil }
    #expect(model.state.failure?.action == .custom(StateMessage.enterCredential))
  }

  @Test func nothingAnywhereIsSaid() async {
    search.onDevice("other", .films("Other"))
    await ask("matrix")
    search.release(0, .success(.list([])))
    await until { [model] in if case .empty = model.state { true } else { false } }
    guard case .empty(let message) = model.state else { return }
    #expect(message.explanation == "No results for “matrix”.")
    #expect(message.action == .custom(StateMessage.searchOnWeb))
  }

  @Test func whatFiltersHideCanBeSearched() async {
    search.onDevice("other", .films("Other"))
    model.choose(.films)
    model.choose(year: 1999)
    model.search("matrix")
    await search.waitForCalls(1)
    search.release(0, .success(.list([])))
    await until { [model] in if case .empty = model.state { true } else { false } }
    guard case .empty(let message) = model.state else { return }
    #expect(message.explanation == "No results for “matrix” in Films, 1999.")
    #expect(message.action == .custom(StateMessage.searchEverything))
    model.removeFilters()
    await search.waitForCalls(2)
    #expect(search.requests.last == SearchRequest("matrix"))
  }

  @Test func whatIsMisspeltIsOffered() async {
    var findings = SearchFindings.films("Matrix here")
    findings.suggestion = "matrix"
    search.onDevice("matirx", findings)
    await ask("matirx")
    search.release(0, .success(.list([])))
    await until { [model] in model.notice != nil }
    #expect(titles == ["Matrix here"])
    #expect(model.notice?.explanation == "No results for “matirx” at TMDB. Did you mean “matrix”?")
    #expect(model.notice?.action == .custom(StateMessage.searchSuggestion))
  }

  @Test func clearingGoesBackToTheBeginningAndAsksForNothing() async {
    search.onDevice("matrix", .films("Matrix here"))
    await ask("matrix")
    model.clear()
    #expect(model.state == .idle)
    search.release(0, .success(.films("Late")))
    for _ in 0..<100 { await Task.yield() }
    #expect(model.state == .idle)
    #expect(model.notice == nil)
  }

  @Test func whoLeavesAndComesBackGetsTheAnswer() async {
    await ask("matrix")
    model.cancel()
    #expect(model.state == .idle)
    model.loadIfNeeded()
    await search.waitForCalls(2)
    search.release(1, .success(.films("Matrix")))
    await until { [model] in model.state == .content(.films("Matrix")) }
    model.loadIfNeeded()
    #expect(search.asked.count == 2)
  }

  @Test func aCancelledRequestIsNoError() async {
    await ask("matrix")
    search.release(0, .failure(.cancelled))
    await until { [model] in !model.state.isLoading }
    #expect(model.state == .idle)
  }

  @Test func aListGoesOnToItsEnd() async {
    search.nextPages([[.film("Second")], [.film("Third one")]])
    model.choose(.films)
    model.search("f")
    await search.waitForCalls(1)
    search.release(0, .success(.films("First")))
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
