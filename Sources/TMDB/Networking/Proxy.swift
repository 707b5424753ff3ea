import Foundation

/// A server that requests go through. No description of it shows its password.
public struct Proxy: Hashable, Sendable {
  /// How one speaks to it.
  public enum Kind: Hashable, Sendable {
    /// By HTTP, with `CONNECT` for what is secure.
    case http
    /// By SOCKS 5.
    case socks
  }

  /// How one speaks to it.
  public var kind: Kind
  /// Its name or number.
  public var host: String
  /// Its port.
  public var port: Int
  /// Who one is to it; `nil` where it does not ask.
  public var user: String?
  /// What proves that; a secret.
  public var password: String?

  /// Names a proxy.
  public init(_ kind: Kind = .http, host: String, port: Int, user: String? = nil, password: String? = nil) {
    self.kind = kind
    self.host = host
    self.port = port
    self.user = user
    self.password = password
  }

  /// Reads an address such as `http://user:word@proxy.example:3128`, `socks5://127.0.0.1:1080` or `proxy:8080`.
  ///
  /// `nil` for `direct://` and for anything else that names no proxy.
  public init?(address: String) {
    let address = address.trimmingCharacters(in: .whitespaces)
    guard !address.isEmpty,
      let components = URLComponents(string: address.contains("://") ? address : "http://" + address),
      let host = components.host, !host.isEmpty
    else { return nil }
    switch components.scheme?.lowercased() {
    case "http", "https": self.init(.http, host: host, port: components.port ?? 80)
    case "socks", "socks5", "socks5h": self.init(.socks, host: host, port: components.port ?? 1080)
    default: return nil
    }
    user = components.user
    password = components.password
  }
}

extension Proxy: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "\(kind) proxy \(host):\(port)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["proxy": description]) }
}
