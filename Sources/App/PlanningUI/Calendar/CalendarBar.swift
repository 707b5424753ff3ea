import Containment
import GTK
import Library
import Localization
import Planning
import ScreenFoundation
import Tracking

/// The filters of the calendar, the button that leads to today, and the choice between agenda and month.
final class CalendarBar {
  var widget: Widget { chips.widget }
  /// Called when the user chooses the month (`true`) or the agenda.
  var onArrange: (Bool) -> Void = { _ in }
  var onToday: () -> Void = {}
  private let chips: ChipRow
  private let model: CalendarModel
  private let today = Button(label: tr("Today"))
  private let list: ChoiceChip
  private let state: ChoiceChip
  private let agenda = ToggleButton(icon: "view-list-symbolic", name: tr("Agenda"))
  private let month = ToggleButton(icon: "view-grid-symbolic", name: tr("Month"))
  private let arrangement: Box
  private var binding: Binding?
  private var isUpdating = false

  init(_ model: CalendarModel) {
    self.model = model
    list = ChoiceChip(name: tr("List")) { [model] in model.filter.list = nil }
    state = ChoiceChip(name: tr("State")) { [model] in model.filter.state = nil }
    today.addStyle("chip")
    month.join(group: agenda)
    arrangement = Box(.horizontal, [agenda, month])
    arrangement.addStyle("linked", "arrangement")
    chips = ChipRow([today, list.widget, state.widget, arrangement], topMargin: 6)
    today.onClick { [weak self] in self?.onToday() }
    for (button, isMonth) in [(agenda, false), (month, true)] {
      button.onToggle { [weak self, weak button] in
        if let self, button?.isActive == true, !isUpdating { onArrange(isMonth) }
      }
    }
    binding = Binding({ [model] in (model.filter, model.lists) }) { [weak self] _, _ in self?.update() }
  }

  /// Shows the arrangement, which can be chosen in a wide window.
  func show(isWide: Bool, showsMonth: Bool) {
    isUpdating = true
    defer { isUpdating = false }
    arrangement.isVisible = isWide
    (showsMonth ? month : agenda).isActive = true
  }

  private func update() {
    let filter = model.filter
    list.show(
      model.lists.first { $0.id == filter.list }?.shownName ?? tr("Any List"), isRemovable: filter.list != nil)
    list.setItems(
      model.lists.enumerated().map { index, choice in
        MenuItem(choice.shownName.asMenuTitle, name: "list-\(index)", isOn: filter.list == choice.id) { [model] in
          model.filter.list = choice.id
        }
      })
    list.widget.isVisible = !model.lists.isEmpty
    state.show(filter.state?.name ?? tr("Any State"), isRemovable: filter.state != nil)
    state.setItems(
      CalendarPlan.states.map { choice in
        MenuItem(choice.name, name: "state-\(choice.rawValue)", isOn: filter.state == choice) { [model] in
          model.filter.state = choice
        }
      })
  }
}

extension String {
  /// The text as the title of a menu item, in which an underscore would precede the mnemonic.
  var asMenuTitle: String { replacing("_", with: "__") }
}
