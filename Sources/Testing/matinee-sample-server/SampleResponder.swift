import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import SampleCatalogue
import TMDB

/// A responder that passes HTTP requests to the catalogue and sends its responses, complete or deliberately damaged.
struct SampleResponder: HTTPResponder {
  let catalogue: FaultyNetworking

  func respond(to request: Request, context: ConnectionContext) async throws -> Response {
    guard let url = URL(string: "http://\(Self.host(request.head.authority))\(request.head.path ?? "/")") else {
      return Response(status: .badRequest)
    }
    // HEAD gets the same response as GET, without the body.
    let isHead = request.method == .head
    guard let method = NetworkRequest.Method(rawValue: isHead ? "GET" : request.method.rawValue) else {
      return Response(status: .methodNotAllowed)
    }
    var headers: [String: String] = [:]
    for field in request.headers { headers[field.name.canonicalName] = field.value }
    let body = try await request.body.collect(upTo: 1 << 20)
    let pending = catalogue.begin(
      NetworkRequest(method, url, headers: headers, body: Data(body.readableBytesView)), as: request.method.rawValue)
    let response = try await send(delivery(for: pending, context), context)
    return isHead ? response.createHeadResponse() : response
  }
}

extension SampleResponder {
  /// Returns the host and port from the client's request, or `localhost` if they are invalid.
  private static func host(_ authority: String?) -> String {
    guard let authority, URL(string: "http://\(authority)")?.host() != nil,
      authority.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || ".:-[]".contains($0)) })
    else { return "localhost" }
    return authority
  }

  /// Returns the delivery for a request. It stops waiting if the client disconnects.
  private func delivery(for pending: PendingRequest, _ context: ConnectionContext) async -> Delivery {
    guard pending.waits else { return await catalogue.delivery(for: pending) }
    let task = Task { await catalogue.delivery(for: pending) }
    context.channel.closeFuture.whenComplete { _ in task.cancel() }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func send(_ delivery: Delivery, _ context: ConnectionContext) async throws -> Response {
    switch delivery {
    case .whole(let response):
      return Response(response, body: ResponseBody(byteBuffer: ByteBuffer(bytes: response.body)))
    case .cut(let response):
      let half = ByteBuffer(bytes: response.body.prefix(response.body.count / 2))
      return Response(
        response,
        body: ResponseBody(contentLength: response.body.count) { writer in
          try await writer.write(half)
          try await context.channel.close()
          throw CancellationError()
        })
    case .dropped, .failed:
      try await context.channel.close()
      throw CancellationError()
    }
  }
}

/// The context of a request, with its connection so that it can be closed.
struct ConnectionContext: RequestContext {
  let channel: any Channel
  var coreContext: CoreRequestContextStorage

  init(source: Source) {
    channel = source.channel
    coreContext = CoreRequestContextStorage(source: source)
  }
}

extension Response {
  fileprivate init(_ response: NetworkResponse, body: ResponseBody) {
    var fields = HTTPFields()
    for (name, value) in response.headers {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    self.init(status: HTTPResponse.Status(code: response.status), headers: fields, body: body)
  }
}
