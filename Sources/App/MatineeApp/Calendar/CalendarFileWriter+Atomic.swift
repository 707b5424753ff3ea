import Planning
import Transfer

extension CalendarFileWriter {
  /// A writer that replaces files in one step, and never Matinee's own files.
  public nonisolated static let atomic = CalendarFileWriter { bytes, url, replaces in
    try await AtomicFileWriter(replaces: replaces).write(bytes, to: url)
  }
}
