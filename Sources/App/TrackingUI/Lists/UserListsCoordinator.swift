import Catalogue
import Containment
import Library
import LoadingState
import Localization
import ScreenFoundation
import Tracking

/// The flow of the lists: all lists, their order, and the dialogs for their names.
package final class UserListsCoordinator {
  /// The controller of all lists.
  let controller: StatefulContentController
  /// The flow of each list's page.
  let page: UserListCoordinator
  private let model: UserListsModel
  private let lists: UserListsController
  private let dialogs: UserListDialogs
  private let open: Open

  /// - Parameters:
  ///   - open: Opens a list or a title.
  ///   - findTitles: Shows a search whose results can be added to a list.
  ///   - close: Leaves a page whose content no longer exists.
  package init(
    _ app: TrackingDependencies, open: @escaping Open, findTitles: @escaping (TitleSelection) -> Void,
    close: @escaping (ViewController) -> Void
  ) {
    self.open = open
    model = UserListsModel(app.library, format: app.catalogue.format)
    dialogs = UserListDialogs(lists: model)
    page = UserListCoordinator(app: app, dialogs: dialogs, open: open, findTitles: findTitles, close: close)
    lists = UserListsController(title: tr("Lists"), model: model, images: app.images)
    controller = StatefulContentController(observing: lists)
    lists.onCreate = { [weak self] in self?.createList(over: self?.controller) }
    lists.onCommand = { [weak self] in self?.perform($0, $1) }
    controller.handle { [weak self] (action: UserListsAction) in
      switch action {
      case .createList: self?.createList(over: self?.controller)
      }
    }
  }

  package func createList(over parent: (any DialogParent)?) { dialogs.create(over: parent?.window) }

  private func perform(_ command: UserListCommand, _ list: UserList) {
    switch command {
    case .open: open(UserListDestination(list))
    case .edit: dialogs.edit(list, over: controller.window)
    case .remove: Task { [model] in await model.remove(list) }
    case .moveUp: move(list, by: -1)
    case .moveDown: move(list, by: 1)
    }
  }

  private func move(_ list: UserList, by step: Int) {
    Task { [model, weak lists] in
      guard let (position, count) = await model.move(list, by: step) else { return }
      lists?.showMove(of: list, to: position, of: count)
    }
  }
}
