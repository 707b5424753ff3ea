import AppFoundation
import Catalogue
import Containment
import GTK
import Localization
import Planning
import ScreenFoundation

/// The filters above the calendar, and one of its two arrangements: the agenda, or the month in a wide window.
final class CalendarContentController: ViewController {
  private let model: CalendarModel
  private let bar: CalendarBar
  private let agenda: AgendaController
  private let month: MonthController
  private let layout = CalendarLayout()
  private let box: LayoutBox
  private let containers = [ChildContainer("the agenda"), ChildContainer("the month")]
  private let remark = Label(wrapping: tr("No entry matches."), breaksWords: false, styles: "dim-label")
  private var binding: Binding?

  init(_ model: CalendarModel, images: any ImageProviding, onSelect: @escaping (CalendarEntry) -> Void) {
    self.model = model
    bar = CalendarBar(model)
    box = LayoutBox(layout, containers.map(\.widget))
    agenda = AgendaController(model, images: images, onSelect: onSelect)
    month = MonthController(model, onSelect: onSelect)
    super.init()
    remark.setMargins(top: 12, bottom: 12)
    remark.addPageMargins()
    remark.isVisible = false
  }

  override func loadView() {
    box.expandsVertically = true
    view = Box(.vertical, [bar.widget, remark, box])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: agenda, in: containers[0])
    add(child: month, in: containers[1])
    layout.onChange = { [weak self] in self?.arrange(movingFocus: $0) }
    bar.onArrange = { [weak self] in self?.prefer(month: $0) }
    bar.onToday = { [weak self] in self?.showToday() }
    binding = Binding({ [model] in (model.plan, model.start, model.selectedDay) }) { [weak self] _, _, _ in
      self?.update()
    }
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    // The width isn't known before the first layout, but the window's is close to it.
    if view.size.width <= 1, let width = view.window?.defaultSize.width { layout.expect(width) }
    arrange(movingFocus: false)
  }

  override var preferredFocus: Widget { layout.showsMonth ? month.preferredFocus : agenda.preferredFocus }

  /// Shows the current plan.
  func update() {
    guard isViewLoaded, let plan = model.plan else { return }
    remark.isVisible = plan.days.isEmpty
    if layout.showsMonth { month.update() } else { agenda.update() }
  }

  private func prefer(month isPreferred: Bool) {
    layout.prefersMonth = isPreferred
    box.queueResize()
    arrange(movingFocus: false)
  }

  private func showToday() {
    model.showToday()
    if layout.showsMonth { month.takeFocus() } else { agenda.showToday() }
  }

  /// - Parameter hadFocus: Whether the previous arrangement had the focus. GTK takes it away when it hides a widget.
  private func arrange(movingFocus hadFocus: Bool) {
    bar.show(isWide: layout.isWide, showsMonth: layout.showsMonth)
    update()
    if hadFocus { takeFocus() }
  }
}

/// A layout that shows the agenda or the month at the whole size.
private final class CalendarLayout: LayoutRule {
  /// Whether the user prefers the month where it fits.
  var prefersMonth = false {
    didSet { if isWide { showsMonth = prefersMonth } }
  }
  private(set) var isWide = false
  private(set) var showsMonth = false
  /// Called after a frame in which the arrangement has changed, with whether a child had the focus before.
  var onChange: (Bool) -> Void = { _ in }

  /// Chooses for the width of a coming layout.
  func expect(_ width: Int) {
    isWide = Double(width) >= monthWidth * Display.textScale
    showsMonth = isWide && prefersMonth
  }

  func width(of children: [Widget]) -> Extent {
    // The month appears only where it fits.
    children.first?.measuredWidth() ?? Extent(minimum: 0, natural: 0)
  }

  func height(of children: [Widget], width: Int) -> Extent {
    children.first?.measuredHeight(width: width) ?? Extent(minimum: 0, natural: 0)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    let before = (isWide, showsMonth)
    expect(width)
    if before != (isWide, showsMonth) {
      let hadFocus = children.contains(where: \.containsFocus)
      children.first?.window?.afterNextFrame { [weak self] in self?.onChange(hadFocus) }
    }
    let whole = Frame(x: 0, y: 0, width: width, height: height)
    return showsMonth ? [nil, whole] : [whole, nil]
  }
}

/// The width from which a month fits, at the default text size.
private let monthWidth = 860.0
