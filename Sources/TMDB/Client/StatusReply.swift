import Foundation

/// What TMDB says of a request in words: its answer to a write, and the body of every error.
public struct StatusReply: Hashable, Sendable {
  /// Whether it went well; `nil` where TMDB leaves that out.
  public var success: Bool?
  /// TMDB's own code, many of which share an HTTP status.
  public var code: Int?
  /// TMDB's own English sentence.
  public var message: String?
  /// What was wrong with single parameters.
  public var errors: [String] = []

  /// A reply that says nothing.
  public init() {}

  /// TMDB's own words as one sentence, when there are any.
  public var sentence: String? {
    let text = message ?? errors.first.map { "TMDB said: \($0)" }
    return text.map { $0.last?.isPunctuation == true ? $0 : $0 + "." }
  }

  /// TMDB's codes for "done": success, updated, deleted.
  public static let successCodes: Set<Int> = [1, 12, 13]
}

extension StatusReply: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("success", into: &success)
    row.read("status_code", into: &code)
    row.read("status_message", into: &message)
    row.read("errors", into: &errors)
  }
}

extension StatusReply {
  /// The largest body that can be a reply: anything longer is an answer proper, and not worth reading twice.
  private static let longest = 4096

  /// The reply in an answer that tells of an error, or `nil` when the answer is not a reply or tells of success.
  init?(errorIn response: NetworkResponse) {
    guard response.body.count <= Self.longest,
      let reply = try? JSONDecoder().decode(StatusReply.self, from: response.body)
    else { return nil }
    let isRefusal =
      reply.success == false || reply.code.map { !Self.successCodes.contains($0) } ?? !reply.errors.isEmpty
    guard isRefusal else { return nil }
    self = reply
  }
}
