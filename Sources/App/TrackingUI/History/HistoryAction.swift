import Catalogue
import Containment
import GTK
import Library
import Localization
import Tracking

/// An action on an entry of the history.
enum HistoryAction {
  case open(TitleSummary)
  case openSeason(SeasonID)
  case changeDate(Play)
  case remove(Play)
}

extension HistoryEntry {
  /// Returns the entry's menu.
  ///
  /// - Parameter titleMenu: Returns the menu items common to titles in all lists.
  func menu(titleMenu: (TitleSummary) -> [[MenuItem]], perform: @escaping (HistoryAction) -> Void) -> ItemMenu {
    let own = [
      MenuItem(tr("Change _Date…"), name: "change-date") { perform(.changeDate(play)) },
      MenuItem(tr("_Remove from History"), name: "remove") { perform(.remove(play)) },
    ]
    let season = season.map { season in
      [MenuItem(tr("Open _Season"), name: "open-season") { perform(.openSeason(season)) }]
    }
    return ItemMenu(name, [own] + [season].compactMap(\.self) + (title.map(titleMenu) ?? []))
  }
}
