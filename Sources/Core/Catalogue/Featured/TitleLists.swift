import AppFoundation

/// The models of TMDB's lists. Each is created on first use and retained.
@MainActor
public final class TitleLists {
  /// The trending films on Home. The list of trending films has another model, because each screen cancels its model's
  /// requests when it disappears.
  public private(set) lazy var homeFilms = PagedListModel(of: MovieList.trending, pages, clock: clock)
  /// The trending series on Home.
  public private(set) lazy var homeSeries = PagedListModel(of: ShowList.trending, pages, clock: clock)
  private let pages: PageClient
  private let clock: any Clock<Duration>
  private var models: [AnyHashable: PagedListModel<TitleSummary>] = [:]

  public nonisolated init(_ pages: PageClient, clock: any Clock<Duration> = ContinuousClock()) {
    self.pages = pages
    self.clock = clock
  }

  public func model(of list: some TitleList) -> PagedListModel<TitleSummary> {
    if let model = models[list] { return model }
    let model = PagedListModel(of: list, pages, clock: clock)
    models[list] = model
    return model
  }
}

extension PagedListModel where Row == TitleSummary {
  /// Creates a model of one of TMDB's lists.
  package convenience init<List: TitleList>(
    of list: List, _ pages: PageClient, clock: any Clock<Duration> = ContinuousClock()
  ) {
    let rows = RowPages(list.target, client: pages.client) { [format = pages.format] in
      var summary = TitleSummary($0, format: format)
      if list.showsFullDates { summary.showsFullDate = true }
      return summary
    }
    self.init(rows, clock: clock, counted: List.counted)
  }
}
