import Containment
import GTK
import Library
import MatineeCore
import TitleIdentity

/// Making lists, and adding titles to them, from any page.
extension RootCoordinator {
  /// Shows the lists for the focused title or, without one, the page's title. Notifies the user if there is neither.
  func addToList() {
    guard let title = focusedTitle ?? pageTitle else {
      return controller.notify("Choose a title to add to a list")
    }
    present(title)
  }

  func addToList(_ title: TitleSummary) { present(TitleReference(title, of: library.source)) }

  /// Asks for a new list's name, then makes the list.
  func createList() { tabs.lists.createList(over: controller.view.window) }

  /// Lets the user drag titles from any page onto a list. The Lists tab opens when a drag rests on it.
  func installTitleDrags() {
    controller.setItemDragProvider { [weak self] item in
      self?.title(in: item).map { ItemDrag($0.name, $0) }
    }
  }

  private func present(_ title: TitleReference) {
    ListChoiceWindow.present(ListChoiceModel(title, library), over: controller.view.window)
  }

  var focusedTitle: TitleReference? {
    guard let item = controller.focusedItem else { return nil }
    return (item as? UserListEntry)?.reference ?? title(in: item)
  }

  /// Returns the title that a row or card opens.
  private func title(in item: Any) -> TitleReference? {
    var item = item
    if case .result(let row, _)? = item as? SearchItem { item = row }
    if let entry = item as? HistoryEntry { return entry.play.title }
    guard let entry = item as? any PageEntry, case .title(let title) = entry.preview else { return nil }
    return TitleReference(title, of: library.source)
  }

  var pageTitle: TitleReference? {
    guard case .title = destination, let page else { return nil }
    let loaded = ((page.page as? RestorableController)?.content as? PageFetcherController<TitlePage>)?.page?.summary
    let preview: TitleSummary? = if case .title(let title) = page.preview { title } else { nil }
    return (loaded ?? preview).map { TitleReference($0, of: library.source) }
  }
}
