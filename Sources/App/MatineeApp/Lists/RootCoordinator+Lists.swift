import Containment
import GTK
import Library
import MatineeCore
import TitleIdentity

/// Commands on any page that create lists and add titles to them.
extension RootCoordinator {
  /// Shows the lists for the focused title or, without one, the page's title. Notifies the user if there is neither.
  func addToList() {
    guard let title = focusedTitle ?? pageTitle else {
      return controller.notify("Choose a title to add to a list")
    }
    present(title)
  }

  func addToList(_ title: TitleSummary) { present(TitleReference(title, of: app.library.source)) }

  /// Asks for a name, then creates a list.
  func createList() { context.lists.createList(over: controller.view.window) }

  /// Lets the user drag titles from any page onto a list. The Lists tab opens when a drag rests on it.
  func installTitleDrags() {
    controller.view.setItemDragProvider { [weak self] item in
      self?.title(in: item).map { ItemDrag($0.name, $0) }
    }
  }

  private func present(_ title: TitleReference) {
    ListChoiceWindow.present(ListChoiceModel(title, app.library), over: controller.view.window)
  }

  var focusedTitle: TitleReference? {
    guard let item = controller.view.focusedItem else { return nil }
    return (item as? UserListEntry)?.reference ?? title(in: item)
  }

  /// Returns the title that a row or card opens.
  private func title(in item: Any) -> TitleReference? {
    var item = item
    if case .result(let row, _)? = item as? SearchItem { item = row }
    if let entry = item as? HistoryEntry { return entry.play.title }
    guard let title = (item as? any PageEntry)?.titleSummary else { return nil }
    return TitleReference(title, of: app.library.source)
  }

  var pageTitle: TitleReference? {
    guard let destination = destination as? TitleDestination else { return nil }
    let page = (page as? RestorableController)?.content as? PageFetcherController<TitlePage>
    return (page?.page?.summary ?? destination.summary).map { TitleReference($0, of: app.library.source) }
  }
}
