import AppFoundation
import Containment
import GTK
import Planning
import TMDB

/// The days of a month in six weeks. Arrow keys move between days, and Tab enters and leaves the grid.
final class MonthView {
  let widget: LayoutBox
  /// Called with the day that the user moves to by keyboard.
  var onMove: (DayDate) -> Void = { _ in }
  /// Called with the number of months that the user moves by keyboard.
  var onMoveMonths: (Int) -> Void = { _ in }
  /// Called with a day that the user opens, and its cell.
  var onActivate: (CalendarPlan.Day, Widget) -> Void = { _, _ in }
  private let texts: TitleTexts
  private let cells: [DayCell]

  init(_ texts: TitleTexts) {
    self.texts = texts
    let names = texts.weekdays.map { short, full in
      let label = Label(short)
      label.addStyle("caption", "dim-label")
      label.justification = .start
      label.setMargins(start: 6)
      label.accessibleLabel = full
      return label
    }
    cells = (0..<CalendarMonth.dayCount).map { _ in DayCell() }
    widget = LayoutBox(MonthLayout(), names + cells.map(\.button))
    widget.setAccessibleRole(.grid)
    widget.setMargins(bottom: 12)
    for cell in cells {
      cell.button.onClick { [weak self, weak cell] in
        if let self, let cell, let day = cell.day { onActivate(day, cell.button) }
      }
    }
    connectKeys()
  }

  /// The cell of the selected day.
  var selectedCell: Widget? { cells.first { $0.button.isFocusable }?.button }

  func focusSelected() { selectedCell?.focus() }

  func show(_ plan: CalendarPlan, _ month: CalendarMonth, selected: DayDate) {
    for (cell, day) in zip(cells, month.days(firstWeekday: texts.firstWeekday)) {
      let entries = plan.days(in: day...day).first?.entries ?? []
      cell.show(
        CalendarPlan.Day(day: day, entries: entries), isInMonth: CalendarMonth(day) == month,
        isToday: day == plan.today, isSelected: day == selected)
      cell.button.accessibleLabel = texts.spoken(day, entries, today: plan.today)
    }
  }

  private func connectKeys() {
    let forward = TextDirection.current == .rightToLeft ? -1 : 1
    for (key, days) in [("Left", -forward), ("Right", forward), ("Up", -7), ("Down", 7)] {
      widget.addShortcut(key, isLocal: true) { [weak self] in self?.move(days: days) ?? false }
    }
    for (key, months) in [("Page_Up", -1), ("Page_Down", 1)] {
      widget.addShortcut(key, isLocal: true) { [weak self] in
        self?.onMoveMonths(months)
        return true
      }
    }
  }

  private func move(days: Int) -> Bool {
    guard let day = cells.first(where: \.button.isFocusedWidget)?.day?.day.adding(days: days) else { return false }
    onMove(day)
    return true
  }
}

/// Seven columns of the same width: a row of names, and rows of the same height.
private final class MonthLayout: LayoutRule {
  func width(of children: [Widget]) -> Extent {
    let minimum = children.map { $0.measuredWidth().minimum }.max() ?? 0
    return Extent(minimum: (minimum + gap) * columns - gap, natural: (max(minimum, 110) + gap) * columns - gap)
  }

  func height(of children: [Widget], width: Int) -> Extent {
    let (names, cells) = heights(of: children, width: width)
    let rows = (children.count - 1) / columns
    let height = names + rows * (cells + gap)
    return Extent(minimum: height, natural: height)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    let (names, _) = heights(of: children, width: width)
    let rows = max((children.count - 1) / columns, 1)
    let cell = (height - names) / rows - gap
    // Columns share the width to the pixel.
    func x(_ column: Int) -> Int { column * (width + gap) / columns }
    return children.indices.map { index in
      let (row, column) = (index / columns, index % columns)
      let own = x(column + 1) - gap - x(column)
      if row == 0 { return Frame(x: x(column), y: 0, width: own, height: names) }
      return Frame(x: x(column), y: names + gap + (row - 1) * (cell + gap), width: own, height: cell)
    }
  }

  private func heights(of children: [Widget], width: Int) -> (names: Int, cells: Int) {
    let column = (width + gap) / columns - gap
    func height(_ part: ArraySlice<Widget>) -> Int {
      part.map { $0.measuredHeight(width: column).minimum }.max() ?? 0
    }
    return (height(children.prefix(columns)), height(children.dropFirst(columns)))
  }

  private let columns = 7
  private let gap = 4
}
