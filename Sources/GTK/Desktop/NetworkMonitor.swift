import CAdwaita

/// What the desktop knows of the network: of its routes, not of whether anybody answers.
///
/// Source: [GNetworkMonitor](https://docs.gtk.org/gio/iface.NetworkMonitor.html).
@MainActor  // The module says so already, but an optimised build of another module does not know it.
public final class NetworkMonitor {
  private let monitor: Object?
  private var connection: SignalConnection?

  /// - Parameter onChange: called with whether there is a network, when it comes, goes or becomes another one.
  public init(onChange: @escaping (Bool) -> Void) {
    monitor = g_network_monitor_get_default().map { Object(retaining: UnsafeMutableRawPointer($0)) }
    connection = monitor?.connect("network-changed") { (arguments: SignalArguments) in
      onChange(arguments.boolean(0))
      return nil
    }
  }

  isolated deinit { connection?.disconnect() }
}
