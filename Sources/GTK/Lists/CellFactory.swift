import CAdwaita

/// Makes cells for a view and binds them to the values of a model, by way of GTK's signal factory.
///
/// A cell belongs to GTK's list item. It is found again at its position when the content of a value changes without
/// its identity.
final class CellFactory<Item: Identifiable & Equatable>: RowReading {
  let object: Object
  private let model: ListModel<Item>
  private let rowRole: AccessibleRole?
  private let isPassive: Bool
  private let makeCell: () -> any ListCell<Item>
  private var bound: [UnsafeMutableRawPointer: any ListCell<Item>] = [:]
  /// What rows say, which follows the models that it is read of.
  private var sentences: [UnsafeMutableRawPointer: Binding] = [:]

  /// - Parameters:
  ///   - rowRole: what each row is to a screen reader; `nil` leaves it to the view.
  ///   - isPassive: whether rows are mere places for what can be pressed inside of them.
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

  /// The value that a row shows.
  func item(in row: Widget) -> Any? {
    position(of: row).flatMap { $0 < model.count ? model[$0] : nil }
  }

  /// The position of a row.
  func position(of row: Widget) -> Int? {
    bound.first { $0.value.widget.parentWidget?.pointer == row.pointer }.map { position(of: $0.key) }
  }

  /// The row at a position, if it exists.
  func row(at position: Int) -> Widget? {
    bound.first { self.position(of: $0.key) == position }.flatMap { $0.value.widget.parentWidget }
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
    owner.keep(cell, for: cellKey)
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

  /// A row is there only after its set-up.
  private func prepare(_ row: Widget) {
    guard g_object_get_data(row.opaque.asObject, preparedKey) == nil else { return }
    g_object_set_data(row.opaque.asObject, preparedKey, row.pointer)
    // First, as anything else puts the row on the bus with the role that it has.
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
      // GTK 4.8 names the row itself by its class: the label goes on the widget that holds the cell.
      let row = cell.widget.parentWidget
      row?.accessibleLabel = label
      row?.accessibleDescription = description
    }
    if let isChecked = cell.isChecked(for: value) { cell.widget.parentWidget?.setAccessibleChecked(isChecked) }
  }

  private func cell(of item: UnsafeMutableRawPointer) -> (any ListCell<Item>)? {
    Object(retaining: item).kept(for: cellKey) as? any ListCell<Item>
  }

  private func position(of item: UnsafeMutableRawPointer) -> Int {
    Int(gtk_list_item_get_position(OpaquePointer(item)))
  }
}

let factoryKey = "matinee-cell-factory"
private let cellKey = "matinee-cell"
private let preparedKey = "matinee-row-is-prepared"
