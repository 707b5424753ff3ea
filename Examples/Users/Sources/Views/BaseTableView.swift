import GTK

/// The base class of views with a list of rows. The list scrolls, and reports the row that the user activates.
class BaseTableView<Row: Identifiable & Equatable>: BaseView {
  /// The greatest width of the content, in application pixels.
  let maximumWidth = 600
  /// Called with the ID of a row that the user activates.
  var onActivate: (Row.ID) -> Void = { _ in }
  private let rows = ListModel<Row>()
  private let title: String
  private let makeRow: () -> BaseRow<Row>

  /// - Parameters:
  ///   - title: The accessible label of the list.
  ///   - makeRow: Returns a view that the list reuses for one row after another.
  init(title: String, makeRow: @escaping () -> BaseRow<Row>) {
    (self.title, self.makeRow) = (title, makeRow)
    super.init(.vertical)
  }

  override func setUp() {
    super.setUp()
    let list = ListView(rows) { [makeRow] in makeRow() }
    list.accessibleLabel = title
    list.addStyle("rows")
    list.onActivate { [weak self] position in
      guard let self, position < rows.count else { return }
      onActivate(rows[position].id)
    }
    let scrolled = ScrolledWindow(ClampScrollable(list, maximumWidth: maximumWidth))
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    box.append(scrolled)
  }

  /// Shows rows. Unchanged rows stay in place, so the list keeps its scroll position and focus.
  func show(_ rows: [Row]) { self.rows.update(to: rows) }
}
