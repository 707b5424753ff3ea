import Foundation
import TMDB
import TMDBTesting
import Testing

/// Every available recorded response is decoded by the model for its request's path, without losing data.
@Suite(.enabled(if: RecordingFolder.url != nil, Comment(rawValue: RecordingFolder.skipped)))
struct RecordingsTests {
  @Test func `The folder contains recordings`() throws {
    #expect(try !RecordingFolder.recordings().isEmpty)
  }

  @Test(arguments: try RecordingFolder.recordings().filter { try !$0.isError() })
  func `A recorded response decodes without loss`(_ recording: Recording) throws {
    let body = try RecordingFolder.body(of: recording)
    #expect(TMDBError(NetworkResponse(status: recording.status, body: body)) == nil)
    let endpoint = try #require(Endpoint.matching(recording.path, method: recording.method))
    try expectAllData(of: body, in: endpoint)
  }

  @Test(arguments: try RecordingFolder.recordings().filter { try $0.isError() })
  func `A recorded error maps to the expected error`(_ recording: Recording) throws {
    let body = try RecordingFolder.body(of: recording)
    let error = try #require(TMDBError(NetworkResponse(status: recording.status, body: body)))
    #expect(try Self.kind(of: error) == Self.expected(recording.status, body))
    #expect(error.errorDescription?.isEmpty == false)
    #expect(error.recoverySuggestion?.isEmpty == false)
  }
}

extension RecordingsTests {
  enum Kind: CaseIterable {
    case invalidCredential, notPermitted, notFound, rateLimited, timedOut, serverError, refused
  }

  static func kind(of error: TMDBError) throws -> Kind? {
    switch error {
    case .invalidCredential: .invalidCredential
    case .notPermitted: .notPermitted
    case .notFound: .notFound
    case .rateLimited: .rateLimited
    case .timedOut: .timedOut
    case .serverError: .serverError
    case .refused: .refused
    default: nil
    }
  }

  private static func expected(_ status: Int, _ body: Data) -> Kind {
    let object = (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
    let code = object?["status_code"] as? Int
    switch (status, code) {
    case (401, 7), (401, 10), (401, 35), (401, nil): return .invalidCredential
    case (401, _), (403, 45), (403, nil): return .notPermitted
    case (404, _), (410, _): return .notFound
    case (429, _): return .rateLimited
    case (408, _), (504, _): return .timedOut
    case (500..., _): return .serverError
    default: return .refused
    }
  }
}
