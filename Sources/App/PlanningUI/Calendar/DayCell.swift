import Containment
import GTK
import Localization
import Planning
import TMDB

/// A day of the month: its number and the first entries. Only the selected day can have the focus, so that Tab leads
/// out of the month.
final class DayCell {
  let button = Button(label: "")
  private(set) var day: CalendarPlan.Day?
  private let number = Label()
  private let lines = (0..<maximumLines).map { _ in DayLine() }

  init() {
    button.addStyle("flat", "month-day")
    number.addStyle("numeric", "month-number")
    number.horizontalAlignment = .start
    let content = Box(.vertical, spacing: 1, [number] + lines.map(\.widget))
    // The button has one label for all of its content. GTK exposes parts again when they become visible.
    let hidden = Bin(content)
    hidden.setAccessibleHidden(true)
    button.child = hidden
  }

  func show(_ day: CalendarPlan.Day, isInMonth: Bool, isToday: Bool, isSelected: Bool) {
    self.day = day
    number.text = "\(day.day.day)"
    button.isFocusable = isSelected
    button.setStyle("in-month", isOn: isInMonth)
    number.setStyle("dim-label", isOn: !isInMonth && !isToday)
    number.setStyle("month-today", isOn: isToday)
    let shown = day.entries.count > maximumLines ? maximumLines - 1 : day.entries.count
    for (index, line) in lines.enumerated() {
      let entry = index < shown ? day.entries[index] : nil
      let rest = index == shown ? day.entries.count - shown : 0
      // Translators: The number of further entries on a day.
      let more = rest > 0 ? tr(one: "{count} more", other: "{count} more", count: rest) : ""
      line.show(entry?.line ?? more, isWatched: entry?.isWatched == true, isDimmed: entry?.isWatched ?? true)
    }
    button.tooltip = shown < day.entries.count ? day.entries.map(\.line).joined(separator: "\n") : nil
  }
}

/// A line of a day: a tick if the episodes were watched, and their title.
private final class DayLine {
  let widget: Box
  private let tick = Icon("object-select-symbolic", pixels: 12)
  private let text = Inscription(lines: 1, characters: 8)

  init() {
    text.expandsHorizontally = true
    widget = Box(.horizontal, spacing: 3, [tick, text])
    widget.addStyle("caption")
  }

  func show(_ line: String, isWatched: Bool, isDimmed: Bool) {
    text.text = line
    tick.isVisible = isWatched
    widget.setStyle("dim-label", isOn: isDimmed)
  }
}

/// The maximum number of lines below the number.
private let maximumLines = 3
