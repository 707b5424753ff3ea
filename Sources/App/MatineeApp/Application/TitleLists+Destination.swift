import AppFoundation
import Catalogue
import CatalogueUI
import PlanningUI
import ScreenFoundation

/// The lists to load at launch.
extension TitleLists {
  /// The models of the lists that a destination shows first, so that they can load before the window opens.
  func models(of destination: any Destination) -> [PagedListModel<TitleSummary>] {
    if destination is HomeDestination { return [homeFilms, homeSeries] }
    return (destination as? any TitleListDestination).map { [model(of: $0.list)] } ?? []
  }
}
