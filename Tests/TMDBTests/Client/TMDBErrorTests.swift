import Foundation
import TMDB
import TMDBTesting
import Testing

/// TMDB's codes and HTTP statuses, mapped to errors by the action that a user can take.
@Suite struct TMDBErrorTests {
  private static let now = Date(timeIntervalSince1970: 1_700_000_000)

  private static func reply(_ code: Int) -> StatusReply {
    StatusReply.stub(\.success, false).stub(\.code, code).stub(\.message, "Words.")
  }

  private static func response(_ code: Int, _ status: Int) -> NetworkResponse {
    .json(#"{"success":false,"status_code":\#(code),"status_message":"Words."}"#, status: status)
  }

  @Test(arguments: [
    (2, 501, TMDBError.serverError(status: 501)), (3, 401, .notPermitted(reply(3))), (4, 405, .refused(reply(4))),
    (5, 422, .refused(reply(5))), (6, 404, .notFound), (7, 401, .invalidCredential), (8, 403, .refused(reply(8))),
    (9, 503, .serverError(status: 503)), (10, 401, .invalidCredential), (11, 500, .serverError(status: 500)),
    (14, 401, .notPermitted(reply(14))), (15, 500, .serverError(status: 500)), (16, 401, .notPermitted(reply(16))),
    (17, 401, .notPermitted(reply(17))), (18, 400, .refused(reply(18))), (19, 406, .refused(reply(19))),
    (20, 422, .refused(reply(20))), (21, 200, .notFound), (22, 400, .refused(reply(22))),
    (23, 400, .refused(reply(23))),
    (24, 504, .timedOut), (25, 429, .rateLimited(until: nil)), (26, 400, .refused(reply(26))),
    (27, 400, .refused(reply(27))), (28, 400, .refused(reply(28))), (29, 400, .refused(reply(29))),
    (30, 401, .notPermitted(reply(30))), (31, 401, .notPermitted(reply(31))), (32, 401, .notPermitted(reply(32))),
    (33, 401, .notPermitted(reply(33))), (34, 404, .notFound), (35, 401, .invalidCredential),
    (36, 401, .notPermitted(reply(36))), (37, 404, .notFound), (38, 401, .notPermitted(reply(38))),
    (39, 401, .notPermitted(reply(39))), (40, 200, .refused(reply(40))), (41, 422, .notPermitted(reply(41))),
    (42, 405, .refused(reply(42))), (43, 502, .serverError(status: 502)), (44, 500, .serverError(status: 500)),
    (45, 403, .notPermitted(reply(45))), (46, 503, .serverError(status: 503)), (47, 400, .refused(reply(47))),
    (999, 418, .refused(reply(999))),
  ])
  func `TMDB's code determines the error`(_ code: Int, _ status: Int, _ error: TMDBError) {
    #expect(TMDBError(Self.response(code, status), now: Self.now) == error)
  }

  @Test(arguments: [
    (400, TMDBError.refused(StatusReply())), (401, .invalidCredential), (403, .notPermitted(StatusReply())),
    (404, .notFound), (408, .timedOut), (418, .refused(StatusReply())), (429, .rateLimited(until: nil)),
    (500, .serverError(status: 500)), (502, .serverError(status: 502)), (504, .timedOut),
    (599, .serverError(status: 599)), (302, .serverError(status: 302)),
  ])
  func `The HTTP status determines the error if there is no TMDB code`(_ status: Int, _ error: TMDBError) {
    for body in ["", "<html>Bad</html>", "[]", "null"] {
      #expect(TMDBError(NetworkResponse(status: status, body: Data(body.utf8)), now: Self.now) == error)
    }
  }

  @Test(arguments: [
    #"{"success":true}"#, #"{"success":true,"status_code":1}"#, #"{"status_code":1,"status_message":"Success."}"#,
    #"{"success":true,"status_code":12}"#, #"{"success":true,"status_code":13}"#, #"{"id":550}"#, "[]", "",
  ])
  func `A success response is not an error`(_ body: String) {
    #expect(TMDBError(NetworkResponse(status: 200, body: Data(body.utf8))) == nil)
  }

  @Test(arguments: [#"{"success":false}"#, #"{"errors":["query must be provided"]}"#, #"{"status_code":47}"#])
  func `A refusal is detected regardless of the HTTP status`(_ body: String) {
    for status in [200, 422] {
      guard case .refused = TMDBError(NetworkResponse(status: status, body: Data(body.utf8))) else {
        Issue.record("\(status) \(body) is not detected as a refusal")
        continue
      }
    }
  }

  @Test(arguments: [
    ("7", 7.0), ("0", 0), (" 1.5 ", 1.5), ("Tue, 14 Nov 2023 22:13:30 GMT", 10), ("Tue, 14 Nov 2023 22:13:10 GMT", 0),
  ])
  func `Retry-After sets the date when the rate limit ends`(_ header: String, _ seconds: Double) {
    let response = NetworkResponse(status: 429, headers: ["retry-after": header])
    #expect(TMDBError(response, now: Self.now) == .rateLimited(until: Self.now.addingTimeInterval(seconds)))
  }

  @Test(arguments: ["", "soon", "-1", "nan", "14 Nov 2023"])
  func `An invalid Retry-After is ignored`(_ header: String) {
    let response = NetworkResponse(status: 429, headers: ["retry-after": header])
    #expect(TMDBError(response, now: Self.now) == .rateLimited(until: nil))
  }

  @Test(arguments: [
    (TMDBError.offline, true), (.timedOut, true), (.rateLimited(until: nil), true), (.serverError(status: 500), true),
    (.serverError(status: 503), true), (.serverError(status: 501), false), (.invalidCredential, false),
    (.notPermitted(StatusReply()), false), (.notFound, false), (.refused(StatusReply()), false),
    (.unreadableResponse("x"), false), (.tooLarge(limit: 1), false), (.invalidRequest("x"), false),
    (.cancelled, false),
    (.workingOffline, false),
  ])
  func `Each error has a one-sentence description and isTransient`(_ error: TMDBError, _ isTransient: Bool) throws {
    #expect(error.isTransient == isTransient)
    let text = try #require(error.errorDescription)
    #expect(text.hasSuffix(".") && text.filter { $0 == "." }.count == 1)
    #expect(error.localizedDescription == text)
    if error != .cancelled { #expect(error.recoverySuggestion?.hasSuffix(".") == true) }
  }
}
