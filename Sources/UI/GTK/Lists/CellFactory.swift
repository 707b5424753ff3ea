import CAdwaita

/// A factory that creates cells for a view and binds them to a model's values, built on GTK's signal list item factory.
///
/// A cell belongs to GTK's list item. When a value's content changes but its identity doesn't, the factory finds the
/// cell by its position.
final class CellFactory<Item: Identifiable & Equatable>: RowReading {
  let object: Object
  private let model: ListModel<Item>
  private let rowRole: AccessibleRole?
  private let isPassive: Bool
  private let makeCell: () -> any ListCell<Item>
  private var bound: [UnsafeMutableRawPointer: any ListCell<Item>] = [:]
  /// The accessible text of each row, updated when the observed models change.
  private var sentences: [UnsafeMutableRawPointer: Binding] = [:]

  /// Creates a factory for the rows of a model.
  ///
  /// - Parameters:
  ///   - rowRole: The accessible role of each row; `nil` leaves the choice to the view.
  ///   - isPassive: Whether the rows themselves can't be activated and only contain controls.
  init(
    model: ListModel<Item>, rowRole: AccessibleRole? = nil, isPassive: Bool = false,
    makeCell: @escaping () -> any ListCell<Item>
  ) {
    self.model = model
    self.rowRole = rowRole
    self.isPassive = isPassive
    self.makeCell = makeCell
    object = Object(adopting: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
    onItem("setup") { $0.setUp($1) }
    onItem("bind") { $0.bind($1) }
    onItem("unbind") { $0.unbind($1) }
    onItem("teardown") { $0.tearDown($1) }
    model.onContentChange { [weak self] positions in self?.rebind(positions) }
  }

  /// Returns the value that a row shows.
  func item(in row: Widget) -> Any? {
    position(of: row).flatMap { $0 < model.count ? model[$0] : nil }
  }

  /// Returns the position of a row.
  func position(of row: Widget) -> Int? {
    shown.first { $0.row.pointer == row.pointer }.map { position(of: $0.item) }
  }

  /// Returns the row at a position, if it exists.
  func row(at position: Int) -> Widget? {
    shown.first { self.position(of: $0.item) == position }?.row
  }

  var rows: [Int: Widget] {
    Dictionary(shown.map { (position(of: $0.item), $0.row) }, uniquingKeysWith: { first, _ in first })
  }

  /// The rows that are in the view. While GTK 4.18 retains a removed row, such as for the key press that removed it,
  /// the row has no parent but remains bound to its former position.
  private var shown: [(item: UnsafeMutableRawPointer, row: Widget)] {
    bound.compactMap { item, cell in
      guard let row = cell.widget.parentWidget, row.parentWidget != nil else { return nil }
      return (item, row)
    }
  }

  private func onItem(_ signal: String, _ body: @escaping (CellFactory, UnsafeMutableRawPointer) -> Void) {
    object.connect(signal) { [weak self] (arguments: SignalArguments) in
      if let self, let item = arguments.object(0) { body(self, item) }
      return nil
    }
  }
}

extension CellFactory {
  private func setUp(_ item: UnsafeMutableRawPointer) {
    let cell = makeCell()
    let owner = Object(retaining: item)
    owner.retain(cell, for: cellKey)
    gtk_list_item_set_child(owner.opaque, cell.widget.widget)
    guard isPassive else { return }
    gtk_list_item_set_activatable(owner.opaque, 0)
    gtk_list_item_set_selectable(owner.opaque, 0)
  }

  private func bind(_ item: UnsafeMutableRawPointer) {
    guard let cell = cell(of: item) else { return }
    bound[item] = cell
    cell.widget.parentWidget.map(prepare)
    show(item, cell)
    if model.arriving.contains(position(of: item)) { cell.widget.fadeIn() }
  }

  /// Sets the role and focusability of a row. The row doesn't exist before its set-up has finished.
  private func prepare(_ row: Widget) {
    guard g_object_get_data(row.opaque.asObject, preparedKey) == nil else { return }
    g_object_set_data(row.opaque.asObject, preparedKey, row.pointer)
    // The role must be set first: any other call exposes the row on the accessibility bus with its current role.
    if let rowRole { row.setAccessibleRole(rowRole) }
    if isPassive { row.isFocusable = false }
  }

  private func unbind(_ item: UnsafeMutableRawPointer) {
    sentences[item] = nil
    bound.removeValue(forKey: item)?.unbind()
  }

  private func tearDown(_ item: UnsafeMutableRawPointer) {
    sentences[item] = nil
    bound.removeValue(forKey: item)?.unbind()
    let owner = Object(retaining: item)
    cell(of: item)?.widget.parentWidget?.accessibleDescriber = nil
    gtk_list_item_set_child(owner.opaque, nil)
    owner.discard(for: cellKey)
  }

  private func rebind(_ positions: Set<Int>) {
    for (item, cell) in bound where positions.contains(position(of: item)) { show(item, cell) }
  }

  private func show(_ item: UnsafeMutableRawPointer, _ cell: any ListCell<Item>) {
    let position = position(of: item)
    guard position < model.count else { return }
    let value = model[position]
    cell.bind(value)
    sentences[item] = Binding {
      (cell.accessibleLabel(for: value), cell.accessibleDescription(for: value))
    } apply: { label, description in
      // GTK 4.8 names the row after its class, so the label goes on the widget that contains the cell.
      let row = cell.widget.parentWidget
      matinee_list_item_set_accessible_label(item, label)
      row?.accessibleLabel = label
      row?.accessibleDescriber = description == nil ? nil : cell.widget
      row?.accessibleDescriber?.accessibleDescription = description
    }
    if let isChecked = cell.isChecked(for: value) { cell.widget.parentWidget?.setAccessibleChecked(isChecked) }
  }

  private func cell(of item: UnsafeMutableRawPointer) -> (any ListCell<Item>)? {
    Object(retaining: item).retained(for: cellKey) as? any ListCell<Item>
  }

  private func position(of item: UnsafeMutableRawPointer) -> Int {
    Int(gtk_list_item_get_position(OpaquePointer(item)))
  }
}

let factoryKey = "matinee-cell-factory"
private let cellKey = "matinee-cell"
private let preparedKey = "matinee-row-is-prepared"

/// A fade-in for rows that appear in a list next to existing ones.
extension Widget {
  /// Adds the style class `appearing` for as long as a style sheet's animation may last. Does nothing if the desktop
  /// has turned animations off.
  func fadeIn() {
    guard Display.animates else { return }
    addStyle(className)
    retain(
      Timer(after: .milliseconds(400)) { [pointer] in
        let widget = Widget(retaining: pointer)
        widget.removeStyle(className)
        widget.discard(for: timerKey)
      }, for: timerKey)
  }
}

private let className = "appearing"
private let timerKey = "matinee-fade-in"
