import Foundation

/// The proxies that the environment names, by the customs of the field: `https_proxy`, `http_proxy`, `all_proxy` and
/// `no_proxy`.
///
/// Lower case counts before upper case, and `HTTP_PROXY` does not count at all, as a web server may let a stranger
/// set it. What runs on this machine is always reached directly.
public struct EnvironmentProxies: ProxyResolving {
  private let proxies: [String: Proxy]
  private let exceptions: [Substring]

  /// Reads the variables once.
  public init(environment: [String: String]) {
    func value(_ name: String) -> String? { environment[name] ?? environment[name.uppercased()] }
    let all = value("all_proxy").flatMap(Proxy.init(address:))
    var proxies: [String: Proxy] = [:]
    proxies["https"] = value("https_proxy").flatMap(Proxy.init(address:)) ?? all
    proxies["http"] = environment["http_proxy"].flatMap(Proxy.init(address:)) ?? all
    self.proxies = proxies
    exceptions = (value("no_proxy") ?? "").lowercased().split { $0 == "," || $0.isWhitespace }
  }

  /// The proxy that was named for the address's scheme, or for all; `nil` for this machine, for what `no_proxy`
  /// excepts, and for what is not a web address.
  public func proxy(for url: URL) async -> Proxy? {
    guard let origin = Origin(url), !isException(origin) else { return nil }
    return proxies[origin.scheme]
  }
}

extension EnvironmentProxies {
  private func isException(_ origin: Origin) -> Bool {
    let host = origin.host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    if host == "localhost" || host == "::1" || host.hasPrefix("127.") { return true }
    return exceptions.contains { exception in
      if exception == "*" { return true }
      var name = exception[...]
      if let colon = name.lastIndex(of: ":"), let port = Int(name[name.index(after: colon)...]), !name.contains("::") {
        guard port == origin.port else { return false }
        name = name[..<colon]
      }
      name = name.drop { $0 == "*" || $0 == "." }
      return !name.isEmpty && (host == name || host.hasSuffix("." + name))
    }
  }
}
