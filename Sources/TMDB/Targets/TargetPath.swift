import Foundation

/// A path in which a part from outside can never lead elsewhere.
///
/// Written as a literal; what is interpolated becomes one segment. A segment that could be read as more than one (a
/// slash, `..`, a percent sign, a control character) makes the whole path invalid, and ``Client`` refuses to send it:
/// TMDB's servers decode a path before they resolve `..`, so that escaping would not be enough.
public struct TargetPath: Hashable, Sendable, ExpressibleByStringInterpolation {
  private var parts: [Part] = []

  public init(stringLiteral value: String) {
    parts = [.literal(value)]
  }

  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// The path with each part from outside percent-encoded; `nil` when one of them is not a single plain segment.
  public var encoded: String? {
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .value(let value, _):
        guard Self.isSegment(value), let escaped = value.addingPercentEncoding(withAllowedCharacters: .plainSegment)
        else { return nil }
        text += escaped
      }
    }
    return text
  }

  /// The path with `{}` for each part from outside, such as `/movie/{}/credits`.
  public var pattern: String {
    parts.map { part in
      switch part {
      case .literal(let literal): literal
      case .value: "{}"
      }
    }.joined()
  }

  /// Collects the literal and the interpolated parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Text from the source itself: it stays as it was written, slashes and all.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// A number as a segment.
    public mutating func appendInterpolation(_ number: Int) {
      parts.append(.value(String(number), isSecret: false))
    }

    /// A text from anywhere as one segment.
    public mutating func appendInterpolation(_ text: String) {
      parts.append(.value(text, isSecret: false))
    }

    /// A text that no log may show, such as a guest session, as one segment.
    public mutating func appendInterpolation(secret text: String) {
      parts.append(.value(text, isSecret: true))
    }
  }
}

extension TargetPath: CustomStringConvertible, CustomReflectable {
  /// The path for people and logs: what is secret shows as `…`.
  public var description: String {
    parts.map { part in
      switch part {
      case .literal(let literal): literal
      case .value(let value, let isSecret): isSecret ? "…" : value
      }
    }.joined()
  }

  public var customMirror: Mirror { Mirror(self, children: ["path": description]) }
}

private enum Part: Hashable, Sendable {
  case literal(String)
  case value(String, isSecret: Bool)
}

extension TargetPath {
  private static func isSegment(_ value: String) -> Bool {
    !value.isEmpty && value.utf8.count <= 300 && value != "." && value != ".."
      && !value.unicodeScalars.contains { "/\\%?#".unicodeScalars.contains($0) || $0.value < 0x20 || $0.value == 0x7F }
  }
}

extension CharacterSet {
  fileprivate static let plainSegment = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
