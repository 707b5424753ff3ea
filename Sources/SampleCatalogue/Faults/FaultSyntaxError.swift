/// Why a rule or a command could not be read, as a sentence for whoever wrote it.
public enum FaultSyntaxError: Error, Hashable, Sendable {
  /// This is no pattern of requests.
  case pattern(String)
  /// This is no fault.
  case fault(String)
  /// What a fault or `times` needs beside it is missing or none: its name, and what it takes.
  case value(of: String, is: String)
  /// This status cannot be answered.
  case status(String)
  /// This is no command.
  case command(String)
}

extension FaultSyntaxError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .pattern(let text):
      "“\(text)” is no path: write one like /3/movie/popular, /3/movie/*, /t/p/** or /3/movie/popular?page=2."
    case .fault(let text):
      "“\(text)” is no fault: after the path comes one of \(Self.faults)."
    case .value(let name, let value): "After “\(name)” comes \(value)."
    case .status(let text):
      "“\(text)” is no status that can be answered: use one of \(Refusal.faults.map { "\($0.status)" }.joined(separator: ", "))."
    case .command(let text):
      "“\(text)” is no command: use a rule, or one of \(ControlCommand.names.joined(separator: ", "))."
    }
  }

  private static let faults =
    "hold, delay SECONDS, status CODE [retry-after SECONDS], drop, cut, truncated, garbage, text, empty, pages NUMBER, picture KIND, pictures"
}
