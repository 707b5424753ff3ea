import Catalogue
import Containment
import Downloads
import GTK
import Localization
import Planning
import PlanningUI
import ScreenFoundation
import TitleIdentity

/// The menu of any row or card that opens a page.
struct EntryMenus {
  let actions: PageActions
  /// The download manager; `nil` if nothing can be downloaded, as for a guest.
  let downloads: DownloadManager?
  let open: Open
  /// Returns whether a title is on the watchlist.
  let isOnWatchlist: (TitleSummary) -> Bool
  /// Adds a title to the watchlist, or removes it.
  let setOnWatchlist: (Bool, TitleSummary) -> Void
  /// Shows the lists to add a title to.
  let add: (TitleSummary) -> Void
  /// Marks a title as watched now.
  let markWatched: (TitleSummary) -> Void
  /// The actions of Home's cards.
  let home: HomeActions

  /// Returns the items of a title's menu, for lists that have items of their own, too.
  func items(of title: TitleSummary) -> [[MenuItem]] { menu(of: title)?.sections ?? [] }

  func menu(of entry: any PageEntry) -> ItemMenu? {
    guard let reference = entry.destination.reference else { return nil }
    let opening = MenuItem(tr("_Open"), name: "open") { open(entry.destination) }
    return ItemMenu(
      entry.entryName,
      [[opening]] + watching(entry) + listing(entry) + actions.items(for: reference) + downloadItems(entry))
  }

  /// Whether an entry is about episodes, so that its menu doesn't mark the whole series.
  private func hasEpisodes(_ entry: any PageEntry) -> Bool {
    switch entry as? HomeItem {
    case .episode?: true
    case .coming(let card)?: !card.entry.episodes.isEmpty
    case .title?, nil: false
    }
  }

  private func watching(_ entry: any PageEntry) -> [[MenuItem]] {
    if case .episode(let next)? = entry as? HomeItem {
      let title = tr("Mar_k {episode} as Watched", ["episode": next.number])
      return [[MenuItem(title, name: Command.markWatched.rawValue) { [home] in home.watch(next) }]]
    }
    guard case .coming(let card)? = entry as? HomeItem, let isOn = home.isReminderOn(card) else { return [] }
    let title = isOn ? tr("Don’t _Remind Me") : tr("_Remind Me")
    return [[MenuItem(title, name: "remind") { [home] in home.remind(card, !isOn) }]]
  }

  private func listing(_ entry: any PageEntry) -> [[MenuItem]] {
    guard let title = entry.titleSummary else { return [] }
    let isListed = isOnWatchlist(title)
    let watchlist = MenuItem(
      isListed ? tr("Remove from _Watchlist") : tr("Add to _Watchlist"), name: "watchlist"
    ) { [setOnWatchlist] in setOnWatchlist(!isListed, title) }
    let adding = MenuItem(Command.addToList.menuTitle, name: Command.addToList.rawValue) { [add] in add(title) }
    let marking = MenuItem(Command.markWatched.menuTitle, name: Command.markWatched.rawValue) { [markWatched] in
      markWatched(title)
    }
    return [hasEpisodes(entry) ? [watchlist, adding] : [watchlist, adding, marking]]
  }

  private func downloadItems(_ entry: any PageEntry) -> [[MenuItem]] {
    guard let downloads, let download = entry.destination.downloadItem(title: entry.entryName) else { return [] }
    let isDownloaded = downloads.state(of: download.id) != nil
    let command = isDownloaded ? Command.removeDownload : .download
    let item = MenuItem(command.menuTitle, name: command.rawValue) {
      isDownloaded ? downloads.remove(download.id) : downloads.download(download)
    }
    return [[item]]
  }
}
