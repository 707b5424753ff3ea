import Containment
import GTK
import Library
import LoadingState
import MatineeCore
import TitleIdentity

/// The flow of the Lists tab: all lists, the page of each, and the dialogs for names and notes.
final class UserListsCoordinator {
  /// The tab's controller.
  let controller: StatefulContentController
  /// Returns the menu items common to titles in all lists.
  var makeTitleMenu: (TitleSummary) -> [[MenuItem]] = { _ in [] }
  private let model: UserListsModel
  private let services: Services
  private let images: any ImageProviding
  private let open: Open
  private let close: (ViewController) -> Void
  private var binding: Binding?

  /// - Parameters:
  ///   - open: Opens a list or a title.
  ///   - close: Leaves a page whose content no longer exists.
  init(
    title: String, library: LibraryModel, services: Services, images: any ImageProviding, open: @escaping Open,
    close: @escaping (ViewController) -> Void
  ) {
    model = UserListsModel(library)
    self.services = services
    self.images = images
    self.open = open
    self.close = close
    let lists = UserListsController(title: title, model: model, images: images)
    controller = StatefulContentController(lists)
    lists.onOpen = { open(.list($0.id), .list($0.shownName)) }
    lists.onCreate = { [weak self] in self?.createList(over: self?.window) }
    lists.onRename = { [weak self] in self?.rename($0) }
    controller.onAction = { [weak self] in if $0 == StateMessage.createList { self?.createList(over: self?.window) } }
    binding = Binding({ [model] in model.isUsed }) { [weak controller] isUsed in
      if let controller, controller.isOutdated(isUsed) { controller.reload() }
    }
  }

  /// Asks for a new list's name, then makes the list.
  func createList(over window: Window?) {
    TextEntryWindow.present(.name, title: "New List", label: "Name", button: "Create List", over: window) { [model] in
      await model.make($0) != nil
    }
  }

  /// Makes the page of a list.
  ///
  /// - Parameter name: The list's name, if known.
  func makePage(_ id: ListID, name: String?) -> ViewController {
    let list = UserListModel(id, model.library, format: services.pageFormat)
    let content = UserListController(title: name, model: list, images: images)
    let page = StatefulContentController(content)
    content.onOpen = { [open] in open(.title($0.id), .title($0)) }
    content.onEdit = { [weak self, weak page] in self?.edit($0, list, over: page?.view.window) }
    content.makeTitleMenu = { [weak self] in self?.makeTitleMenu($0) ?? [] }
    page.onAction = { [weak self, weak page] in
      if $0 == StateMessage.addNote { self?.writeNote(list, over: page?.view.window) }
    }
    let menu = UserListMenu(list, lists: model) { [weak self] in self?.rename($0) }
    page.navigationItem.trailing = [menu.button]
    let observation = UserListObservation(list, page, close: close)
    menu.button.retain(menu, for: "matinee-list-menu")
    menu.button.retain(observation, for: "matinee-list-following")
    return page
  }
}

extension UserListsCoordinator {
  private var window: Window? { controller.isViewLoaded ? controller.view.window : nil }

  private func rename(_ list: UserList) {
    TextEntryWindow.present(
      .name, title: "Rename List", label: "Name", text: list.shownName, button: "Rename", over: window
    ) { [model] in
      await model.rename(list, $0)
    }
  }

  private func writeNote(_ list: UserListModel, over window: Window?) {
    TextEntryWindow.present(.note, title: "Add Note", label: "Note", button: "Add", over: window) {
      await list.add(note: $0)
    }
  }

  private func edit(_ entry: UserListEntry, _ list: UserListModel, over window: Window?) {
    let kind: ListTextKind = entry.reference == nil ? .note : .remark
    TextEntryWindow.present(kind, title: "Edit Note", label: "Note", text: entry.text, button: "Save", over: window) {
      await list.edit(entry, $0)
    }
  }
}

extension StatefulContentController {
  /// Returns whether the page shows content although there is none, or the empty state although there is content.
  func isOutdated(_ hasContent: Bool) -> Bool {
    switch state {
    case .empty: hasContent
    case .content: !hasContent
    case .idle, .loading, .failed: false
    }
  }
}
