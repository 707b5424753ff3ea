import AsyncHTTPClient
import NIOCore
import NIOHPACK
import NIOHTTP1
import NIOHTTP2
import NIOHTTPCompression

/// Invalid response heads that would trap in AsyncHTTPClient 1.37 or swift-nio-http2 1.46.
///
/// AsyncHTTPClient treats every status below 200 as informational and waits for the final head. After a status below
/// 100, the decoder ends the response. The end of a response without a head fails a precondition.
enum InvalidResponseHead: Error, Hashable {
  /// A status outside 100 to 999, or an unsolicited 101 (Switching Protocols).
  case status
  /// Too many informational responses.
  case tooManyInformational
}

/// A handler that rejects heads that AsyncHTTPClient can't handle, and drops informational responses, which have no use
/// here.
///
/// It belongs after the decoder: the handlers before it tolerate any HTTP/1 head.
final class ResponseHeadGuard: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart

  private static let maximumInformationalResponses = 32
  private var informational = 0
  private var hasFailed = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasFailed else { return }
    guard case .head(let head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
    switch head.status.code {
    case 200...:
      informational = 0
      context.fireChannelRead(data)
    case 100, 102...199:
      informational += 1
      if informational > Self.maximumInformationalResponses { fail(with: .tooManyInformational, context) }
    default: fail(with: .status, context)
    }
  }

  private func fail(with error: InvalidResponseHead, _ context: ChannelHandlerContext) {
    hasFailed = true
    context.fireErrorCaught(error)
    context.close(promise: nil)
  }
}

/// A handler that fails an HTTP/2 stream whose `:status` is not three digits, before the conversion to HTTP/1 traps on
/// it.
///
/// The conversion reads the first character, even of an empty status, and converts a negative status to `UInt`.
final class StatusFieldGuard: ChannelInboundHandler {
  typealias InboundIn = HTTP2Frame.FramePayload
  typealias InboundOut = HTTP2Frame.FramePayload

  private var hasFailed = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasFailed else { return }
    if case .headers(let frame) = unwrapInboundIn(data), !frame.headers[":status"].allSatisfy(Self.isStatus) {
      hasFailed = true
      context.fireErrorCaught(InvalidResponseHead.status)
      context.close(promise: nil)
      return
    }
    context.fireChannelRead(data)
  }

  private static func isStatus(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

extension HTTPClient.Configuration {
  /// Adds the guards to the pipelines of all connections and streams.
  ///
  /// AsyncHTTPClient calls the initializers after it has added its own handlers, and before it sends the first request.
  mutating func guardResponseHeads() {
    http1_1ConnectionDebugInitializer = { channel in
      channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHeadGuard() }
    }
    http2StreamChannelDebugInitializer = { channel in
      channel.eventLoop.makeCompletedFuture {
        try channel.pipeline.syncOperations.addHandler(StatusFieldGuard(), position: .first)
        try channel.pipeline.syncOperations.addHeadGuard()
      }
    }
  }
}

extension ChannelPipeline.SynchronousOperations {
  /// Adds a head guard after the decompressor.
  ///
  /// The decompressor exists because ``HTTPClients`` enables decompression. AsyncHTTPClient's own handler follows it.
  fileprivate func addHeadGuard() throws {
    let decompressor = try handler(type: NIOHTTPResponseDecompressor.self)
    try addHandler(ResponseHeadGuard(), position: .after(decompressor))
  }
}
