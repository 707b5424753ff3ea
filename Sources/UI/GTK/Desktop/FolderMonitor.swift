import CAdwaita

/// An observer that reports changes in a folder without polling: files created, deleted or written.
///
/// Source: [GFileMonitor](https://docs.gtk.org/gio/class.FileMonitor.html).
@MainActor  // The module's default, repeated because optimized builds of other modules don't see it.
public final class FolderMonitor {
  private let monitor: Object?
  private var connection: SignalConnection?

  /// Starts observing a folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, which need not exist yet.
  ///   - onChange: A closure that is called for each change. A single write may cause several calls.
  public init(_ path: String, onChange: @escaping () -> Void) {
    let file = g_file_new_for_path(path)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    // If the system can't create another monitor, no changes are reported.
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

  /// Returns the changes as a sequence. A slow reader gets several changes as one element. Observation stops when the
  /// reader ends the iteration.
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
