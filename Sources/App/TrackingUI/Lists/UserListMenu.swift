import GTK
import Library
import Localization
import Tracking

/// The menu in the header bar of a list: sort order, Rename and Remove.
final class UserListMenu {
  let button = MenuButton(icon: "view-more-symbolic", name: tr("List Menu"))
  private let model: UserListModel
  private let lists: UserListsModel
  private let rename: (UserList) -> Void
  private var binding: Binding?

  init(_ model: UserListModel, lists: UserListsModel, rename: @escaping (UserList) -> Void) {
    self.model = model
    self.lists = lists
    self.rename = rename
    binding = Binding({ (model.order, model.list) }) { [weak self] in self?.show($0, $1) }
  }

  private func show(_ order: UserListModel.Order, _ list: UserList?) {
    let orders = UserListModel.Order.allCases.map { choice in
      MenuItem(choice.title, name: "order-\(choice.rawValue)", isOn: choice == order) { [model] in model.order = choice
      }
    }
    button.setItems([orders] + (list.map(own) ?? []))
  }

  private func own(_ list: UserList) -> [[MenuItem]] {
    guard list.isOwn else { return [] }
    let renaming = MenuItem(tr("_Rename…"), name: "rename") { [rename] in rename(list) }
    let removal = MenuItem(tr("Re_move List"), name: "remove") { [lists] in Task { await lists.remove(list) } }
    return [[renaming, removal]]
  }
}

extension UserListModel.Order {
  fileprivate var title: String {
    switch self {
    case .custom: tr("_Custom Order")
    case .name: tr("By _Name")
    case .date: tr("Newest _First")
    }
  }
}
