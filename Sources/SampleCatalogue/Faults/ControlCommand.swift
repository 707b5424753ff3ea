/// What can be asked of a running sample server, a line each.
public enum ControlCommand: Hashable, Sendable {
  /// A rule by itself: something goes wrong from now on.
  case add(FaultRule)
  /// `release [PATTERN]`: lets go what is held.
  case release(RequestPattern?)
  /// `heal [PATTERN]`: takes rules away.
  case heal(RequestPattern?)
  /// `close`: stops listening and drops every connection.
  case close
  /// `listen`: listens again, on the same port.
  case listen
  /// `log`: the requests so far.
  case log
  /// `clear`: begins the log anew.
  case clear

  static let names = ["release", "heal", "close", "listen", "log", "clear"]

  /// Reads a line.
  public init(parsing line: String) throws(FaultSyntaxError) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.first?.hasPrefix("/") == true || words == ["pictures"] {
      self = .add(try FaultRule(parsing: line))
      return
    }
    switch (words.first, words.count) {
    case ("release", 1): self = .release(nil)
    case ("release", 2): self = .release(try RequestPattern(words[1]))
    case ("heal", 1): self = .heal(nil)
    case ("heal", 2): self = .heal(try RequestPattern(words[1]))
    case ("close", 1): self = .close
    case ("listen", 1): self = .listen
    case ("log", 1): self = .log
    case ("clear", 1): self = .clear
    default: throw .command(line)
    }
  }
}

extension ControlCommand: CustomStringConvertible {
  /// The line that ``init(parsing:)`` reads.
  public var description: String {
    switch self {
    case .add(let rule): rule.description
    case .release(let pattern): Self.line("release", pattern)
    case .heal(let pattern): Self.line("heal", pattern)
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
