/// A credential that authorizes the app's requests. Its description, mirror and dump never show the secret.
public struct Credential: Hashable, Sendable {
  let kind: Kind

  enum Kind: Hashable, Sendable {
    case none
    case apiKey(String)
    case readToken(String)
  }

  /// No credential, for servers that don't require one.
  public static let none = Credential(kind: .none)

  /// Creates a credential from a v3 API key (32 hexadecimal digits), sent as the parameter `api_key`.
  public static func apiKey(_ key: String) -> Credential {
    Credential(kind: .apiKey(key))
  }

  /// Creates a credential from a v4 API read access token, sent as `Authorization: Bearer`.
  public static func readToken(_ token: String) -> Credential {
    Credential(kind: .readToken(token))
  }

  /// Creates a credential from pasted text. A text with a dot, or with more than 64 characters, is a read access token.
  ///
  /// Whitespace is ignored; an empty text gives ``none``.
  public init(pasted text: String) {
    let text = String(text.filter { !$0.isWhitespace })
    if text.isEmpty {
      self = .none
    } else {
      self = text.contains(".") || text.count > 64 ? .readToken(text) : .apiKey(text)
    }
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// Whether this is a v4 read access token.
  public var isReadToken: Bool {
    if case .readToken = kind { true } else { false }
  }

  /// The secret itself, only for storing and sending; `nil` for ``none``.
  public var secret: String? {
    switch kind {
    case .none: nil
    case .apiKey(let secret), .readToken(let secret): secret
    }
  }
}

extension Credential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String {
    switch kind {
    case .none: "no credential"
    case .apiKey: "an API key"
    case .readToken: "a read token"
    }
  }

  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Credential.Kind: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { Credential(kind: self).description }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: [:]) }
}
