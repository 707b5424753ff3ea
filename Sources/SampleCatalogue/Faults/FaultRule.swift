/// What goes wrong with which requests, and how often: `/3/movie/popular status 503 times 1`.
public struct FaultRule: Hashable, Sendable {
  /// The requests that it is for.
  public var pattern: RequestPattern
  /// What happens to them.
  public var fault: Fault
  /// How many requests it happens to before all is well again; `nil` for all of them.
  public var times: Int?

  /// Makes a rule.
  public init(_ pattern: RequestPattern, _ fault: Fault, times: Int? = nil) {
    self.pattern = pattern
    self.fault = fault
    self.times = times
  }

  /// Every picture is hostile, each in its own way: what `pictures` alone means.
  public static let hostilePictures = FaultRule(.pictures, .answer(.picture(nil)))

  /// Reads a rule: `PATTERN FAULT [times NUMBER]`, or `pictures` alone for ``hostilePictures``.
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
  /// The rule as ``init(parsing:)`` reads it.
  public var description: String { "\(pattern) \(fault)" + (times.map { " times \($0)" } ?? "") }
}

/// The words of a line, one after the other.
private struct Words {
  private var rest: ArraySlice<Substring>

  init(_ text: String) { rest = text.split(whereSeparator: \.isWhitespace)[...] }

  func isJust(_ word: Substring) -> Bool { rest.count == 1 && rest.first == word }

  mutating func next() -> String? { rest.popFirst().map(String.init) }

  /// Takes the next word if it is this one.
  mutating func skip(_ word: Substring) -> Bool {
    guard rest.first == word else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(after name: String, from least: Int) throws(FaultSyntaxError) -> Int {
    guard let number = next().flatMap({ Int($0) }), (least...1_000_000).contains(number) else {
      throw .value(of: name, is: "a number from \(least) on")
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
      self = .answer(.refusal(status: status, retryAfter: seconds))
    case "drop": self = .answer(.dropped)
    case "cut": self = .answer(.cut)
    case "truncated": self = .answer(.truncated)
    case "garbage": self = .answer(.garbage)
    case "text": self = .answer(.text)
    case "empty": self = .answer(.empty)
    case "pages": self = .answer(.pages(try words.number(after: name, from: 1)))
    case "pictures": self = .answer(.picture(nil))
    case "picture":
      guard let kind = words.next().flatMap(HostilePicture.init) else {
        throw .value(of: name, is: "one of \(HostilePicture.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      self = .answer(.picture(kind))
    default: throw .fault(name)
    }
  }
}
