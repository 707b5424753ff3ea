import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import SampleCatalogue
import TMDB

/// Hands a request that came over HTTP to the catalogue, and prints one line about it.
struct CatalogueResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let catalogue: SampleNetworking

  func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
    let path = request.head.path ?? "/"
    let response = try await answer(request, path: path)
    Line.print("\(request.method.rawValue) \(Line.withoutSecrets(path)) \(response.status.code)")
    return response
  }
}

extension CatalogueResponder {
  private func answer(_ request: Request, path: String) async throws -> Response {
    guard let url = URL(string: "http://localhost" + path) else { return Response(status: .badRequest) }
    // HEAD is answered as GET is, without the body.
    let name = request.method == .head ? "GET" : request.method.rawValue
    guard let method = NetworkRequest.Method(rawValue: name) else { return Response(status: .methodNotAllowed) }
    var headers: [String: String] = [:]
    for field in request.headers { headers[field.name.canonicalName] = field.value }
    let body = try await request.body.collect(upTo: 1 << 20)
    let question = NetworkRequest(method, url, headers: headers, body: Data(body.readableBytesView))
    let answer = try await catalogue.response(to: question)
    var fields = HTTPFields()
    for (name, value) in answer.headers {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    let response = Response(
      status: HTTPResponse.Status(code: answer.status), headers: fields,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
    return request.method == .head ? response.createHeadResponse() : response
  }
}
