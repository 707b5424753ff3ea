import Foundation
import NIOCore
import NIOPosix

/// A minimal local HTTP/1.1 server that sends exactly the bytes that a test specifies, including invalid responses.
final class LoopbackServer: Sendable {
  /// The response to a request.
  enum Reply: Sendable {
    /// Sends the bytes and keeps the connection open for the next request.
    case bytes(Data)
    /// Sends the bytes, then nothing more, and keeps the connection open.
    case bytesThenSilence(Data)
    /// Sends the bytes, then closes the connection.
    case bytesThenClose(Data)
    /// Sends the bytes, then chunks until the client closes the connection.
    case endless(Data)
  }

  /// An event that a test can wait for.
  enum Event: Sendable {
    case request(String)
    case closed
  }

  let port: Int
  /// The request heads and closed connections, in order.
  let events: AsyncStream<Event>
  private let channel: any Channel

  init(_ reply: @escaping @Sendable (String) -> Reply) async throws {
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    self.events = events
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(LoopbackHandler(reply: reply, events: continuation))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    port = channel.localAddress?.port ?? 0
  }

  var url: URL { URL(string: "http://127.0.0.1:\(port)") ?? URL(filePath: "/") }

  /// Returns the head of the next request.
  func nextRequest() async -> String? {
    for await case .request(let head) in events { return head }
    return nil
  }

  /// Waits until a connection is closed.
  func waitForClosure() async {
    for await event in events {
      if case .closed = event { return }
    }
  }

  func stop() async {
    try? await channel.close()
  }
}

extension Data {
  /// Returns a complete response with its length.
  static func response(_ status: String = "200 OK", _ headers: [String] = [], body: Data = Data()) -> Data {
    let head = ["HTTP/1.1 \(status)"] + headers + ["Content-Length: \(body.count)", "", ""]
    return Data(head.joined(separator: "\r\n").utf8) + body
  }

  /// A response head that announces a chunked body.
  static let chunkedHead = Data("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)

  /// A chunk of 4096 ASCII zeros.
  static let chunk = Data("1000\r\n".utf8) + Data(repeating: 0x30, count: 4096) + Data("\r\n".utf8)
}

private final class LoopbackHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let reply: @Sendable (String) -> LoopbackServer.Reply
  private let events: AsyncStream<LoopbackServer.Event>.Continuation
  private var received = ""

  init(
    reply: @escaping @Sendable (String) -> LoopbackServer.Reply,
    events: AsyncStream<LoopbackServer.Event>.Continuation
  ) {
    self.reply = reply
    self.events = events
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    received += String(buffer: unwrapInboundIn(data))
    while let end = received.range(of: "\r\n\r\n") {
      let head = String(received[..<end.lowerBound])
      received.removeSubrange(..<end.upperBound)
      events.yield(.request(head))
      answer(reply(head), context)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    events.yield(.closed)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func answer(_ reply: LoopbackServer.Reply, _ context: ChannelHandlerContext) {
    switch reply {
    case .bytes(let data), .bytesThenSilence(let data): write(data, context)
    case .bytesThenClose(let data):
      write(data, context)
      context.close(promise: nil)
    case .endless(let data):
      write(data, context)
      repeatChunk(context)
    }
  }

  private func repeatChunk(_ context: ChannelHandlerContext) {
    guard context.channel.isActive else { return }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: Data.chunk))).whenSuccess {
      let (handler, context) = bound.value
      handler.repeatChunk(context)
    }
  }

  private func write(_ data: Data, _ context: ChannelHandlerContext) {
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: data)), promise: nil)
  }
}
