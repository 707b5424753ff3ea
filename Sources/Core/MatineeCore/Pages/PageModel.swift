import Foundation
import LoadingState
import Observation
import ResponseCache
import TMDB

/// The model of a page that a single request loads.
///
/// It shows the cached response first, then the network's. The newest request wins. Content remains while it is
/// refreshed and when a refresh fails. Cancellation isn't a failure.
@MainActor @Observable
public final class PageModel<Page: Sendable & Equatable> {
  public private(set) var state: ContentState<Page> = .idle
  public private(set) var savedDate: Date?

  @ObservationIgnored private let asked: Request<Page>
  @ObservationIgnored private let explain: @Sendable (TMDBError) -> StateMessage
  @ObservationIgnored private let question: LatestRequestLoader
  @ObservationIgnored private let following = CacheFollower()
  @ObservationIgnored private let offers = SuggestionLoader()
  /// The date of the response on screen.
  @ObservationIgnored private var came: Date?

  /// - Parameters:
  ///   - clock: The clock that measures freshness. Tests supply their own.
  ///   - freshness: The time during which content is shown again without a request.
  ///   - date: The source of the current date.
  ///   - explain: Returns the message for an error.
  public init(
    _ asked: Request<Page>, clock: any Clock<Duration> = ContinuousClock(), freshness: Duration = .seconds(600),
    date: @escaping @Sendable () -> Date = { Date() },
    explain: @escaping @Sendable (TMDBError) -> StateMessage = { StateMessage($0) }
  ) {
    question = LatestRequestLoader(clock: clock, freshness: freshness, date: date)
    self.explain = explain
    self.asked = asked
  }

  /// Loads the page, unless its content is fresh.
  public func loadIfNeeded() {
    if question.isDue(in: state) { ask(isDemanded: false) }
  }

  /// Reloads the page. The Retry button calls this, too.
  public func refresh() { ask(isDemanded: true) }

  /// Observes the cached response until ``cancel()`` is called, so that the page shows responses to other parts of the
  /// app.
  public func follow() {
    following.start(asked.kept, after: question) { [weak self] in await self?.take($0) }
  }

  /// Waits until there is something to show, so that content available soon appears without a spinner.
  ///
  /// - Parameter limit: The maximum time to wait. The request continues when it has passed.
  public func waitForAnswer(atMost limit: Duration) async {
    await question.wait(atMost: limit)
  }

  /// Waits until the cached response has been read, so that it is shown first.
  ///
  /// - Parameter limit: The maximum time to wait.
  public func waitForSaved(atMost limit: Duration) async { await question.waitForSaved(atMost: limit) }

  public func offer(_ find: SuggestionLoader.Find?) { offers.find = find }

  /// Cancels the request and the observation because the page is no longer visible.
  public func cancel() {
    following.stop()
    guard question.isUnderWay else { return }
    question.stop()
    state = state.after(.cancelled)
  }
}

extension PageModel {
  func ask(isDemanded: Bool) {
    let kept = state.content == nil ? asked.kept : nil
    state = state.after(.started)
    question.ask(reading: kept, isDemanded: isDemanded, asked.ask) { [weak self] in
      self?.take($0, isDemanded: isDemanded)
    }
  }

  private func take(_ arrival: LoadedResult<Page>, isDemanded: Bool) {
    switch arrival {
    case .saved(let saved, let isLast):
      came = saved.confirmed
      savedDate = saved.confirmed
      if isLast { question.startAging(from: saved.confirmed) }
      state = isLast ? .content(saved.value) : .loading(previous: saved.value)
    case .answer(.success(let page)):
      came = question.now
      savedDate = nil
      question.startAging()
      state = state.after(.loaded(page))
    case .answer(.failure(.cancelled)): state = state.after(.cancelled)
    case .answer(.failure(let error)): fail(error, isDemanded: isDemanded)
    }
  }

  /// Shows an error. If there is content and the user didn't request a refresh, a network error is ignored. The app
  /// reports it once for all screens.
  private func fail(_ error: TMDBError, isDemanded: Bool) {
    let isQuiet = state.content != nil && !isDemanded && error.isOffline
    if state.content != nil { savedDate = came }
    let message = state.content == nil && asked.kept != nil ? StateMessage(unsaved: error, explain) : explain(error)
    state = isQuiet ? state.after(.cancelled) : state.after(.failed(message))
    if state.content == nil, error.isOffline { offerWays(beside: message) }
  }

  private func offerWays(beside message: StateMessage) {
    offers.add(to: message) { [weak self] offering in
      if let self, state == .failed(message, previous: nil) { state = .failed(offering, previous: nil) }
    }
  }

  /// Shows a response that another part of the app, or this model, has just received.
  private func take(_ answer: CachedResponse) async {
    guard answer.isNewer(than: came), let page = await asked.kept?.decode(answer), !question.isUnderWay,
      answer.isNewer(than: came)
    else { return }
    came = answer.confirmed
    savedDate = question.isFresh(answer.confirmed) ? nil : answer.confirmed
    question.startAging(from: answer.confirmed)
    if state != .content(page) { state = .content(page) }
  }
}
