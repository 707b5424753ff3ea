import CAdwaita

/// Tells when something in a folder comes, goes or is written, without asking for it again and again.
///
/// Source: [GFileMonitor](https://docs.gtk.org/gio/class.FileMonitor.html).
@MainActor  // The module says so already, but an optimised build of another module does not know it.
public final class FolderMonitor {
  private let monitor: Object?
  private var connection: SignalConnection?

  /// - Parameters:
  ///   - path: a folder's; it need not be there yet.
  ///   - onChange: called for each change, of which one that is written may be several.
  public init(_ path: String, onChange: @escaping () -> Void) {
    let file = g_file_new_for_path(path)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    // Where the system can watch no more, nothing is told.
    monitor = g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil)
      .map { Object(adopting: UnsafeMutableRawPointer($0)) }
    connection = monitor?.connect("changed") { (_: SignalArguments) in
      onChange()
      return nil
    }
  }

  isolated deinit {
    connection?.disconnect()
    monitor.map { _ = g_file_monitor_cancel($0.cast()) }
  }

  /// The same as a sequence, of which a slow reader gets several changes as one. It ends when nobody reads it any more.
  public static func changes(in path: String) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let monitor = FolderMonitor(path) { continuation.yield() }
    continuation.onTermination = { _ in Task { @MainActor in monitor.stop() } }
    return stream
  }

  private func stop() {
    connection?.disconnect()
    connection = nil
  }
}
