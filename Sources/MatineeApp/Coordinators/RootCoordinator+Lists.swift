import Containment
import GTK
import Library
import MatineeCore

/// Making lists, and putting titles on them, wherever the user is.
extension RootCoordinator {
  /// Offers the lists for the title whose row or card has the keyboard, else for that of the page; says so where there is none.
  func addToList() {
    guard let title = focusedTitle ?? pageTitle else {
      return controller.notify("Choose a title to add to a list")
    }
    present(title)
  }

  func addToList(_ title: TitleSummary) { present(TitleReference(title, of: library.source)) }

  /// Asks for the name of a list that is to be made.
  func makeList() { tabs.lists.makeList(over: controller.view.window) }

  /// Lets titles be dragged from wherever they are listed onto a list: the tab with the lists opens when they rest on it.
  func offerTitleDrags() {
    controller.offerItemDrags { [weak self] item in
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

  /// The title that a row or a card leads to.
  private func title(in item: Any) -> TitleReference? {
    var item = item
    if case .result(let row, _)? = item as? SearchItem { item = row }
    if let entry = item as? HistoryEntry { return entry.play.title }
    guard let entry = item as? any PageEntry, case .title(let title) = entry.known else { return nil }
    return TitleReference(title, of: library.source)
  }

  var pageTitle: TitleReference? {
    guard case .title = destination, let page else { return nil }
    let come = ((page.page as? RestorableController)?.content as? PageFetcherController<TitlePage>)?.page?.summary
    let known: TitleSummary? = if case .title(let title) = page.known { title } else { nil }
    return (come ?? known).map { TitleReference($0, of: library.source) }
  }
}
