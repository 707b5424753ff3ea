import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Synchronization

/// Listens on one port, stops, and listens there again.
actor Listener {
  private let responder: CatalogueResponder
  private let host: String
  private var port: Int
  private var task: Task<Void, any Error>?
  private var connections: Connections?

  /// - Parameter port: 0 for any that is free, and from then on that one.
  init(responder: CatalogueResponder, host: String, port: Int) {
    self.responder = responder
    self.host = host
    self.port = port
  }

  /// Listens, and returns on which port; does nothing more where it listens already.
  func start() async throws -> Int {
    guard task == nil else { return port }
    let (ports, source) = AsyncThrowingStream<Int, any Error>.makeStream()
    let connections = Connections()
    let server = HTTPServerBuilder { responder in
      KnownConnections(
        connections,
        HTTP1Channel(
          responder: responder, configuration: .init(additionalChannelHandlers: [HangUpHandler(connections)])))
    }
    let application = Self.application(responder, host: host, port: port, server) { channel in
      connections.add(channel)
      source.yield(channel.localAddress?.port ?? 0)
    }
    self.connections = connections
    task = Task {
      do {
        try await application.run()
      } catch {
        source.finish(throwing: error)
        throw error
      }
    }
    do {
      for try await port in ports {
        self.port = port
        return port
      }
    } catch {
      task = nil
      throw error
    }
    return port
  }

  /// Stops listening, and drops every connection and whatever waits on it.
  ///
  /// The task ends by itself when all is closed. NIO ends the program for a connection that is accepted and that nobody
  /// takes, as would happen to one that comes while the task is cancelled.
  func stop() async {
    await connections?.close()
    _ = await task?.result
    task = nil
  }

  /// - Parameter onRunning: hears of what listens, once it does.
  static func application(
    _ responder: CatalogueResponder, host: String, port: Int, _ server: HTTPServerBuilder = .http1(),
    onRunning: @escaping @Sendable (any Channel) -> Void
  ) -> Application<CatalogueResponder> {
    Application(
      responder: responder, server: server,
      configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
      onServerRunning: { onRunning($0) },
      logger: Logger(label: "matinee-sample-server", factory: { _ in SwiftLogNoOpLogHandler() }))
  }
}

/// What is open: the socket that listens, and the connections that came by it.
private final class Connections: Sendable {
  private let state = Mutex(State())

  private struct State {
    var isClosed = false
    /// Whether what was open has been closed: what opens now has come too late.
    var isDropped = false
    /// Accepted, and not taken yet.
    var coming = 0
    var channels: [ObjectIdentifier: any Channel] = [:]
  }

  func add(_ channel: any Channel) {
    let isLate = state.withLock { state in
      state.channels[ObjectIdentifier(channel)] = channel
      return state.isDropped
    }
    if isLate { channel.close(promise: nil) }
  }

  func remove(_ channel: any Channel) {
    _ = state.withLock { $0.channels.removeValue(forKey: ObjectIdentifier(channel)) }
  }

  /// Whether a connection that comes is to be accepted.
  func accept() -> Bool {
    state.withLock { state in
      if !state.isClosed { state.coming += 1 }
      return !state.isClosed
    }
  }

  func take() { state.withLock { $0.coming -= 1 } }

  /// Accepts nothing more, and closes all once everything that was accepted has been taken.
  func close() async {
    state.withLock { $0.isClosed = true }
    let start = ContinuousClock.now
    while state.withLock({ $0.coming > 0 }), start.duration(to: .now) < longestTaking {
      try? await Task.sleep(for: .milliseconds(1))
    }
    let channels = state.withLock { state in
      state.isDropped = true
      return Array(state.channels.values)
    }
    for channel in channels { channel.close(promise: nil) }
  }
}

/// Connections of HTTP/1 that are counted as they come and as they are taken.
private struct KnownConnections: ServerChildChannel {
  private let connections: Connections
  private let base: HTTP1Channel

  init(_ connections: Connections, _ base: HTTP1Channel) {
    self.connections = connections
    self.base = base
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    guard connections.accept() else { return channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel) }
    let value = base.setup(channel: channel, logger: logger)
    value.whenFailure { [connections] _ in connections.take() }
    return value
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async {
    connections.take()
    await base.handle(value: value, logger: logger)
  }
}

/// Closes a connection as soon as the other side has, so that it is known at once who waits no longer.
private final class HangUpHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private let connections: Connections

  init(_ connections: Connections) { self.connections = connections }

  func channelActive(context: ChannelHandlerContext) {
    connections.add(context.channel)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    connections.remove(context.channel)
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed {
      context.close(promise: nil)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }
}

/// A connection is taken at once, unless something is wrong.
private let longestTaking = Duration.seconds(2)
