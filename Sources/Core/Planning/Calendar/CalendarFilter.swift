import AppFoundation
import Library
import LoadingState
import Localization
import Tracking

/// The part of the calendar to show.
public struct CalendarFilter: Hashable, Sendable {
  /// The list that contains the titles; `nil` for all titles.
  public var list: ListID?
  /// The state of the shows, without films; `nil` for all states and films.
  public var state: ViewingState?

  public init(list: ListID? = nil, state: ViewingState? = nil) { (self.list, self.state) = (list, state) }

  public var isEmpty: Bool { self == CalendarFilter() }
}

extension StateMessage {
  /// The message for a calendar without anything.
  static let emptyCalendar = StateMessage(
    icon: "x-office-calendar-symbolic", title: tr("Nothing in Your Calendar"),
    explanation: tr("Episodes of the series that you watch, and films on your lists, appear here."),
    button: tr("Find a Film"), action: .app(.open(.search)))

  /// The message for series whose dates can't be requested.
  static func missingDates(_ reason: String) -> StateMessage {
    StateMessage(
      icon: "network-offline-symbolic", title: tr("Dates Aren’t Available"), explanation: reason, button: tr("Retry"))
  }
}
