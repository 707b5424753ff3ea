import AsyncHTTPClient
import NIOCore
import NIOHPACK
import NIOHTTP1
import NIOHTTP2
import NIOHTTPCompression

/// Response heads that are no HTTP, and would trap in AsyncHTTPClient 1.37 or swift-nio-http2 1.46.
///
/// AsyncHTTPClient takes every status below 200 for an informational one and waits for the final head. The decoder ends
/// the response after a status below 100, and the end of a response without a head is a failed precondition.
enum InvalidResponseHead: Error, Hashable {
  /// A status outside 100 to 999, or 101 although nobody asked for another protocol.
  case status
  /// Informational responses without end.
  case tooManyInformational
}

/// Fails a request at a head that AsyncHTTPClient cannot take, and drops informational responses, which say nothing here.
///
/// Its place is behind the decoder: the stages before it tolerate any HTTP/1 head.
final class ResponseHeadGuard: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart

  private static let mostInformational = 32
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
      if informational > Self.mostInformational { fail(with: .tooManyInformational, context) }
    default: fail(with: .status, context)
    }
  }

  private func fail(with error: InvalidResponseHead, _ context: ChannelHandlerContext) {
    hasFailed = true
    context.fireErrorCaught(error)
    context.close(promise: nil)
  }
}

/// Fails an HTTP/2 stream at a `:status` that is not three digits, before the translation to HTTP/1 traps on it.
///
/// The translation takes the first letter of a status, which an empty one lacks, and makes a `UInt` of a negative one.
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
  /// Puts the guards into the pipeline of every connection and stream. AsyncHTTPClient calls the initializers after its
  /// own handlers are in place, and before it sends the first request.
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
  /// The unpacker stands between the decoder and AsyncHTTPClient's own handler, as ``HTTPClients`` enables unpacking.
  fileprivate func addHeadGuard() throws {
    let unpacker = try handler(type: NIOHTTPResponseDecompressor.self)
    try addHandler(ResponseHeadGuard(), position: .after(unpacker))
  }
}
