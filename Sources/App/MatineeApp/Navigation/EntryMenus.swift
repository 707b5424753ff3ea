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
  /// Shows the lists to add a title to.
  let add: (TitleSummary) -> Void
  /// Marks a title as watched now.
  let markWatched: (TitleSummary) -> Void
  /// Marks the next episode of a series as watched now.
  let watch: (NextEpisode) -> Void

  /// Returns the items of a title's menu, for lists that have items of their own, too.
  func items(of title: TitleSummary) -> [[MenuItem]] { menu(of: title)?.sections ?? [] }

  func menu(of entry: any PageEntry) -> ItemMenu? {
    guard let reference = entry.destination.reference else { return nil }
    let opening = MenuItem(tr("_Open"), name: "open") { open(entry.destination) }
    return ItemMenu(
      entry.entryName,
      [[opening]] + watching(entry) + listing(entry) + actions.items(for: reference) + downloadItems(entry))
  }

  private func watching(_ entry: any PageEntry) -> [[MenuItem]] {
    guard case .episode(let next)? = entry as? HomeItem else { return [] }
    let title = tr("Mar_k {episode} as Watched", ["episode": next.number])
    return [[MenuItem(title, name: Command.markWatched.rawValue) { [watch] in watch(next) }]]
  }

  private func listing(_ entry: any PageEntry) -> [[MenuItem]] {
    guard let title = entry.titleSummary else { return [] }
    let adding = MenuItem(Command.addToList.menuTitle, name: Command.addToList.rawValue) { [add] in add(title) }
    let marking = MenuItem(Command.markWatched.menuTitle, name: Command.markWatched.rawValue) { [markWatched] in
      markWatched(title)
    }
    return [[adding, marking]]
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
