import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Synchronization

/// A server on one port that can stop and listen again on the same port.
actor Listener {
  private let responder: SampleResponder
  private let host: String
  private var port: Int
  private var task: Task<Void, any Error>?
  private var connections: Connections?

  /// Creates a listener.
  ///
  /// - Parameter port: The port; 0 selects a free port, which is then reused.
  init(responder: SampleResponder, host: String, port: Int) {
    self.responder = responder
    self.host = host
    self.port = port
  }

  /// Starts listening and returns the port. Does nothing if it is already listening.
  func start() async throws -> Int {
    guard task == nil else { return port }
    let (ports, source) = AsyncThrowingStream<Int, any Error>.makeStream()
    let connections = Connections()
    let server = HTTPServerBuilder { responder in
      TrackedHTTP1Channel(
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

  /// Stops listening and closes all connections, including those with pending requests.
  ///
  /// The task then ends by itself and must not be cancelled. NIO traps if it accepts a connection that nobody handles,
  /// which could happen during cancellation.
  func stop() async {
    await connections?.close()
    _ = await task?.result
    task = nil
  }

  /// Creates the server application.
  ///
  /// - Parameter onRunning: A closure that receives the listening channel once it is open.
  static func application(
    _ responder: SampleResponder, host: String, port: Int, _ server: HTTPServerBuilder = .http1(),
    onRunning: @escaping @Sendable (any Channel) -> Void
  ) -> Application<SampleResponder> {
    Application(
      responder: responder, server: server,
      configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
      onServerRunning: { onRunning($0) },
      logger: Logger(label: "matinee-sample-server", factory: { _ in SwiftLogNoOpLogHandler() }))
  }
}

/// The open channels: the listening socket and its connections.
private final class Connections: Sendable {
  private let state = Mutex(State())

  private struct State {
    var isClosed = false
    /// Whether the open channels have been closed. Any channel that opens later must be closed immediately.
    var hasClosedChannels = false
    /// The number of connections that are accepted but not yet handled.
    var pending = 0
    var channels: [ObjectIdentifier: any Channel] = [:]
  }

  func add(_ channel: any Channel) {
    let isLate = state.withLock { state in
      state.channels[ObjectIdentifier(channel)] = channel
      return state.hasClosedChannels
    }
    if isLate { channel.close(promise: nil) }
  }

  func remove(_ channel: any Channel) {
    _ = state.withLock { $0.channels.removeValue(forKey: ObjectIdentifier(channel)) }
  }

  /// Counts a new connection and returns whether to accept it.
  func accept() -> Bool {
    state.withLock { state in
      if !state.isClosed { state.pending += 1 }
      return !state.isClosed
    }
  }

  func markHandled() { state.withLock { $0.pending -= 1 } }

  /// Rejects new connections, waits until all accepted ones are handled, and closes everything.
  func close() async {
    state.withLock { $0.isClosed = true }
    let start = ContinuousClock.now
    while state.withLock({ $0.pending > 0 }), start.duration(to: .now) < handlingTimeout {
      try? await Task.sleep(for: .milliseconds(1))
    }
    let channels = state.withLock { state in
      state.hasClosedChannels = true
      return Array(state.channels.values)
    }
    for channel in channels { channel.close(promise: nil) }
  }
}

/// An HTTP/1 channel that counts connections when they are accepted and when they are handled.
private struct TrackedHTTP1Channel: ServerChildChannel {
  private let connections: Connections
  private let base: HTTP1Channel

  init(_ connections: Connections, _ base: HTTP1Channel) {
    self.connections = connections
    self.base = base
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    guard connections.accept() else { return channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel) }
    let value = base.setup(channel: channel, logger: logger)
    value.whenFailure { [connections] _ in connections.markHandled() }
    return value
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async {
    connections.markHandled()
    await base.handle(value: value, logger: logger)
  }
}

/// A handler that closes a connection as soon as the client does, so the server notices immediately that the client no
/// longer waits.
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

/// A timeout for unexpected cases. Normally, a connection is handled immediately after it is accepted.
private let handlingTimeout = Duration.seconds(2)
