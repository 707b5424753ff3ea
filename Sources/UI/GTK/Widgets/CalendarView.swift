import CAdwaita
import Localization

/// A month calendar with one selected day.
///
/// Source: [GtkCalendar](https://docs.gtk.org/gtk4/class.Calendar.html).
public final class CalendarView: Widget {
  /// Creates a calendar.
  ///
  /// - Parameter name: The accessible name.
  public convenience init(name: String) {
    self.init(new: gtk_calendar_new())
    setAccessibleRole(.group)
    accessibleLabel = name
    nameArrows()
  }

  /// The selected day: its year, month and day, each counted from 1.
  public var day: (year: Int, month: Int, day: Int) {
    get {
      let date = gtk_calendar_get_date(opaque)
      defer { g_date_time_unref(date) }
      return (
        Int(g_date_time_get_year(date)), Int(g_date_time_get_month(date)), Int(g_date_time_get_day_of_month(date))
      )
    }
    set {
      guard let date = g_date_time_new_local(gint(newValue.year), gint(newValue.month), gint(newValue.day), 12, 0, 0)
      else { return }
      gtk_calendar_select_day(opaque, date)
      g_date_time_unref(date)
    }
  }

  /// Calls `body` each time the selected day changes, including by a change of month or of ``day``.
  public func onChoose(_ body: @escaping () -> Void) { connect("day-selected", body) }

  /// Names the arrow buttons for month and year, which show only icons, and lets Tab move past them.
  private func nameArrows() {
    let buttons = descendants.filter { $0.isKind(of: gtk_button_get_type()) }.map { Button(retaining: $0.pointer) }
    let names = [tr("Previous Month"), tr("Next Month"), tr("Previous Year"), tr("Next Year")]
    for (button, name) in zip(buttons, names) {
      button.rename(name)
    }
    guard let first = buttons.first, let last = buttons.last else { return }
    // Otherwise, Tab would cycle among the arrows and never return to the days.
    last.addShortcut("Tab", isLocal: true) { [pointer] in Widget(retaining: pointer).focus() }
    first.addShortcut("<Shift>Tab", isLocal: true) { [pointer] in Widget(retaining: pointer).focus() }
    addShortcut("<Shift>Tab", isLocal: true) { [pointer, last = last.pointer] in
      let days = Widget(retaining: pointer)
      return gtk_widget_is_focus(days.widget) != 0 && Widget(retaining: last).focus()
    }
  }

  private var descendants: [Widget] {
    var all: [Widget] = []
    var next = childWidgets
    while !next.isEmpty {
      let widget = next.removeFirst()
      all.append(widget)
      next = widget.childWidgets + next
    }
    return all
  }
}

extension MenuButton {
  /// Creates a button that opens a popover with a widget, such as a calendar.
  ///
  /// - Parameter onOpen: A closure that is called before the popover appears.
  public convenience init(icon: String, name: String, content: Widget, onOpen: @escaping () -> Void) {
    self.init(new: gtk_menu_button_new())
    gtk_menu_button_set_icon_name(opaque, icon)
    let popover = Widget(new: gtk_popover_new())
    popover.accessibleLabel = name
    popover.setUpPopover()
    gtk_popover_set_child(popover.cast(), content.widget)
    gtk_menu_button_set_popover(opaque, popover.widget)
    nameByTooltip(name)
    // The focusable part is an inner button, which takes its name from this widget.
    setAccessibleRole(.group)
    popover.connect("show", onOpen)
  }

  /// Closes the popover.
  public func close() { gtk_menu_button_popdown(opaque) }
}
