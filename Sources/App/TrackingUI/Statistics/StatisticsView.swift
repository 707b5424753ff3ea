import Containment
import GTK
import Localization
import Tracking

/// The view of the statistics: a summary and the charts, and the chips of the periods.
final class StatisticsView {
  let widget: Widget
  /// The chips of the periods.
  var bar: Widget { periods.widget }
  /// Called with the period that the user selects, or that replaces one without entries.
  var onSelect: (StatisticsPeriod) -> Void = { _ in }
  private let summary = Label(wrapping: "", styles: "title-4")
  // Translators: The name of a group of buttons for periods, such as “2024”.
  private let periods = ChipRow([], topMargin: 6, name: tr("Time"))
  private var shownPeriods: [StatisticsPeriod] = []
  private var buttons: [ToggleButton] = []

  /// - Parameters:
  ///   - progress: The line about missing details.
  ///   - best: The best and the worst titles of the period.
  ///   - charts: The container of the charts.
  init(progress: Widget, best: Widget, charts: Widget) {
    let box = Box(.vertical, spacing: 24, [summary, progress, best, charts])
    box.setMargins(top: 12, bottom: 24)
    box.addPageMargins()
    let scrolled = ScrolledWindow(box)
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    widget = scrolled
  }

  /// - Parameter selected: The selected period.
  func show(_ statistics: WatchedStatistics?, selected: StatisticsPeriod) {
    show(statistics?.periods ?? [], selected)
    summary.text = statistics?.summary ?? ""
    summary.isVisible = !summary.text.isEmpty
  }

  /// Shows a toggle button for each period, one of which is active.
  private func show(_ choices: [StatisticsPeriod], _ selected: StatisticsPeriod) {
    bar.isVisible = !choices.isEmpty
    guard choices != shownPeriods else { return }
    let hadFocus = bar.containsFocus
    shownPeriods = choices
    buttons = choices.map { choice in
      let button = ToggleButton(toggle: choice.title)
      button.addStyle("chip")
      button.isActive = choice == selected
      button.onToggle { [weak self, weak button] in if button?.isActive == true { self?.onSelect(choice) } }
      return button
    }
    buttons.dropFirst().forEach { $0.join(group: buttons[0]) }
    periods.setChips(buttons)
    if hadFocus { buttons.first { $0.isActive }?.focus() }
    // The selected year may have lost its last entry.
    if !choices.contains(selected) { onSelect(.all) }
  }
}
