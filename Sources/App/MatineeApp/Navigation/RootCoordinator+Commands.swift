import Catalogue
import Containment
import Downloads
import Library
import Localization
import Planning
import PlanningUI
import ScreenFoundation
import Search
import TitleIdentity
import Tracking
import TrackingUI

/// The commands of the window, the menus and the network on the visible page.
extension RootCoordinator {
  func select(_ tab: RootTab) {
    controller.popToRoot()
    tabs.select(tab)
  }

  /// Shows the search tab and focuses its field.
  func search() {
    select(.search)
    controller.takeFocus()
  }

  /// Opens the menu in the visible header bar.
  func openMenu() { controller.top?.navigationItem.openMenu() }

  /// Selects the next of the tab's lists, or the previous one for a step of −1.
  func selectList(_ step: Int) {
    if controller.top === tabs.controller { tabs.selectList(step) }
  }

  /// The search model.
  var searchModel: SearchModel { tabs.searchModel }

  /// The visible destination as an item to download; `nil` if there is nothing to download, and for guests.
  var downloadItem: DownloadedItem? {
    app.session.isGuest ? nil : destination.downloadItem(title: page?.title)
  }

  /// Reloads the visible screens, and retries pictures that failed to load.
  func refresh() {
    app.images.forgetFailures()
    controller.visibleScreens.forEach { $0.refresh() }
  }

  /// Resumes loading and retries failed pictures, now that TMDB is available again.
  func networkReturned() {
    app.images.forgetFailures()
    controller.visibleScreens.forEach { $0.resume() }
  }

  /// Asks for a name, then creates a list.
  func createList() { context.tracking.lists.createList(over: controller) }
}

/// The commands for titles. They apply to the focused title or, without one, to the page's.
extension RootCoordinator {
  /// Shows the lists to add the title to. Notifies the user if there is none.
  func addToList() { withTitle(orNotify: tr("Choose a title to add to a list"), present) }

  func addToList(_ title: TitleSummary) { present(titles.reference(title)) }

  /// Marks the focused episode or the title as watched now. Notifies the user if there is neither.
  func markWatched() {
    let (history, view) = (context.tracking.history, controller.view)
    if let episode = view.focusedItem(EpisodeCard.self) { return history.watch(episode) }
    switch view.focusedItem(HomeItem.self) {
    case .episode(let next)?: return history.watch(next.reference, next.part)
    case .coming(let card)? where !card.entry.episodes.isEmpty:
      if card.isAhead { return controller.notify(tr("This episode hasn’t aired yet.")) }
      return card.entry.episodes.forEach { history.watch(card.entry.title, $0.part) }
    case .coming?, .title?, nil: break
    }
    withTitle(orNotify: tr("Choose a title to mark as watched"), history.markWatched)
  }

  func markWatched(_ title: TitleSummary) { context.tracking.history.markWatched(titles.reference(title)) }

  var focusedTitle: TitleReference? { titles.focusedTitle(in: controller.view) }

  var titles: TitleFinder { TitleFinder(source: app.library.source) }

  private func withTitle(orNotify text: String, _ body: (TitleReference) -> Void) {
    if let title = focusedTitle ?? pageTitle { body(title) } else { controller.notify(text) }
  }

  private func present(_ title: TitleReference) {
    ListChoiceWindow.present(ListChoiceModel(title, app.library), over: controller.window)
  }

  private var pageTitle: TitleReference? {
    guard let destination = destination as? TitleDestination else { return nil }
    let page = (page as? RestorableController)?.content as? PageFetcherController<TitlePage>
    return (page?.page?.summary ?? destination.summary).map(titles.reference)
  }
}
