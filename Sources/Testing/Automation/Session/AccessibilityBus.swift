import CATSPI
import Foundation
import Synchronization

/// The accessibility bus of the test process. libatspi supports only one, so all applications share it and are told
/// apart by process.
final class AccessibilityBus: Sendable {
  let address: String
  let announcements = AnnouncementLog()
  private nonisolated(unsafe) let folder: SessionFolder
  private nonisolated(unsafe) let daemon: Server
  private nonisolated(unsafe) let context: OpaquePointer

  private static let shared = Mutex<AccessibilityBus?>(nil)

  /// Returns the shared bus, and starts it on the first call.
  static func start() throws(StartFailure) -> AccessibilityBus {
    let result = shared.withLock { bus -> Result<AccessibilityBus, StartFailure> in
      if let bus { return .success(bus) }
      do throws(StartFailure) {
        let started = try AccessibilityBus()
        bus = started
        return .success(started)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private init() throws(StartFailure) {
    folder = try SessionFolder()
    let address = "unix:path=" + folder.file("accessibility")
    let configuration = try folder.write(Self.configuration(address), to: "accessibility.conf")
    // The bus starts the registry on demand, and the registry finds its bus through this variable.
    daemon = try Server(
      "dbus-daemon", ["--config-file=" + configuration, "--nofork", "--nopidfile", "--print-address=3"], in: folder,
      ["AT_SPI_BUS_ADDRESS": address])
    _ = try daemon.readyLine()
    self.address = address

    // A separate main context, so that waiting here doesn't run the process's other GLib sources. It is set after
    // libatspi has started, because atspi_init attaches the connection to the default context.
    context = g_main_context_new()
    setenv("AT_SPI_BUS_ADDRESS", address, 1)
    guard atspi_init() == 0 else { throw StartFailure(description: "libatspi didn’t start") }
    atspi_set_main_context(context)
    try announcements.start()
    // libatspi warns if it queries an application before its objects exist. The next poll queries it again.
    g_log_set_handler("dbind", G_LOG_LEVEL_WARNING, { _, _, _, _ in }, nil)
  }

  /// Processes messages from the bus for this long.
  func wait(for duration: Duration) {
    let timer = g_timeout_source_new(guint(duration.milliseconds))
    g_source_set_callback(timer, { _ in 0 }, nil, nil)
    g_source_attach(timer, context)
    while g_source_is_destroyed(timer) == 0 { g_main_context_iteration(context, 1) }
    g_source_unref(timer)
  }

  /// Returns the application that runs as the process, or `nil` if it isn't on the bus.
  func application(of process: pid_t) -> AccessibleNode? {
    let applications = (try? AccessibleNode.desktop.children) ?? []
    let replies = BusCall.perform(applications.map { BusCall(processOf: $0) })
    return zip(applications, replies).first { (try? $0.1.get().first?.integer) == Int(process) }?.0
  }
}

extension AccessibilityBus {
  private static func configuration(_ address: String) -> String {
    """
    <busconfig>
      <type>accessibility</type>
      <servicedir>/usr/share/dbus-1/accessibility-services</servicedir>
      <auth>EXTERNAL</auth>
      <listen>\(address)</listen>
      <policy context="default">
        <allow user="*"/><allow own="*"/><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
      </policy>
      <limit name="max_match_rules_per_connection">50000</limit>
      <limit name="max_replies_per_connection">50000</limit>
    </busconfig>
    """
  }
}
