/// An error in a rule or a command. Its description is a message for the author.
public enum FaultSyntaxError: Error, Hashable, Sendable {
  /// The request pattern is invalid.
  case pattern(String)
  /// The fault is unknown.
  case fault(String)
  /// The value of a fault or of `times` is missing or invalid. Gives the name and the expected value.
  case value(of: String, is: String)
  /// The status isn't available.
  case status(String)
  /// The command is unknown.
  case command(String)
}

extension FaultSyntaxError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .pattern(let text):
      "“\(text)” isn’t a path. Use one such as /3/movie/popular, /3/movie/*, /t/p/** or /3/movie/popular?page=2."
    case .fault(let text):
      "“\(text)” isn’t a fault. After the path, use one of \(Self.faults)."
    case .value(let name, let value): "“\(name)” needs \(value)."
    case .status(let text):
      "“\(text)” isn’t a supported status. Use one of \(ErrorResponse.faults.map { "\($0.status)" }.joined(separator: ", "))."
    case .command(let text):
      "“\(text)” isn’t a command. Use a rule, or one of \(ControlCommand.names.joined(separator: ", "))."
    }
  }

  private static let faults =
    "hold, delay SECONDS, status CODE [retry-after SECONDS], drop, cut, truncated, garbage, text, empty, pages NUMBER, picture KIND, pictures"
}
