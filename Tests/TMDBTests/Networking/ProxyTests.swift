import Foundation
import TMDB
import Testing

/// Tests of requests through a configured proxy, and of proxy settings from environment variables.
@Suite(.timeLimit(.minutes(5))) struct ProxyTests {
  @Test func `A request uses the configured proxy and its credentials`() async throws {
    let proxy = try await LoopbackServer { head in
      head.hasPrefix("CONNECT")
        ? .bytes(Data("HTTP/1.1 200 OK\r\n\r\n".utf8)) : .bytes(.response(body: Data("through".utf8)))
    }
    let address = try #require(URL(string: "http://api.example"))
    let port = proxy.port
    let networking = HTTPNetworking(
      proxies: ProxyFunction { url in
        url.host == "api.example" ? Proxy(host: "127.0.0.1", port: port, user: "u", password: "p") : nil
      }, plainOrigins: [address])
    let response = try await networking.response(to: NetworkRequest(.get, address.appending(path: "3/x")))
    #expect(String(decoding: response.body, as: UTF8.self) == "through")
    let connect = try #require(await proxy.nextRequest())
    #expect(connect.hasPrefix("CONNECT api.example:80 "))
    #expect(
      connect.lowercased().contains("proxy-authorization: basic \(Data("u:p".utf8).base64EncodedString())".lowercased())
    )
    #expect(await proxy.nextRequest()?.hasPrefix("GET /3/x ") == true)
    await proxy.stop()
  }

  @Test func `A proxy that refuses a request causes a network error`() async throws {
    let proxy = try await LoopbackServer { _ in .bytes(.response("407 Proxy Authentication Required")) }
    let address = try #require(URL(string: "http://api.example"))
    let port = proxy.port
    let networking = HTTPNetworking(
      proxies: ProxyFunction { _ in Proxy(host: "127.0.0.1", port: port) }, plainOrigins: [address])
    await #expect(throws: NetworkError.self) { try await networking.response(to: NetworkRequest(.get, address)) }
    await proxy.stop()
  }

  @Test(arguments: [
    ("http://proxy.example:3128", Proxy(host: "proxy.example", port: 3128)),
    ("proxy:8080", Proxy(host: "proxy", port: 8080)),
    ("http://u:p%40@proxy.example", Proxy(host: "proxy.example", port: 80, user: "u", password: "p@")),
    ("socks5://127.0.0.1", Proxy(.socks, host: "127.0.0.1", port: 1080)),
    ("socks://h:9", Proxy(.socks, host: "h", port: 9)), ("direct://", nil), ("", nil), ("quic://x", nil),
    ("http://", nil),
  ])
  func `A proxy is parsed from its address`(_ address: String, _ proxy: Proxy?) {
    #expect(Proxy(address: address) == proxy)
  }

  @Test(
    arguments: [
      (["https_proxy": "http://a:1"], "https://x.example", 1), (["HTTPS_PROXY": "http://a:1"], "https://x.example", 1),
      (["https_proxy": "http://a:1", "HTTPS_PROXY": "http://a:2"], "https://x.example", 1),
      (["http_proxy": "http://a:1"], "http://x.example", 1), (["HTTP_PROXY": "http://a:1"], "http://x.example", nil),
      (["http_proxy": "http://a:1"], "https://x.example", nil), (["all_proxy": "socks5://a:1"], "https://x.example", 1),
      (["all_proxy": "http://a:1", "https_proxy": "http://a:2"], "https://x.example", 2),
      (["all_proxy": "http://a:1"], "http://127.0.0.1:8080", nil),
      (["all_proxy": "http://a:1"], "http://localhost", nil),
      (["all_proxy": "http://a:1"], "http://[::1]:80", nil), ([:], "https://x.example", nil),
      (["all_proxy": "http://a:1", "no_proxy": "x.example"], "https://x.example", nil),
      (["all_proxy": "http://a:1", "no_proxy": "x.example"], "https://api.x.example", nil),
      (["all_proxy": "http://a:1", "no_proxy": ".x.example"], "https://api.x.example", nil),
      (["all_proxy": "http://a:1", "no_proxy": "*.x.example"], "https://api.x.example", nil),
      (["all_proxy": "http://a:1", "no_proxy": "x.example"], "https://ax.example", 1),
      (["all_proxy": "http://a:1", "NO_PROXY": "y.example, X.Example"], "https://x.example", nil),
      (["all_proxy": "http://a:1", "no_proxy": "*"], "https://x.example", nil),
      (["all_proxy": "http://a:1", "no_proxy": "x.example:443"], "https://x.example", nil),
      (["all_proxy": "http://a:1", "no_proxy": "x.example:80"], "https://x.example", 1),
      (["all_proxy": "http://a:1", "no_proxy": ","], "https://x.example", 1),
    ] as [([String: String], String, Int?)])
  func `Proxy environment variables follow the usual conventions`(
    _ environment: [String: String], _ url: String, _ port: Int?
  ) async throws {
    let url = try #require(URL(string: url))
    #expect(await EnvironmentProxies(environment: environment).proxy(for: url)?.port == port)
  }
}
