import Foundation
import GTK
import TMDB

/// The environment's proxies or, if it defines none, those of the desktop's settings.
nonisolated struct DesktopProxies: ProxyResolving {
  private let environment: EnvironmentProxies
  private let usesEnvironment: Bool

  init(environment: [String: String]) {
    self.environment = EnvironmentProxies(environment: environment)
    let names = ["https_proxy", "HTTPS_PROXY", "http_proxy", "all_proxy", "ALL_PROXY"]
    usesEnvironment = names.contains { environment[$0]?.isEmpty == false }
  }

  func proxy(for url: URL) async -> Proxy? {
    if usesEnvironment { return await environment.proxy(for: url) }
    // The desktop learns only the host, never the full address.
    let address = "\(url.scheme ?? "https")://\(url.host() ?? "")"
    return await ProxyLookup.proxies(for: address).lazy.compactMap(Proxy.init(address:)).first
  }
}
