import CAdwaita

/// An observer of the desktop's network state. It knows about routes, not about whether a server responds.
///
/// Source: [GNetworkMonitor](https://docs.gtk.org/gio/iface.NetworkMonitor.html).
@MainActor  // The module's default, repeated because optimized builds of other modules don't see it.
public final class NetworkMonitor {
  private let monitor: Object?
  private var connection: SignalConnection?

  /// Whether the connection is metered, as far as the desktop knows.
  public static var isMetered: Bool {
    g_network_monitor_get_default().map { g_network_monitor_get_network_metered($0) != 0 } ?? false
  }

  /// Starts observing the network.
  ///
  /// - Parameter onChange: A closure that is called when the network appears, disappears or changes. Its argument is
  ///   whether a network is available.
  public init(onChange: @escaping (Bool) -> Void) {
    monitor = g_network_monitor_get_default().map { Object(retaining: UnsafeMutableRawPointer($0)) }
    connection = monitor?.connect("network-changed") { (arguments: SignalArguments) in
      onChange(arguments.boolean(0))
      return nil
    }
  }

  isolated deinit { connection?.disconnect() }
}
