import Catalogue
import Containment
import Library
import ScreenFoundation
import Tracking

/// The flow of a list's page: its titles, the search for others, the dialogs for its name and notes, and its end when
/// the list is removed.
struct UserListCoordinator {
  let app: TrackingDependencies
  let dialogs: UserListDialogs
  /// Opens a title.
  let open: Open
  /// Shows a search whose results can be added to a list.
  let findTitles: (TitleSelection) -> Void
  /// Leaves a page whose list no longer exists.
  let close: (ViewController) -> Void

  /// Makes the page of a list.
  ///
  /// - Parameter name: The list's name, if known.
  func makePage(_ id: ListID, name: String?, _ context: TrackingContext) -> StatefulContentController {
    let list = UserListModel(id, dialogs.lists.library)
    let checklist = ChecklistModel(list, format: app.catalogue.format)
    let titles = app.makeTitles(of: id)
    let presenter = Presenter()
    let content = UserListController(title: name, model: list) {
      makeTitles(titles, of: list, context, presenter)
    } checklist: {
      makeItems(checklist, context, presenter)
    }
    let page = StatefulContentController(observing: content)
    presenter.page = page
    list.onRemove = { [weak page, close] in page.map(close) }
    page.handle { perform($0, on: list, presenter) }
    let menu = UserListMenu(checklist, lists: dialogs.lists)
    menu.onAdd = { addTitles(to: list, presenter) }
    menu.onEdit = { [dialogs] in dialogs.edit($0, over: presenter.page?.window) }
    page.navigationItem.trailing = [menu.button]
    page.navigationItem.owners.append(menu)
    return page
  }
}

extension UserListCoordinator {
  /// The page over which dialogs appear.
  private final class Presenter {
    weak var page: ViewController?
  }

  private func makeTitles(
    _ titles: ListTitlesModel, of list: UserListModel, _ context: TrackingContext, _ presenter: Presenter
  ) -> ViewController {
    let controller = ListTitlesController(titles, app.screens, perform: context.perform) { [open] in
      open($0.destination)
    }
    controller.showHeader(of: list) { addTitles(to: list, presenter) }
    controller.onEdit = { [dialogs] in dialogs.edit($0, of: titles, over: presenter.page?.window) }
    controller.onRemove = { title in Task { await list.remove(title.item, named: title.shortName) } }
    controller.titleMenu = context.titleMenu
    return StatefulContentController(observing: controller).performing(context.perform)
  }

  private func makeItems(
    _ checklist: ChecklistModel, _ context: TrackingContext, _ presenter: Presenter
  ) -> ViewController {
    let items = ChecklistItemsController(checklist, images: app.images, titleMenu: context.titleMenu)
    items.onOpen = { [open] in open(TitleDestination($0)) }
    items.onEdit = { [dialogs] in dialogs.edit($0, of: checklist.list, over: presenter.page?.window) }
    let controller = StatefulContentController(observing: ChecklistController(model: checklist, items: items))
    controller.performing(context.perform).handle { perform($0, on: checklist.list, presenter) }
    return controller
  }

  private func perform(_ action: UserListAction, on list: UserListModel, _ presenter: Presenter) {
    switch action {
    case .addTitles: addTitles(to: list, presenter)
    }
  }

  private func addTitles(to list: UserListModel, _ presenter: Presenter) {
    let members = ListMembers(list)
    findTitles(
      TitleSelection(name: list.list?.shownName ?? "", badges: ListBadges(members), parent: presenter.page) { title in
        Task { await members.toggle(title) }
      })
  }
}

extension TrackingDependencies {
  /// Makes the model of a list's titles.
  func makeTitles(of list: ListID) -> ListTitlesModel {
    ListTitlesModel(
      list, library, catalogue.pages, catalogue.guides, myServices: screens.myServices, missing: missingDetails)
  }
}
