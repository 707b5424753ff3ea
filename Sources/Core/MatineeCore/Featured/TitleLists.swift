/// The models of TMDB's lists. Each is created on first use and retained.
@MainActor
public final class TitleLists {
  public let services: Services
  private var models: [AnyHashable: PagedListModel<TitleSummary>] = [:]

  public init(_ services: Services) { self.services = services }

  public func model(of list: some TitleList) -> PagedListModel<TitleSummary> {
    if let model = models[list] { return model }
    let model = services.model(of: list)
    models[list] = model
    return model
  }
}
