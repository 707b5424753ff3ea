import Foundation

/// Conversion of targets to HTTP requests.
extension Client {
  /// Returns the request for a target, including the client's settings and credential.
  ///
  /// - Throws: ``TMDBError/invalidRequest(_:)`` if a path segment is unsafe, if too many parts are appended, or if the
  ///   base URL is unusable.
  public func request<Response>(for target: Target<Response>) throws(TMDBError) -> NetworkRequest {
    guard let path = target.path.encoded, path.hasPrefix("/") else {
      throw .invalidRequest("The path \(target.path.pattern) has an invalid part.")
    }
    let parts = target.parameters["append_to_response"]?.split(separator: ",").count ?? 0
    guard parts <= Target<Response>.maximumAppendedParts else {
      throw .invalidRequest("\(parts) parts exceed TMDB’s limit.")
    }
    guard let url = url(path, parameters(of: target), baseURL: target.baseURL ?? configuration.baseURL) else {
      throw .invalidRequest("The server’s address isn’t valid.")
    }
    var headers = ["accept": "application/json"]
    if !configuration.allowsCaching { headers["cache-control"] = "no-store" }
    if case .readToken(let token) = credential.kind { headers["authorization"] = "Bearer \(token)" }
    var request = NetworkRequest(target.method, url, headers: headers, cacheable: CacheableResponse(target))
    guard !target.body.isEmpty else { return request }
    guard let body = try? JSONEncoder().encode(target.body) else {
      throw .invalidRequest("The request body can’t be encoded.")
    }
    request.headers["content-type"] = "application/json;charset=utf-8"
    request.body = body
    return request
  }
}

extension Client {
  private func parameters<Response>(of target: Target<Response>) -> [String: String] {
    var parameters: [String: String] = [:]
    if target.settings.contains(.language) { parameters["language"] = configuration.language }
    if target.settings.contains(.region) { parameters["region"] = configuration.region }
    if target.settings.contains(.includeAdult), configuration.includesAdult { parameters["include_adult"] = "true" }
    parameters.merge(target.parameters) { _, own in own }
    if case .apiKey(let key) = credential.kind { parameters["api_key"] = key }
    return parameters
  }

  private func url(_ path: String, _ parameters: [String: String], baseURL: URL) -> URL? {
    guard var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: false),
      ["http", "https"].contains(components.scheme?.lowercased()), components.host?.isEmpty == false
    else { return nil }
    let base =
      components.percentEncodedPath.hasSuffix("/")
      ? String(components.percentEncodedPath.dropLast()) : components.percentEncodedPath
    components.percentEncodedPath = base + "/3" + path
    let query = parameters.sorted { $0.key < $1.key }.map { "\(Self.escaped($0.key))=\(Self.escaped($0.value))" }
    components.percentEncodedQuery = query.isEmpty ? nil : query.joined(separator: "&")
    return components.url
  }

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .plainQuery) ?? ""
  }
}

extension CharacterSet {
  fileprivate static let plainQuery = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~,")
}
