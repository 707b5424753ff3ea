import Foundation

/// A proxy server. Its descriptions never show the password.
public struct Proxy: Hashable, Sendable {
  /// The protocols of proxies.
  public enum Kind: Hashable, Sendable {
    /// HTTP, with `CONNECT` for secure connections.
    case http
    /// SOCKS version 5.
    case socks
  }

  /// The proxy's protocol.
  public var kind: Kind
  /// The host name or IP address.
  public var host: String
  /// The port number.
  public var port: Int
  /// The user name; `nil` if the proxy doesn't require one.
  public var user: String?
  /// The password, a secret.
  public var password: String?

  /// Creates a proxy.
  public init(_ kind: Kind = .http, host: String, port: Int, user: String? = nil, password: String? = nil) {
    self.kind = kind
    self.host = host
    self.port = port
    self.user = user
    self.password = password
  }

  /// Parses an address such as `http://user:word@proxy.example:3128`, `socks5://127.0.0.1:1080` or `proxy:8080`.
  ///
  /// Returns `nil` for `direct://` and for anything else that isn't the address of a proxy.
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
