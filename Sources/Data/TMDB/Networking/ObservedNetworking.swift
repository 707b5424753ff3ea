/// Networking that passes each response to a closure.
struct ObservedNetworking: Networking {
  let networking: any Networking
  let onResponse: @Sendable (NetworkRequest, NetworkResponse) -> Void

  @concurrent
  func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    let response = try await networking.response(to: request)
    onResponse(request, response)
    return response
  }
}
