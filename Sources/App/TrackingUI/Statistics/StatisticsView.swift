import Containment
import GTK
import Localization
import Tracking

/// The view of the statistics: buttons for periods, a summary, and the charts.
final class StatisticsView {
  let widget: Widget
  /// Called with the period that the user selects, or that replaces one without entries.
  var onSelect: (StatisticsPeriod) -> Void = { _ in }
  private let summary = Label(wrapping: "", styles: "title-4")
  private let periods = LayoutBox.wrapping([], spacing: 6)
  private var shownPeriods: [StatisticsPeriod] = []
  private var buttons: [ToggleButton] = []

  /// - Parameters:
  ///   - progress: The line about missing details.
  ///   - charts: The container of the charts.
  init(progress: Widget, charts: Widget) {
    periods.setAccessibleRole(.group)
    // Translators: The name of a group of buttons for periods, such as “2024”.
    periods.accessibleLabel = tr("Time")
    let box = Box(.vertical, spacing: 24, [periods, summary, progress, charts])
    box.setMargins(top: 18, bottom: 24, start: 12, end: 12)
    let scrolled = ScrolledWindow(Clamp(box, maximumWidth: 860, tightens: false))
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
    periods.isVisible = !choices.isEmpty
    guard choices != shownPeriods else { return }
    let hadFocus = periods.containsFocus
    shownPeriods = choices
    periods.childWidgets.forEach(periods.remove)
    buttons = choices.map { choice in
      let button = ToggleButton(toggle: choice.title)
      button.isActive = choice == selected
      button.onToggle { [weak self, weak button] in if button?.isActive == true { self?.onSelect(choice) } }
      return button
    }
    buttons.dropFirst().forEach { $0.join(group: buttons[0]) }
    buttons.forEach(periods.append)
    if hadFocus { buttons.first { $0.isActive }?.focus() }
    // The selected year may have lost its last entry.
    if !choices.contains(selected) { onSelect(.all) }
  }
}
