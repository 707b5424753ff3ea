import Containment
import GTK
import MatineeCore
import TitleIdentity

/// The menu of any row or card that opens a page.
struct EntryMenus {
  let actions: PageActions
  /// The download manager; `nil` if nothing can be downloaded, as for a guest.
  let downloadManager: DownloadManager?
  let open: Open
  /// Shows the lists to add a title to.
  let add: (TitleSummary) -> Void
  /// Marks a title as watched now.
  let markWatched: (TitleSummary) -> Void

  func menu(of item: Any) -> ItemMenu? {
    if let picture = item as? GalleryPicture {
      let saving = MenuItem("_Save Picture…", name: "save-picture") { actions.save(picture) }
      return ItemMenu(picture.card.spoken, [[saving]])
    }
    if case .result(let row, _)? = item as? SearchItem { return self.menu(of: row) }
    guard let entry = item as? any PageEntry, let reference = entry.destination.reference else { return nil }
    let opening = MenuItem("_Open", name: "open") { open(entry.destination, entry.preview) }
    return ItemMenu(
      entry.entryName, [[opening]] + listing(entry) + actions.items(for: reference) + downloadItems(entry))
  }

  private func listing(_ entry: any PageEntry) -> [[MenuItem]] {
    guard case .title(let title) = entry.preview else { return [] }
    return [
      [
        MenuItem(PageMenu.addToList.title, name: "add-to-list") { [add] in add(title) },
        MenuItem(PageMenu.markWatched.title, name: "mark-watched") { [markWatched] in markWatched(title) },
      ]
    ]
  }

  private func downloadItems(_ entry: any PageEntry) -> [[MenuItem]] {
    guard let downloadManager, let download = entry.downloadItem else { return [] }
    let isOn = downloadManager.state(of: download.id) != nil
    let item = MenuItem(DownloadAction.menuLine.title, name: "download", isOn: isOn) { [downloadManager] in
      isOn ? downloadManager.remove(download.id) : downloadManager.download(download)
    }
    return [[item]]
  }
}

extension PageEntry {
  /// The title as an item to download; `nil` for anything else.
  fileprivate var downloadItem: DownloadedItem? {
    guard case .title(let title) = destination else { return nil }
    return DownloadedItem(.title(title), name: entryName, original: preview?.original)
  }
}
