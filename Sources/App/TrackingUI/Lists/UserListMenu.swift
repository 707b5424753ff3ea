import GTK
import Library
import Localization
import Tracking

/// The menu in the header bar of a list: adding titles, the checklist and its order, and changes of the list.
final class UserListMenu {
  let button = MenuButton(icon: "view-more-symbolic", name: tr("List Menu"))
  /// Called when the user wants to add titles.
  var onAdd: () -> Void = {}
  /// Called when the user wants to change the name and the description.
  var onEdit: (UserList) -> Void = { _ in }
  private let model: UserListModel
  private let checklist: ChecklistModel
  private let lists: UserListsModel
  private var binding: Binding?

  init(_ checklist: ChecklistModel, lists: UserListsModel) {
    model = checklist.list
    self.checklist = checklist
    self.lists = lists
    binding = Binding({ (checklist.order, checklist.list.list) }) { [weak self] in self?.show($0, $1) }
  }

  private func show(_ order: ChecklistModel.Order, _ list: UserList?) {
    let adding = MenuItem(tr("_Add Titles…"), name: "add") { [weak self] in self?.onAdd() }
    button.setItems([[adding]] + (list.map { orders($0, order) + own($0) } ?? []))
  }

  /// The orders of a checklist. Titles have a chip for theirs.
  private func orders(_ list: UserList, _ order: ChecklistModel.Order) -> [[MenuItem]] {
    guard list.isChecklist else { return [] }
    return [
      ChecklistModel.Order.allCases.map { choice in
        MenuItem(choice.title, name: "order-\(choice.rawValue)", isOn: choice == order) { [checklist] in
          checklist.order = choice
        }
      }
    ]
  }

  private func own(_ list: UserList) -> [[MenuItem]] {
    guard list.isOwn else { return [] }
    let format = MenuItem(tr("_Checklist"), name: "checklist", isOn: list.isChecklist) { [model] in
      Task { await model.setFormat(isChecklist: !list.isChecklist) }
    }
    let editing = MenuItem(tr("_Edit…"), name: "edit") { [weak self] in self?.onEdit(list) }
    let removal = MenuItem(tr("Re_move List"), name: "remove") { [lists] in Task { await lists.remove(list) } }
    return [[format], [editing, removal]]
  }
}

extension ChecklistModel.Order {
  fileprivate var title: String {
    switch self {
    case .custom: tr("_Custom Order")
    case .name: tr("_Title")
    case .date: tr("Newest _First")
    }
  }
}
