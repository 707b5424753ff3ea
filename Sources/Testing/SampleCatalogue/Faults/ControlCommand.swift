/// A command to a running sample server, one per line.
public enum ControlCommand: Hashable, Sendable {
  /// Adds a fault rule. The line consists of the rule alone.
  case add(FaultRule)
  /// `release [PATTERN]`: Releases held requests.
  case release(RequestPattern?)
  /// `remove [PATTERN]`: Removes rules.
  case removeFaults(RequestPattern?)
  /// `close`: Stops listening and closes all connections.
  case close
  /// `listen`: Listens on the same port again.
  case listen
  /// `log`: Returns the log of requests.
  case log
  /// `clear`: Clears the log.
  case clear

  static let names = ["release", "remove", "close", "listen", "log", "clear"]

  /// Parses a line.
  public init(parsing line: String) throws(FaultSyntaxError) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.first?.hasPrefix("/") == true || words == ["pictures"] {
      self = .add(try FaultRule(parsing: line))
      return
    }
    switch (words.first, words.count) {
    case ("release", 1): self = .release(nil)
    case ("release", 2): self = .release(try RequestPattern(words[1]))
    case ("remove", 1): self = .removeFaults(nil)
    case ("remove", 2): self = .removeFaults(try RequestPattern(words[1]))
    case ("close", 1): self = .close
    case ("listen", 1): self = .listen
    case ("log", 1): self = .log
    case ("clear", 1): self = .clear
    default: throw .command(line)
    }
  }
}

extension ControlCommand: CustomStringConvertible {
  /// The command as a line that ``init(parsing:)`` accepts.
  public var description: String {
    switch self {
    case .add(let rule): rule.description
    case .release(let pattern): Self.line("release", pattern)
    case .removeFaults(let pattern): Self.line("remove", pattern)
    case .close: "close"
    case .listen: "listen"
    case .log: "log"
    case .clear: "clear"
    }
  }

  private static func line(_ name: String, _ pattern: RequestPattern?) -> String {
    pattern.map { "\(name) \($0)" } ?? name
  }
}
