import AppFoundation
import Catalogue
import Foundation
import Library
import LoadingState
import Observation
import ResponseCache
import TMDB
import TitleIdentity
import Tracking

/// A model of what airs and comes out by day, kept up to date while the screen is visible.
///
/// It reads all days at once, and shows the past month by month. Guides that aren't cached are requested one after
/// another.
@MainActor @Observable
public final class CalendarModel {
  public var filter = CalendarFilter() {
    didSet { if filter != oldValue { reload() } }
  }
  /// The filter of the shown plan.
  public private(set) var shownFilter = CalendarFilter()
  /// The profile's lists that contain titles.
  public private(set) var lists: [UserList] = []
  /// The first day of the agenda.
  public private(set) var start: DayDate?
  /// The day that is selected in the month.
  public var selectedDay: DayDate?
  private var planned: CalendarPlan?
  private var failure: StateMessage?
  private var hasStarted = false
  /// The format of texts on the current day.
  public var format: PageFormat { pages.format }
  @ObservationIgnored private let day: @MainActor () -> DayDate?
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let pages: PageClient
  @ObservationIgnored private let guides: EpisodeGuides
  @ObservationIgnored private let missing: MissingDetails
  @ObservationIgnored private let clock: any Clock<Duration>
  private var reading: Task<Void, Never>?
  @ObservationIgnored private var isDue = false
  @ObservationIgnored private var observations: [Task<Void, Never>] = []

  /// - Parameters:
  ///   - clock: The clock of deadlines.
  ///   - today: Returns the current day; by default, that of the pages' format.
  public init(
    _ library: LibraryModel, _ pages: PageClient, _ guides: EpisodeGuides,
    clock: any Clock<Duration> = ContinuousClock(), today: (@MainActor () -> DayDate?)? = nil
  ) {
    (self.library, self.pages, self.guides, self.clock) = (library, pages, guides, clock)
    day = today ?? { pages.format.today }
    missing = MissingDetails { title throws(TMDBError) in _ = try await guides.guide(of: title.number) }
    missing.onEach = { [weak self] _ in self?.reload() }
    (start, selectedDay) = (day(), day())
  }

  isolated deinit { observations.forEach { $0.cancel() } }

  /// The state of the screen. Without any entry, it depends on the guides that aren't cached.
  public var state: ContentState<CalendarPlan> {
    if let failure { return .failed(failure, previous: planned) }
    guard let planned else { return hasStarted ? .loading(previous: nil) : .idle }
    if !planned.days.isEmpty || !shownFilter.isEmpty { return .content(planned) }
    return switch missing.state {
    case .fetching: .loading(previous: nil)
    case .failed(let sentence, _): .failed(.missingDates(sentence), previous: nil)
    case .complete, .cancelled: .empty(.emptyCalendar)
    }
  }

  /// The plan; `nil` until it has been read.
  public var plan: CalendarPlan? { state.content }

  /// Whether everything has been read or requested.
  public var isSettled: Bool { state.isSettled && !missing.isFetching && reading == nil }

  /// The agenda: the days from ``start`` on, with today even if nothing airs.
  public var cards: [CalendarCard] {
    guard let plan, let start else { return [] }
    return CalendarCard.agenda(of: plan, from: start, format)
  }

  /// Selects today, and begins the agenda with it.
  public func showToday() {
    if start != day() { start = day() }
    if selectedDay != day() { selectedDay = day() }
  }

  /// Adds earlier months to the agenda.
  ///
  /// - Returns: `false` if there are none.
  @discardableResult
  public func showEarlier() -> Bool {
    guard let plan, let day = start, let earlier = plan.start(before: day, entries: Self.batch) else { return false }
    start = earlier
    return true
  }

  /// The number of entries that the agenda adds at once.
  static let batch = 40
}

extension CalendarModel: CacheFirstFetching {
  public var hasContent: Bool { plan != nil }
  /// `nil`, because the calendar consists of many responses of different dates.
  public var cachedDate: Date? { nil }

  public func loadIfNeeded() {
    hasStarted = true
    reload()
  }

  public func refresh() {
    missing.retryAfterFailure()
    loadIfNeeded()
  }

  public func resume() { refresh() }

  public func observe() {
    guard observations.isEmpty else { return }
    observations = [
      Task { [weak self, library] in
        guard let opened = try? await library.library() else { return }
        for await _ in opened.titleChanges() { self?.reload() }
      },
      Task { [weak self, cache = pages.client.cache] in
        guard let changes = cache?.observeGuideChanges() else { return }
        for await _ in changes { self?.reload() }
      },
    ]
    // Without a cache, nothing lasts from one day to the next.
    guard pages.client.cache != nil else { return }
    observations.append(
      Task { [weak self, clock] in
        while (try? await clock.sleep(for: untilNextDayCheck())) != nil { self?.checkDay() }
      })
  }

  public func waitForCache(timeout limit: Duration) async {
    await reading?.wait(timeout: limit, by: clock)
  }

  public func setSuggestionSource(_ find: SuggestionLoader.Find?) {}

  public func cancel() {
    observations.forEach { $0.cancel() }
    observations = []
  }
}

extension CalendarModel {
  /// Reads again if a new day has begun: at midnight, in another time zone, or after the computer was suspended.
  private func checkDay() {
    NSTimeZone.resetSystemTimeZone()
    if let planned, planned.today != day() { reload() }
  }

  private func reload() {
    isDue = true
    guard reading == nil else { return }
    reading = Task { [weak self] in
      while let self, isDue {
        isDue = false
        await read()
      }
      self?.reading = nil
    }
  }

  private func read() async {
    guard let today = day() else { return failure = .emptyCalendar }
    let filter = filter
    do throws(LibraryError) {
      let opened = try await library.library()
      let reader = PlanReader(opened, of: library.profile, from: library.source, guides)
      let content = try await reader.cached(on: today, days: -today.daysSince1970...CalendarFile.daysAhead)
      lists = try await opened.lists(of: library.profile).filter { $0.titles > 0 }
      // A list that was removed filters nothing.
      let list = lists.first { $0.id == filter.list }?.id
      let items: [ListItem]? = if let list { try await opened.items(of: list) } else { nil }
      let plan = await Self.plan(content, on: today, filter.state, items, pages)
      missing.update(content.missing.map { .show($0) })
      (shownFilter, failure) = (filter, nil)
      if planned != plan { planned = plan }
    } catch {
      failure = StateMessage(error)
    }
  }

  @concurrent
  private nonisolated static func plan(
    _ content: PlanReader.Content, on today: DayDate, _ state: ViewingState?, _ items: [ListItem]?, _ pages: PageClient
  ) async -> CalendarPlan {
    // The kind of an earlier release no longer matters.
    let recent = today.adding(days: -CalendarFile.daysBack).map(\.number) ?? 0
    let kinds = await ReleaseKind.cached(content.releases.filter { $0.released >= recent }, from: pages)
    let members = items.map { Set($0.compactMap(\.title?.key)) }
    return CalendarPlan(content, kinds, on: today, state: state, members: members)
  }
}
