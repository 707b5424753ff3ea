import GTK
import LoadingState

/// A row of a list: an item or the footer.
enum ListRow<Item: Identifiable & Equatable>: Identifiable, Equatable {
  case item(Item)
  case footer(LoadMoreState)

  nonisolated var id: ListRowID<Item.ID> {
    switch self {
    case .item(let item): .item(item.id)
    case .footer: .footer
    }
  }
}

extension ListRow: ItemContaining {
  var containedItem: Item? { if case .item(let item) = self { item } else { nil } }
}

/// The identity of a row, which stays the same when its content changes.
nonisolated enum ListRowID<ID: Hashable>: Hashable {
  case item(ID)
  case footer
}

/// A cell that shows an item's view or the footer.
final class ListRowCell<View: Configurable>: ListCell {
  let widget: Widget
  private let view: View
  private let stack: Bin
  private lazy var footer = ListFooterView(onAction: onFooterAction)
  private let onFooterAction: () -> Void

  init(_ view: View, onFooterAction: @escaping () -> Void) {
    self.view = view
    self.onFooterAction = onFooterAction
    // The row has one label for all of its content; otherwise, a screen reader would read the parts as well.
    view.widget.setAccessibleHidden(true)
    stack = Bin(view.widget)
    widget = stack
  }

  func bind(_ row: ListRow<View.Value>) {
    switch row {
    case .item(let item):
      if stack.child?.pointer != view.widget.pointer { stack.child = view.widget }
      view.configure(with: item)
    case .footer(let state):
      footer.show(state)
      stack.child = footer.widget
    }
  }

  func unbind() { view.prepareForReuse() }

  func accessibleLabel(for row: ListRow<View.Value>) -> String {
    switch row {
    case .item(let item): view.accessibleLabel(of: item)
    case .footer(let state): ListFooterView.description(of: state)
    }
  }

  func accessibleDescription(for row: ListRow<View.Value>) -> String? {
    if case .item(let item) = row { view.accessibleDescription(of: item) } else { nil }
  }
}
