import Catalogue
import Foundation
import LoadingState
import Observation
import TMDB

/// A page that is one question: what it shows, and when it asks again.
///
/// What is kept is shown first, and what the network says behind it. The latest question wins; content stays while it is
/// refreshed and when that fails; cancelling is no failure.
@MainActor @Observable
public final class PageModel<Page: Sendable & Equatable> {
  public private(set) var state: ContentState<Page> = .idle
  public private(set) var savedDate: Date?

  @ObservationIgnored private let asked: Question<Page>
  @ObservationIgnored private let explain: @Sendable (TMDBError) -> StateMessage
  @ObservationIgnored private let question: LatestQuestion
  @ObservationIgnored private let following = Following()
  @ObservationIgnored private let offers = WaysOffer()
  /// When what is shown came.
  @ObservationIgnored private var came: Date?

  /// - Parameters:
  ///   - clock: measures freshness; a test brings its own.
  ///   - freshness: how long content is shown again without asking.
  ///   - date: the calendar's time.
  ///   - explain: the words for a failure.
  public init(
    _ asked: Question<Page>, clock: any Clock<Duration> = ContinuousClock(), freshness: Duration = .seconds(600),
    date: @escaping @Sendable () -> Date = { Date() },
    explain: @escaping @Sendable (TMDBError) -> StateMessage = { StateMessage($0) }
  ) {
    question = LatestQuestion(clock: clock, freshness: freshness, date: date)
    self.explain = explain
    self.asked = asked
  }

  /// Asks, unless what is there is fresh.
  public func loadIfNeeded() {
    if question.isDue(in: state) { ask(isDemanded: false) }
  }

  /// Asks anew; also what Retry does.
  public func refresh() { ask(isDemanded: true) }

  /// Shows what others are answered to the same question, until ``cancel()``.
  public func follow() {
    following.start(asked.kept, after: question) { [weak self] in await self?.take($0) }
  }

  /// Waits for something to show, be it from before, so that what is there at once is shown without a spinner.
  ///
  /// - Parameter limit: the longest to wait; the answer still comes when it takes longer.
  public func waitForAnswer(atMost limit: Duration) async {
    await question.wait(atMost: limit)
  }

  /// Waits until what is kept has been read, so that it is what is seen first.
  ///
  /// - Parameter limit: the longest to wait.
  public func waitForSaved(atMost limit: Duration) async { await question.waitForSaved(atMost: limit) }

  public func offer(_ find: WaysOffer.Find?) { offers.find = find }

  /// Stops waiting: nobody is looking any more.
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

  private func take(_ arrival: Arrival<Page>, isDemanded: Bool) {
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

  /// What is there stays without a word where nobody has asked for more: that the network has gone is said for all screens
  /// at once.
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

  /// Another part of the app was answered, or this one, which need not be looked at.
  private func take(_ answer: Answer) async {
    guard answer.isNewer(than: came), let page = await asked.kept?.decode(answer), !question.isUnderWay,
      answer.isNewer(than: came)
    else { return }
    came = answer.confirmed
    savedDate = question.isFresh(answer.confirmed) ? nil : answer.confirmed
    question.startAging(from: answer.confirmed)
    if state != .content(page) { state = .content(page) }
  }
}
