/// The models of TMDB's lists, each made when it is first asked for, and kept.
@MainActor
public final class TitleLists {
  public let services: Services
  private let posterWidth: Int
  private var models: [AnyHashable: PagedListModel<TitleRow>] = [:]

  /// - Parameter posterWidth: in device pixels; enough for a row on a screen of twice the density when not said.
  public init(_ services: Services, posterWidth: Int = 184) {
    self.services = services
    self.posterWidth = posterWidth
  }

  public func model(of list: some TitleList) -> PagedListModel<TitleRow> {
    if let model = models[list] { return model }
    let model = services.model(of: list, posterWidth: posterWidth)
    models[list] = model
    return model
  }
}
