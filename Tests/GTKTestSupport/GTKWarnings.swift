import CAdwaita
import Synchronization

/// The warnings that GTK and GLib have printed in this process.
public enum GTKWarnings {
  private static let recorded = Mutex<[String]>([])

  /// The warnings since the first use of this property.
  public static var all: [String] {
    _ = isRecording
    return recorded.withLock { $0 }
  }

  // GLib allows only one writer for the lifetime of a process.
  private static let isRecording: Bool = {
    let record: GLogWriterFunc = { level, fields, count, _ in
      if level.rawValue & G_LOG_LEVEL_WARNING.rawValue != 0 { GTKWarnings.record(fields, Int(count)) }
      return g_log_writer_default(level, fields, count, nil)
    }
    g_log_set_writer_func(record, nil, nil)
    return true
  }()

  private static func record(_ fields: UnsafePointer<GLogField>?, _ count: Int) {
    let fields = UnsafeBufferPointer(start: fields, count: count)
    guard let message = fields.first(where: { String(cString: $0.key) == "MESSAGE" })?.value else { return }
    let text = String(cString: message.assumingMemoryBound(to: CChar.self))
    recorded.withLock { $0.append(text) }
  }
}
