import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// Listens on one port, stops, and listens there again.
actor Listener {
  private let responder: CatalogueResponder
  private let host: String
  private var port: Int
  private var task: Task<Void, any Error>?

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
    let server = HTTPServerBuilder.http1(configuration: .init(additionalChannelHandlers: [HangUpHandler()]))
    let application = Self.application(responder, host: host, port: port, server) { source.yield($0) }
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
  func stop() async {
    task?.cancel()
    _ = await task?.result
    task = nil
  }

  /// - Parameter onRunning: hears of the port, once it listens.
  static func application(
    _ responder: CatalogueResponder, host: String, port: Int, _ server: HTTPServerBuilder = .http1(),
    onRunning: @escaping @Sendable (Int) -> Void
  ) -> Application<CatalogueResponder> {
    Application(
      responder: responder, server: server,
      configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
      onServerRunning: { onRunning($0.localAddress?.port ?? 0) },
      logger: Logger(label: "matinee-sample-server", factory: { _ in SwiftLogNoOpLogHandler() }))
  }
}

/// Closes a connection as soon as the other side has, so that it is known at once who waits no longer.
private final class HangUpHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed {
      context.close(promise: nil)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }
}
