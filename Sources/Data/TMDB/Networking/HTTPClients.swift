import AsyncHTTPClient
import Dispatch
import NIOCore
import NIOHTTPCompression
import Synchronization

/// One HTTP client for each proxy in use, and one for direct connections. An HTTP client can't change its proxy.
final class HTTPClients: Sendable {
  private let configuration: HTTPClient.Configuration
  private let state = Mutex(State())

  init(limits: HTTPLimits) {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      timeout: HTTPClient.Configuration.Timeout(connect: TimeAmount(limits.connect), read: TimeAmount(limits.idle)),
      decompression: .enabled(limit: .size(limits.bodySize)))
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.httpVersion = .automatic
    configuration.guardResponseHeads()
    self.configuration = configuration
  }

  deinit {
    for client in state.withLock(\.clients).values {
      client.shutdown(queue: .global()) { _ in }
    }
  }

  func client(through proxy: Proxy?) throws(NetworkError) -> HTTPClient {
    let client = state.withLock { state -> HTTPClient? in
      guard !state.isShutDown else { return nil }
      if let client = state.clients[proxy] { return client }
      var configuration = configuration
      configuration.proxy = proxy?.configuration
      let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
      state.clients[proxy] = client
      return client
    }
    guard let client else { throw .unreachable(reason: "shut down") }
    return client
  }

  func shutdown() async {
    let clients = state.withLock { state in
      defer { state.clients = [:] }
      state.isShutDown = true
      return state.clients
    }
    for client in clients.values { try? await client.shutdown() }
  }
}

private struct State: Sendable {
  var clients: [Proxy?: HTTPClient] = [:]
  var isShutDown = false
}

extension Proxy {
  fileprivate var configuration: HTTPClient.Configuration.Proxy {
    switch kind {
    case .socks: .socksServer(host: host, port: port)
    case .http:
      .server(
        host: host, port: port,
        authorization: user.map { .basic(username: $0, password: password ?? "") })
    }
  }
}
