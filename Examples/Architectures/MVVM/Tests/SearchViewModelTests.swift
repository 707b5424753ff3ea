import ArchitecturesSupport
import LoadingState
import TMDB
import TMDBTesting
import Testing

@testable import FeaturedMVVM

@MainActor @Suite(.timeLimit(.minutes(10))) struct SearchViewModelTests {
  private let fixture = Fixture()
  private let viewModel: SearchViewModel

  init() {
    viewModel = SearchViewModel(fixture.dependencies) { _ in }
  }

  /// Types the text, and advances the clock until its search has started.
  private func search(_ text: String, request count: Int = 1) async {
    viewModel.type(text)
    while viewModel.query != text {
      fixture.clock.advanceToNextSleeper()
      await Task.yield()
    }
    await fixture.networking.waitForRequests(count)
  }

  @Test func `The search starts 300 ms after the last keystroke`() async {
    viewModel.type("godf")
    await fixture.clock.waitForSleepers(1)
    fixture.clock.advance(by: .milliseconds(299))
    #expect(fixture.clock.sleepers == 1)
    #expect(!viewModel.isActive)
    fixture.clock.advance(by: .milliseconds(1))
    await fixture.networking.waitForRequests(1)
    #expect(fixture.requested("query") == ["godf"])
    await wait { viewModel.isActive }
  }

  @Test func `Results are shown and announced`() async {
    await search("godf")
    #expect(viewModel.page == .loading(isSpinning: false))
    fixture.respond(to: 0, [1, 2, 2])
    #expect(await viewModel.announcements.first() == "Search Results: 2 films")
    #expect(viewModel.items.map(\.id) == [.film(1), .film(2)])
  }

  @Test func `A later search cancels an earlier one`() async {
    await search("the")
    await search("godf", request: 2)
    await fixture.networking.waitForCancellations(1)
    fixture.respond(to: 1, [2])
    fixture.respond(to: 0, [1])
    #expect(await viewModel.announcements.first() == "Search Results: 1 film")
    #expect(viewModel.ids == [2])
  }

  @Test func `The results of an earlier text disappear when a later search starts`() async {
    await search("the")
    fixture.respond(to: 0, [1])
    await wait { viewModel.ids == [1] }
    await search("godf", request: 2)
    #expect(viewModel.page == .loading(isSpinning: false))
  }

  @Test func `Clearing the field ends the search without a pause`() async {
    await search("godf")
    viewModel.clear()
    await wait { !viewModel.isActive }
    await fixture.networking.waitForCancellations(1)
    #expect(viewModel.text.isEmpty)
    #expect(viewModel.state == .idle)
  }

  @Test func `Typing the same text after clearing searches again`() async {
    await search("godf")
    viewModel.clear()
    await wait { !viewModel.isActive }
    await search("godf", request: 2)
  }

  @Test func `Spaces around the text don’t count`() async {
    viewModel.type("  godf ")
    await fixture.clock.waitForSleepers(1)
    fixture.clock.advance(by: .milliseconds(300))
    await fixture.networking.waitForRequests(1)
    #expect(fixture.requested("query") == ["godf"])
  }

  @Test func `The message for no results contains the search text`() async {
    await search("xyzzyq")
    fixture.respond(to: 0, [])
    await wait { viewModel.page == .message(FilmText.noResults(for: "xyzzyq")) }
  }

  @Test func `Retry searches for the same text again`() async {
    await search("godf")
    fixture.fail(0)
    await wait { viewModel.state.failure != nil }
    viewModel.retry()
    await fixture.networking.waitForRequests(2)
    #expect(fixture.requested("query") == ["godf", "godf"])
    fixture.respond(to: 1, [1])
    await wait { viewModel.ids == [1] }
  }
}
