import Containment
import GTK
import Library
import LoadingState
import MatineeCore

/// The viewing history, grouped by month, newest first.
///
/// Keyboard: Enter opens the title, F2 changes the date, Delete removes the entry.
final class HistoryController: ViewController {
  /// Called with the title to open.
  var onOpen: (TitleSummary) -> Void = { _ in }
  /// Called with the season to open.
  var onOpenSeason: (SeasonID) -> Void = { _ in }
  /// Called with the play whose date the user wants to change.
  var onChangeDate: (Play) -> Void = { _ in }
  /// Called with the play to remove.
  var onRemove: (Play) -> Void = { _ in }
  /// Returns the menu items common to titles in all lists.
  var makeTitleMenu: (TitleSummary) -> [[MenuItem]] = { _ in [] }
  private let model: HistoryModel
  private let list: ConfigurableListController<HistoryEntryView>
  private var binding: Binding?

  init(_ model: HistoryModel, images: any ImageProviding, badges: any BadgeProviding) {
    self.model = model
    list = ConfigurableListController { HistoryEntryView(images: images, badges: badges) }
    super.init(title: "History")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list)
    list.onSelect = { [weak self] entry in if let title = entry.title { self?.onOpen(title) } }
    list.onReachEnd = { [model] in model.loadMore() }
    on("F2") { $0.onChangeDate($1.play) }
    on("Delete") { $0.onRemove($1.play) }
    setItemMenuProvider { [weak self] in ($0 as? HistoryEntry).flatMap { self?.menu(of: $0) } }
    binding = Binding({ [model] in model.entries }) { [list] in list.items = $0 ?? [] }
  }

  /// The list of rows.
  override var preferredFocus: Widget { list.preferredFocus }
}

extension HistoryController: StatefulContentLoadable {
  func loadContent() async -> LoadResult {
    do throws(LibraryError) {
      try await model.load()
      return model.entries?.isEmpty == true ? .empty(.emptyHistory) : .content
    } catch {
      return .failure(StateMessage(error))
    }
  }
}

extension HistoryController {
  /// Adds a shortcut that acts on the focused row.
  private func on(_ key: String, _ body: @escaping (HistoryController, HistoryEntry) -> Void) {
    view.addShortcut(key, isLocal: true) { [weak self] in
      guard let self, let entry = focusedItem as? HistoryEntry else { return false }
      body(self, entry)
      return true
    }
  }

  private func menu(of entry: HistoryEntry) -> ItemMenu {
    let own = [
      MenuItem("Change _Date…", name: "change-date") { [weak self] in self?.onChangeDate(entry.play) },
      MenuItem("_Remove from History", name: "remove") { [weak self] in self?.onRemove(entry.play) },
    ]
    let season = entry.season.map { season in
      [MenuItem("Open _Season", name: "open-season") { [weak self] in self?.onOpenSeason(season) }]
    }
    return ItemMenu(entry.name, [own] + [season].compactMap(\.self) + (entry.title.map(makeTitleMenu) ?? []))
  }
}
