/// The models of the four lists, each made when it is first asked for, and kept.
@MainActor
public final class FilmLists {
  public let services: Services
  private let posterWidth: Int
  private var models: [FilmList: FilmListModel] = [:]

  /// - Parameter posterWidth: in device pixels; enough for a row on a screen of twice the density when not said.
  public init(_ services: Services, posterWidth: Int = 184) {
    self.services = services
    self.posterWidth = posterWidth
  }

  public func model(of list: FilmList) -> FilmListModel {
    if let model = models[list] { return model }
    let model = services.model(of: list, posterWidth: posterWidth)
    models[list] = model
    return model
  }
}
