import Catalogue
import Containment
import GTK
import Localization
import Planning
import ScreenFoundation
import TMDB

/// A month of the calendar, with buttons for the previous and the next one.
final class MonthController: ViewController {
  private let model: CalendarModel
  private let onSelect: (CalendarEntry) -> Void
  private let grid: MonthView
  private let name = Label()
  private let previous = Button(icon: "go-previous-symbolic", name: tr("Previous Month"))
  private let next = Button(icon: "go-next-symbolic", name: tr("Next Month"))
  private var shownMonth: CalendarMonth?

  init(_ model: CalendarModel, onSelect: @escaping (CalendarEntry) -> Void) {
    self.model = model
    self.onSelect = onSelect
    grid = MonthView(model.format.texts)
    super.init()
  }

  override func loadView() {
    name.addStyle("title-4")
    name.setAccessibleRole(.heading)
    for button in [previous, next] { button.addStyle("flat", "circular") }
    let header = Box(.horizontal, spacing: 6, [previous, next, name])
    header.setMargins(top: 6, bottom: 6)
    let content = Box(.vertical, [header, grid.widget])
    grid.widget.expandsVertically = true
    content.addPageMargins()
    view = ScrolledWindow(content)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    previous.onClick { [weak self] in self?.move(months: -1) }
    next.onClick { [weak self] in self?.move(months: 1) }
    grid.onMove = { [weak self] day in
      self?.model.selectedDay = day
      self?.update()
      self?.grid.focusSelected()
    }
    grid.onMoveMonths = { [weak self] months in
      self?.move(months: months)
      self?.grid.focusSelected()
    }
    grid.onActivate = { [weak self] in self?.activate($0, at: $1) }
  }

  override var preferredFocus: Widget { grid.selectedCell ?? view }

  func update() {
    guard isViewLoaded, let plan = model.plan, let selected = model.selectedDay else { return }
    let month = CalendarMonth(selected)
    name.text = model.format.texts.name(of: month)
    grid.show(plan, month, selected: selected)
    if let shownMonth, shownMonth != month, !grid.widget.containsFocus { announce(name.text) }
    shownMonth = month
  }

  private func move(months: Int) {
    guard let selected = model.selectedDay else { return }
    let month = CalendarMonth(selected).adding(months)
    model.selectedDay = month.day(selected.day)
    update()
  }

  /// Opens the page of the only entry of a day, or a menu of several.
  private func activate(_ day: CalendarPlan.Day, at cell: Widget) {
    model.selectedDay = day.day
    guard day.entries.count > 1 else { return day.entries.first.map(onSelect) ?? () }
    let items = day.entries.enumerated().map { index, entry in
      MenuItem(entry.line.asMenuTitle, name: "entry-\(index)") { [onSelect] in onSelect(entry) }
    }
    let texts = model.format.texts
    ContextMenu.open(
      [items], name: texts.spoken(day.day, day.entries, today: model.plan?.today), of: cell, at: nil, in: view)
  }
}
