/// What proves to TMDB that the app may ask. No description, mirror or dump of it ever shows the secret.
public struct Credential: Hashable, Sendable {
  let kind: Kind

  enum Kind: Hashable, Sendable {
    case none
    case apiKey(String)
    case readToken(String)
  }

  /// No credential: for servers that ask for none.
  public static let none = Credential(kind: .none)

  /// A v3 API key (32 hexadecimal digits), sent as the parameter `api_key`.
  public static func apiKey(_ key: String) -> Credential {
    Credential(kind: .apiKey(key))
  }

  /// A v4 API read access token, sent as `Authorization: Bearer`.
  public static func readToken(_ token: String) -> Credential {
    Credential(kind: .readToken(token))
  }

  /// The credential that a person pasted: TMDB's tokens are long and dotted, its keys are not.
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

  /// The secret itself, to be stored or sent and for nothing else; `nil` for ``none``.
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
