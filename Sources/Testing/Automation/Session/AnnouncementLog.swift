import CATSPI
import Synchronization

/// The latest message that each application has announced with an event, which GTK 4.14 and later do.
final class AnnouncementLog: Sendable {
  private let latest = Mutex<[String: String]>([:])

  /// Returns the latest message of an application, or `nil` if it hasn't announced any.
  func latest(of application: AccessibleNode) -> String? { latest.withLock { $0[application.application] } }

  /// Records the events that libatspi dispatches from now on. The log then exists as long as the process.
  func start() throws(StartFailure) {
    let record: AtspiEventListenerCB = { event, log in
      guard let event, let log else { return }
      Unmanaged<AnnouncementLog>.fromOpaque(log).takeUnretainedValue().record(&event.pointee)
      g_boxed_free(atspi_event_get_type(), event)
    }
    let listener = atspi_event_listener_new(record, Unmanaged.passRetained(self).toOpaque(), nil)
    guard atspi_event_listener_register(listener, "object:announcement", nil) != 0 else {
      throw StartFailure(description: "The accessibility bus reports no announcements")
    }
  }

  private func record(_ event: inout AtspiEvent) {
    guard let name = event.source?.pointee.parent.app?.pointee.bus_name,
      let text = g_value_get_string(&event.any_data)
    else { return }
    latest.withLock { $0[String(cString: name)] = String(cString: text) }
  }
}
