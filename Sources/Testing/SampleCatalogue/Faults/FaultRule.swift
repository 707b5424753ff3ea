/// A rule that applies a fault to matching requests: `/3/movie/popular status 503 times 1`.
public struct FaultRule: Hashable, Sendable {
  /// The matching requests.
  public var pattern: RequestPattern
  /// The fault to apply.
  public var fault: Fault
  /// The number of requests that the rule applies to, or `nil` for all.
  public var times: Int?

  /// Creates a rule.
  public init(_ pattern: RequestPattern, _ fault: Fault, times: Int? = nil) {
    self.pattern = pattern
    self.fault = fault
    self.times = times
  }

  /// The rule that `pictures` alone stands for: every image is hostile. Its ID determines the kind.
  public static let hostilePictures = FaultRule(.pictures, .response(.picture(nil)))

  /// Parses a rule: `PATTERN FAULT [times NUMBER]`, or `pictures` alone for ``hostilePictures``.
  ///
  /// The faults are `hold`, `delay SECONDS`, `status CODE [retry-after SECONDS]`, `drop`, `cut`, `truncated`,
  /// `garbage`, `text`, `empty`, `pages NUMBER`, `picture KIND` and `pictures`; see ``Fault``.
  public init(parsing text: String) throws(FaultSyntaxError) {
    var words = Words(text)
    if words.isJust("pictures") {
      self = .hostilePictures
      return
    }
    pattern = try RequestPattern(words.next() ?? text)
    fault = try Fault(&words)
    times = words.skip("times") ? try words.number(after: "times", from: 1) : nil
    if let more = words.next() { throw .fault(more) }
  }
}

extension FaultRule: CustomStringConvertible {
  /// The rule in the syntax that ``init(parsing:)`` accepts.
  public var description: String { "\(pattern) \(fault)" + (times.map { " times \($0)" } ?? "") }
}

/// A reader for the words of a line.
private struct Words {
  private var rest: ArraySlice<Substring>

  init(_ text: String) { rest = text.split(whereSeparator: \.isWhitespace)[...] }

  func isJust(_ word: Substring) -> Bool { rest.count == 1 && rest.first == word }

  mutating func next() -> String? { rest.popFirst().map(String.init) }

  /// Skips a word if it comes next, and returns whether it did.
  mutating func skip(_ word: Substring) -> Bool {
    guard rest.first == word else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(after name: String, from minimum: Int) throws(FaultSyntaxError) -> Int {
    guard let number = next().flatMap({ Int($0) }), (minimum...1_000_000).contains(number) else {
      throw .value(of: name, is: "a number of \(minimum) or more")
    }
    return number
  }

  mutating func seconds(after name: String) throws(FaultSyntaxError) -> Duration {
    guard let seconds = next().flatMap({ Double($0) }), (0...86_400).contains(seconds) else {
      throw .value(of: name, is: "a number of seconds")
    }
    return .seconds(seconds)
  }
}

extension Fault {
  fileprivate init(_ words: inout Words) throws(FaultSyntaxError) {
    let name = words.next() ?? ""
    switch name {
    case "hold": self = .hold
    case "delay": self = .delay(try words.seconds(after: name))
    case "status":
      let code = words.next() ?? ""
      guard let status = Int(code), Fault.statuses.contains(status) else { throw .status(code) }
      let seconds = words.skip("retry-after") ? try words.number(after: "retry-after", from: 0) : nil
      self = .response(.error(status: status, retryAfter: seconds))
    case "drop": self = .response(.dropped)
    case "cut": self = .response(.cut)
    case "truncated": self = .response(.truncated)
    case "garbage": self = .response(.garbage)
    case "text": self = .response(.text)
    case "empty": self = .response(.empty)
    case "pages": self = .response(.pages(try words.number(after: name, from: 1)))
    case "pictures": self = .response(.picture(nil))
    case "picture":
      guard let kind = words.next().flatMap(HostilePicture.init) else {
        throw .value(of: name, is: "one of \(HostilePicture.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      self = .response(.picture(kind))
    default: throw .fault(name)
    }
  }
}
