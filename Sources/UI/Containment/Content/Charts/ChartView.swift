import GTK
import Localization

/// A chart with a title, and a table with the same numbers as an alternative.
///
/// - Pointer: Hovering over a bar shows its number above the chart. A click opens what the bar counts.
/// - Keyboard: The arrow keys move between bars in the direction in which they are arranged. Home and End move to the
///   first and the last one. Enter and Space open what the bar counts.
/// - Screen reader: Reads the ``Chart/Bar/description`` of the current bar. *Table* shows a list with a row for each
///   bar, which opens it, too.
public final class ChartView {
  /// The widget. It fills the available width and is as high as it needs to be.
  public let widget: Widget
  /// Whether the table is shown instead of the bars. The *Table* button changes it, too.
  public var showsTable: Bool {
    get { toggle.isActive }
    set { toggle.isActive = newValue }
  }

  /// Called with the bar that the user opens; see ``Chart/Bar/opens``.
  public var onOpen: (Chart.Bar) -> Void = { _ in }

  private let title = Label(wrapping: "", breaksWords: false, styles: "title-4")
  private let toggle = ToggleButton(toggle: tr("Table"))
  private let words = Label(wrapping: "", breaksWords: false, styles: "dim-label", "numeric")
  private let drawing = ChartDrawing()
  private let container = Bin()
  private let empty = Label(wrapping: "", breaksWords: false, styles: "dim-label")

  public init() {
    title.expandsHorizontally = true
    title.setAccessibleRole(.heading)
    toggle.addStyle("flat")
    toggle.verticalAlignment = .center
    let header = Box(.horizontal, spacing: 12, [title, toggle])
    // The focused area already announces the bar, so hide this text from screen readers. Hide a container around it,
    // because GTK makes a hidden widget accessible again when it is shown.
    let silent = Box(.vertical, [words])
    silent.setAccessibleHidden(true)
    widget = Box(.vertical, spacing: 6, [header, silent, container])
    drawing.area.setAccessibleRole(.picture)
    drawing.area.isFocusable = true
    drawing.area.addStyle("chart")
    toggle.onToggle { [weak self] in self?.showContent() }
    connect()
    showContent()
  }

  /// The current chart.
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

  /// Highlights a bar by its index, from 0, and announces it; `nil` removes the highlight.
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
    addKey("Right", .vertical, isMirrored ? -1 : 1)
    addKey("Left", .vertical, isMirrored ? 1 : -1)
    addKey("Down", .horizontal, 1)
    addKey("Up", .horizontal, -1)
    for (key, isFirst) in [("Home", true), ("End", false)] {
      drawing.area.addShortcut(key, isLocal: true) { [weak self] in
        guard let self, !chart.bars.isEmpty else { return false }
        mark(isFirst ? 0 : chart.bars.count - 1)
        return true
      }
    }
    for key in ["Return", "KP_Enter", "space"] {
      drawing.area.addShortcut(key, isLocal: true) { [weak self] in self?.open(self?.marked) ?? false }
    }
    var pressed: Int?
    drawing.area.onPress { [weak self] phase, x, y in
      guard let bar = self?.drawing.bar(at: x, y) else { return }
      if phase == .began { pressed = bar }
      if phase == .ended, bar == pressed { self?.open(bar) }
    }
    drawing.area.onPointerMove { [weak self] position in
      guard let self else { return }
      if let position {
        mark(drawing.bar(at: position.x, position.y))
      } else if !drawing.area.containsFocus {
        mark(nil)
      }
    }
    drawing.area.onFocusMove { [weak self] isInside in if !isInside { self?.mark(nil) } }
  }

  /// Opens a bar.
  ///
  /// - Returns: Whether there is such a bar, and it opens something.
  @discardableResult
  private func open(_ position: Int?) -> Bool {
    guard let position, chart.bars.indices.contains(position), chart.bars[position].opens else { return false }
    onOpen(chart.bars[position])
    return true
  }

  /// Adds a key that moves along the bars. In a chart of the other direction, other handlers get the key.
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
    toggle.accessibleLabel = tr("Table, {title}", ["title": chart.title])
    if chart.bars.isEmpty {
      container.child = empty
    } else if showsTable {
      container.child = makeTable()
    } else if container.child?.pointer != drawing.widget.pointer {
      container.child = drawing.widget
    }
    showWords()
  }

  private func showWords() {
    let bar = drawing.current.map { chart.bars[$0].description }
    words.text = bar ?? chart.summary
    words.isVisible = !chart.bars.isEmpty && !showsTable
    let description = [chart.title, bar ?? chart.summary].filter { !$0.isEmpty }.joined(separator: ", ")
    // The bar's description is enough, because the title was read when the focus arrived.
    drawing.area.accessibleLabel = bar ?? description
    let opens = drawing.current.map { chart.bars[$0].opens } ?? false
    drawing.area.accessibleDescription = opens ? tr("Press Enter to open") : nil
  }

  private func makeTable() -> Widget {
    let rows = chart.bars.map { bar in
      let label = Label(wrapping: bar.label)
      label.expandsHorizontally = true
      let text = Label(bar.text)
      text.addStyle("numeric")
      let line = Box(.horizontal, spacing: 12, [label, text])
      line.addStyle("chart-row")
      return ListBox.Row(
        line, name: bar.description, onActivate: bar.opens ? { [weak self] in self?.onOpen(bar) } : nil)
    }
    let table = ListBox(name: chart.title, rows)
    table.addStyle("boxed-list")
    return table
  }
}
