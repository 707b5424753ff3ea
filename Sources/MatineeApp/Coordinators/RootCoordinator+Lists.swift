import Containment
import GTK
import Library
import MatineeCore

/// Putting the title where the user is on lists, wherever that is.
extension RootCoordinator {
  /// Offers the lists for the title whose row or card has the keyboard, else for that of the page; says so where there is none.
  func addToList() {
    guard let title = focusedTitle ?? pageTitle else {
      return controller.notify("Choose a title to add to a list")
    }
    present(title)
  }

  func addToList(_ title: TitleSummary) { present(TitleReference(title, of: library.source)) }

  private func present(_ title: TitleReference) {
    ListChoiceWindow.present(ListChoiceModel(title, library), over: controller.view.window)
  }

  private var focusedTitle: TitleReference? {
    var item = controller.focusedItem
    if case .result(let row, _)? = item as? SearchItem { item = row }
    if let entry = item as? UserListEntry { return entry.reference }
    guard let entry = item as? any PageEntry, case .title(let title) = entry.known else { return nil }
    return TitleReference(title, of: library.source)
  }

  private var pageTitle: TitleReference? {
    guard case .title = destination, let page else { return nil }
    let come = (page.page as? PageFetcherController<TitlePage>)?.page?.summary
    let known: TitleSummary? = if case .title(let title) = page.known { title } else { nil }
    return (come ?? known).map { TitleReference($0, of: library.source) }
  }
}
