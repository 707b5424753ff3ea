import CATSPI
import Foundation
import Synchronization

/// The accessibility bus of this process: libatspi knows one only, so all applications under test meet on it, and each is told
/// from the others by its process.
final class AccessibilityBus: Sendable {
  let address: String
  private nonisolated(unsafe) let folder: SessionFolder
  private nonisolated(unsafe) let daemon: Server
  private nonisolated(unsafe) let context: OpaquePointer

  private static let shared = Mutex<AccessibilityBus?>(nil)

  /// The bus, which is started by the first who asks.
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
    // The registry, which the daemon starts when it is first asked for, looks for its bus there.
    daemon = try Server(
      "dbus-daemon", ["--config-file=" + configuration, "--nofork", "--nopidfile", "--print-address=3"], in: folder,
      ["AT_SPI_BUS_ADDRESS": address])
    _ = try daemon.readyLine()
    self.address = address

    // A context of its own: what else this process does in GLib's default one is not turned by waiting here.
    context = g_main_context_new()
    setenv("AT_SPI_BUS_ADDRESS", address, 1)
    atspi_set_main_context(context)
    guard atspi_init() == 0 else { throw StartFailure(description: "libatspi does not start") }
    // libatspi warns of an application that it asks before its objects are there; it is asked again.
    g_log_set_handler("dbind", G_LOG_LEVEL_WARNING, { _, _, _, _ in }, nil)
  }

  /// Turns the loop until something arrives on the bus or `duration` has passed.
  func wait(atMost duration: Duration) {
    let source = g_timeout_source_new(guint(duration.milliseconds))
    g_source_set_callback(source, { _ in 0 }, nil, nil)
    g_source_attach(source, context)
    g_main_context_iteration(context, 1)
    g_source_destroy(source)
    g_source_unref(source)
    while g_main_context_iteration(context, 0) != 0 {}
  }

  /// The application that runs as the process, when it is on the bus.
  func application(of process: pid_t) -> AccessibleNode? {
    let applications = (try? AccessibleNode.desktop.children) ?? []
    let answers = BusCall.ask(applications.map { BusCall(processOf: $0) })
    return zip(applications, answers).first { (try? $0.1.get().first?.integer) == Int(process) }?.0
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
