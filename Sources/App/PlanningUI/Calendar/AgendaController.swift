import Containment
import GTK
import Planning
import ScreenFoundation

/// The agenda: a row for each entry, grouped by day. It begins with today, and the past is above.
final class AgendaController: ViewController {
  private let model: CalendarModel
  private let list: ConfigurableListController<CalendarRowView>
  private var shownFilter: CalendarFilter?
  private var binding: Binding?
  private var isAddingEarlier = false

  init(_ model: CalendarModel, images: any ImageProviding, onSelect: @escaping (CalendarEntry) -> Void) {
    self.model = model
    list = ConfigurableListController { CalendarRowView(images: images) }
    super.init()
    list.onSelect = { $0.entry.map(onSelect) }
  }

  override func loadView() { view = Box(.vertical) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list)
    list.view.expandsVertically = true
    list.highlightsRowContent()
    list.onReachStart = { [weak self] in self?.addEarlier() }
    // While dates arrive, today stays on top.
    binding = Binding({ [model] in model.isSettled }) { [weak self] in if $0 { self?.addEarlier() } }
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    addEarlier()
  }

  override var preferredFocus: Widget { list.preferredFocus }

  func update() {
    list.items = model.cards
    if model.shownFilter != shownFilter {
      shownFilter = model.shownFilter
      showToday()
    }
  }

  /// Scrolls to today. The earlier days are removed, and added again above.
  func showToday() {
    model.showToday()
    list.items = model.cards
    list.scrollToTop()
    addEarlier()
  }

  /// Adds earlier days above the visible ones, which stay in place. They must have been laid out before.
  private func addEarlier() {
    guard !isAddingEarlier, isVisible, let window = view.window else { return }
    isAddingEarlier = true
    window.afterNextFrame { [weak self] in
      guard let self else { return }
      isAddingEarlier = false
      if isVisible, model.isSettled { model.showEarlier() }
    }
  }
}
