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
  case rate(Play)
  case remove([Play])
}

/// The actions on the rows of the history, from the mouse, the keyboard and the rows' menus.
///
/// Keyboard: Enter opens the title, or expands a row of several episodes. F2 changes the date, Delete removes the
/// entry.
struct HistoryActions {
  /// Called with the action that the user chooses.
  let perform: (HistoryAction) -> Void
  /// Returns the menu items common to titles in all lists.
  let titleMenu: (TitleSummary) -> [[MenuItem]]

  func connect(_ list: ConfigurableListController<HistoryRowView>, _ model: HistoryModel) {
    let toggle = { [weak list] (entry: HistoryEntry) in
      model.toggle(entry)
      list?.announce(entry.role == .episodes(isExpanded: true) ? tr("Collapsed") : tr("Expanded"))
    }
    list.highlightsRowContent()
    list.onSelect = { entry in
      if entry.isFolded { toggle(entry) } else if let title = entry.title { perform(.open(title)) }
    }
    list.view.onItemKey("F2", if: { !$0.isFolded }) { (entry: HistoryEntry) in perform(.changeDate(entry.play)) }
    list.view.onItemKey("Delete") { (entry: HistoryEntry) in perform(.remove(entry.plays)) }
    list.view.setItemMenuProvider { (entry: HistoryEntry) in
      entry.menu(titleMenu: titleMenu, toggle: { toggle(entry) }, perform: perform)
    }
    list.view.setItemDragProvider { (entry: HistoryEntry) in ItemDrag(entry.play.title.name, entry.play.title) }
  }
}

extension HistoryEntry {
  /// Returns the entry's menu.
  ///
  /// - Parameters:
  ///   - titleMenu: Returns the menu items common to titles in all lists.
  ///   - toggle: Expands or folds the row of several episodes.
  func menu(
    titleMenu: (TitleSummary) -> [[MenuItem]], toggle: @escaping () -> Void,
    perform: @escaping (HistoryAction) -> Void
  ) -> ItemMenu {
    let season = season.map { season in
      [MenuItem(tr("Open _Season"), name: "open-season") { perform(.openSeason(season)) }]
    }
    return ItemMenu(
      name,
      [own(toggle: toggle, perform: perform)] + [season].compactMap(\.self) + (title.map(titleMenu) ?? []))
  }

  private func own(toggle: @escaping () -> Void, perform: @escaping (HistoryAction) -> Void) -> [MenuItem] {
    if case .episodes(let isExpanded) = role {
      return [
        MenuItem(isExpanded ? tr("_Hide Episodes") : tr("Show _Episodes"), name: "toggle-episodes") { toggle() },
        MenuItem(tr("_Remove All from History"), name: "remove") { perform(.remove(plays)) },
      ]
    }
    return [
      MenuItem(tr("Change _Date…"), name: "change-date") { perform(.changeDate(play)) },
      MenuItem(tr("R_ate…"), name: "rate") { perform(.rate(play)) },
      MenuItem(tr("_Remove from History"), name: "remove") { perform(.remove(plays)) },
    ]
  }
}
