import Foundation

/// A path whose interpolated values can never lead to another endpoint.
///
/// Write a path as a string literal; each interpolated value becomes one segment. A value with a slash, `..`, a percent
/// sign or a control character makes the whole path invalid, and ``Client`` does not send it.
///
/// TMDB's servers decode a path before they resolve `..`, so escaping is not sufficient.
public struct TargetPath: Hashable, Sendable, ExpressibleByStringInterpolation {
  private var parts: [Part] = []

  public init(stringLiteral value: String) {
    parts = [.literal(value)]
  }

  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// The path with percent-encoded values; `nil` if a value is not a single plain segment.
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

  /// The path with `{}` in place of each value, such as `/movie/{}/credits`.
  public var pattern: String {
    parts.map { part in
      switch part {
      case .literal(let literal): literal
      case .value: "{}"
      }
    }.joined()
  }

  /// The literal and interpolated parts of a path.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text unchanged, including slashes.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Appends a number as one segment.
    public mutating func appendInterpolation(_ number: Int) {
      parts.append(.value(String(number), isSecret: false))
    }

    /// Appends a string as one segment.
    public mutating func appendInterpolation(_ text: String) {
      parts.append(.value(text, isSecret: false))
    }

    /// Appends a string that must not appear in logs, such as a guest session, as one segment.
    public mutating func appendInterpolation(secret text: String) {
      parts.append(.value(text, isSecret: true))
    }
  }
}

extension TargetPath: CustomStringConvertible, CustomReflectable {
  /// The path for messages and logs, with `…` in place of secrets.
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
