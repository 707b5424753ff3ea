import GTK

/// A chart with its title, and the same numbers as a table, for whoever would rather read.
///
/// - Pointer: resting on a bar says its number above.
/// - Keyboard: the arrow keys go from bar to bar, along the way that they stand in; Home and End to the first and the last.
/// - Screen reader: the bar that is gone to is said, in the words of its ``Chart/Bar/description``; *Table* shows a list with
///   a row for each.
public final class ChartView {
  /// As wide as the room that it is given, and as high as it needs to be.
  public let widget: Widget
  /// Whether the table is shown in place of the bars; the button *Table* changes it too.
  public var showsTable: Bool {
    get { toggle.isActive }
    set { toggle.isActive = newValue }
  }

  private let title = Label(wrapping: "", breaksWords: false, styles: "title-4")
  private let toggle = ToggleButton(toggle: "Table")
  private let words = Label(wrapping: "", breaksWords: false, styles: "dim-label", "numeric")
  private let drawing = ChartDrawing()
  private let place = Bin()
  private let empty = Label(wrapping: "", breaksWords: false, styles: "dim-label")

  public init() {
    title.expandsHorizontally = true
    title.setAccessibleRole(.heading)
    toggle.addStyle("flat")
    toggle.verticalAlignment = .center
    let header = Box(.horizontal, spacing: 12, [title, toggle])
    // The bar is said by what has the focus. GTK forgets that something is kept from screen readers as it is shown anew.
    let silent = Box(.vertical, [words])
    silent.setAccessibleHidden(true)
    widget = Box(.vertical, spacing: 6, [header, silent, place])
    drawing.area.setAccessibleRole(.picture)
    drawing.area.isFocusable = true
    drawing.area.addStyle("chart")
    toggle.onToggle { [weak self] in self?.showContent() }
    connect()
    showContent()
  }

  /// What is shown.
  public var chart: Chart {
    get { drawing.chart }
    set {
      guard newValue != drawing.chart else { return }
      let marked = drawing.current.map { drawing.chart.bars[$0].id }
      drawing.current = marked.flatMap { id in newValue.bars.firstIndex { $0.id == id } }
      drawing.chart = newValue
      showContent()
    }
  }

  /// Marks a bar, by its position from 0, and says it; `nil` marks none.
  func mark(_ position: Int?) {
    drawing.current = position.map { max(0, min($0, chart.bars.count - 1)) }
    showWords()
  }

  var marked: Int? { drawing.current }
  var area: Widget { drawing.area }
}

extension ChartView {
  private func connect() {
    let isMirrored = TextDirection.current == .rightToLeft
    addKey("Right", .upwards, isMirrored ? -1 : 1)
    addKey("Left", .upwards, isMirrored ? 1 : -1)
    addKey("Down", .sideways, 1)
    addKey("Up", .sideways, -1)
    for (key, isFirst) in [("Home", true), ("End", false)] {
      drawing.area.addShortcut(key, isLocal: true) { [weak self] in
        guard let self, !chart.bars.isEmpty else { return false }
        mark(isFirst ? 0 : chart.bars.count - 1)
        return true
      }
    }
    drawing.area.onPointerMove { [weak self] place in
      guard let self else { return }
      if let place { mark(drawing.bar(at: place.x, place.y)) } else if !drawing.area.containsFocus { mark(nil) }
    }
    drawing.area.onFocusMove { [weak self] isInside in if !isInside { self?.mark(nil) } }
  }

  /// The key goes on along the bars, and is for others across them.
  private func addKey(_ key: String, _ direction: Chart.Direction, _ step: Int) {
    drawing.area.addShortcut(key, isLocal: true) { [weak self] in
      guard let self, chart.direction == direction, !chart.bars.isEmpty else { return false }
      mark(marked.map { $0 + step } ?? (step > 0 ? 0 : chart.bars.count - 1))
      return true
    }
  }

  private func showContent() {
    title.text = chart.title
    empty.text = chart.emptyText
    toggle.isVisible = !chart.bars.isEmpty
    toggle.accessibleLabel = "Table, \(chart.title)"
    if chart.bars.isEmpty {
      place.child = empty
    } else if showsTable {
      place.child = makeTable()
    } else if place.child?.pointer != drawing.widget.pointer {
      place.child = drawing.widget
    }
    showWords()
  }

  private func showWords() {
    let bar = drawing.current.map { chart.bars[$0].description }
    words.text = bar ?? chart.summary
    words.isVisible = !chart.bars.isEmpty && !showsTable
    let said = [chart.title, bar ?? chart.summary].filter { !$0.isEmpty }.joined(separator: ", ")
    // Each bar is said by itself; the title was said when the focus came.
    drawing.area.accessibleLabel = bar ?? said
  }

  private func makeTable() -> Widget {
    let rows = chart.bars.map { bar in
      let label = Label(wrapping: bar.label)
      label.expandsHorizontally = true
      let text = Label(bar.text)
      text.addStyle("numeric")
      let line = Box(.horizontal, spacing: 12, [label, text])
      line.addStyle("chart-row")
      return ListBox.Row(line, name: bar.description)
    }
    let table = ListBox(name: chart.title, rows)
    table.addStyle("boxed-list")
    return table
  }
}
