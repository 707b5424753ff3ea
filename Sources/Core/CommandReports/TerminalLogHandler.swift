import Logging
import SystemIO

/// A log handler that writes each message to standard error as one line without control characters.
public struct TerminalLogHandler: LogHandler {
  public var metadata: Logger.Metadata = [:]
  public var logLevel = Logger.Level.info
  private let label: String

  /// Makes this the log handler of all libraries. It must be called only once.
  public static func install() { LoggingSystem.bootstrap { TerminalLogHandler(label: $0) } }

  init(label: String) { self.label = label }

  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  public func log(event: LogEvent) {
    let values = metadata.merging(event.metadata ?? [:]) { _, new in new }
    let text = values.sorted { $0.key < $1.key }.map { "\($0.key)=\(TerminalText.line("\($0.value)", limit: 300))" }
    StandardStreams.printError(
      (["\(label) \(event.level):", "\(event.message)"] + text).joined(separator: " "))
  }
}
