import AppFoundation

/// The models of TMDB's lists. Each is created on first use and retained.
@MainActor
public final class TitleLists {
  public let services: Services
  /// The trending films on Home. The list of trending films has another model, because each screen cancels its model's
  /// requests when it disappears.
  public private(set) lazy var homeFilms = services.model(of: MovieList.trending)
  /// The trending series on Home.
  public private(set) lazy var homeSeries = services.model(of: ShowList.trending)
  private var models: [AnyHashable: PagedListModel<TitleSummary>] = [:]

  public init(_ services: Services) { self.services = services }

  public func model(of list: some TitleList) -> PagedListModel<TitleSummary> {
    if let model = models[list] { return model }
    let model = services.model(of: list)
    models[list] = model
    return model
  }
}
