import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// The real network: HTTP/2 where the server has it, packed bodies, connections that are kept, and proxies.
///
/// One is enough for an app. ``limited(to:)`` gives another face of the same one, for pictures say. Call
/// ``shutdown()`` when the app ends well; connections that are left open are closed when the last face goes.
public struct HTTPNetworking: Networking {
  private let clients: HTTPClients
  private let proxies: any ProxyResolving
  private let plainOrigins: Set<Origin>
  private let limits: HTTPLimits
  private let clock: RequestClock

  /// Makes a network of its own.
  ///
  /// - Parameters:
  ///   - limits: How long, and how much, a transfer may take.
  ///   - proxies: Tells which proxy leads to an address; the network finds none by itself.
  ///   - plainOrigins: Addresses whose scheme, host and port may be asked by plain `http`, such as a server of one's
  /// own. Nothing else may.
  ///   - clock: Measures ``HTTPLimits/response``, ``HTTPLimits/total`` and ``HTTPLimits/slowestRate``; a test moves its own.
  public init<Source: Clock>(
    limits: HTTPLimits = .standard, proxies: any ProxyResolving = NoProxies(), plainOrigins: [URL] = [],
    clock: Source = ContinuousClock()
  ) where Source.Duration == Duration {
    clients = HTTPClients(limits: limits)
    self.proxies = proxies
    self.plainOrigins = Set(plainOrigins.compactMap(Origin.init))
    self.limits = limits
    self.clock = RequestClock(clock)
  }

  private init(sharing other: HTTPNetworking, limits: HTTPLimits) {
    clients = other.clients
    proxies = other.proxies
    plainOrigins = other.plainOrigins
    clock = other.clock
    self.limits = limits
  }

  /// The same network with other bounds on time and size; the times to connect and of silence stay the first one's, and
  /// what comes packed cannot grow past the first one's size either.
  public func limited(to limits: HTTPLimits) -> HTTPNetworking {
    HTTPNetworking(sharing: self, limits: limits)
  }

  /// Closes all connections, and waits for that. Requests that are under way fail, and later ones too.
  public func shutdown() async {
    await clients.shutdown()
  }

  /// Sends one request, follows redirects of what only reads, and waits for the whole answer; ``HTTPLimits`` bound all
  /// of it. Throws ``NetworkError/unreachable(reason:)`` also for plain `http` where that was not allowed, for too many
  /// redirects, and after ``shutdown()``.
  @concurrent
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    let watch = TransferWatch(limits: limits, clock: clock)
    do {
      return try await withThrowingTaskGroup(of: NetworkResponse.self) { group in
        group.addTask { try await follow(request, watch) }
        group.addTask { try await watch.run() }
        defer { group.cancelAll() }
        guard let response = try await group.next() else { throw NetworkError.cancelled }
        return response
      }
    } catch {
      throw Task.isCancelled ? .cancelled : NetworkError(transfer: error, limit: limits.bodySize)
    }
  }
}

extension HTTPNetworking {
  private func follow(_ request: NetworkRequest, _ watch: TransferWatch) async throws -> NetworkResponse {
    let secrets = OwnValues(of: request)
    var request = request
    for _ in 0...limits.redirects {
      let response = try await exchange(request, watch)
      guard let next = request.redirected(by: response, keeping: secrets) else { return response }
      request = next
    }
    throw NetworkError.unreachable(reason: "too many redirects")
  }

  private func exchange(_ request: NetworkRequest, _ watch: TransferWatch) async throws -> NetworkResponse {
    guard let origin = Origin(request.url) else { throw NetworkError.unreachable(reason: "not a web address") }
    guard origin.scheme == "https" || plainOrigins.contains(origin) else {
      throw NetworkError.unreachable(reason: "plain http is not allowed there")
    }
    let client = try clients.client(through: await proxies.proxy(for: request.url))
    // The watch bounds the time, and cancels the transfer.
    let response = try await client.execute(request.outgoing, deadline: .distantFuture)
    watch.receivedHead()
    var headers: [String: String] = [:]
    for (name, value) in response.headers {
      headers[name.lowercased(), default: ""] += (headers[name.lowercased()] == nil ? "" : ", ") + value
    }
    let body = try await collect(response.body, announced: headers["content-length"].flatMap { Int($0) }, watch)
    return NetworkResponse(status: Int(response.status.code), headers: headers, body: body)
  }

  private func collect(
    _ body: HTTPClientResponse.Body, announced: Int?, _ watch: TransferWatch
  ) async throws -> Data {
    guard announced ?? 0 <= limits.bodySize else { throw NetworkError.tooLarge(limit: limits.bodySize) }
    var data = Data()
    for try await chunk in body {
      watch.received(chunk.readableBytes)
      guard data.count + chunk.readableBytes <= limits.bodySize else {
        throw NetworkError.tooLarge(limit: limits.bodySize)
      }
      data.append(contentsOf: chunk.readableBytesView)
    }
    try Task.checkCancellation()
    return data
  }
}
