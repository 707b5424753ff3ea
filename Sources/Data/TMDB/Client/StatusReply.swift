import Foundation
import Localization

/// TMDB's status message: the response to a write, and the body of every error.
public struct StatusReply: Hashable, Sendable {
  /// Whether the request succeeded; `nil` if TMDB omits the field.
  public var success: Bool?
  /// TMDB's status code. Many codes share an HTTP status.
  public var code: Int?
  /// TMDB's message, in English.
  public var message: String?
  /// The errors in individual parameters.
  public var errors: [String] = []

  /// Creates an empty reply.
  public init() {}

  /// TMDB's message as a complete sentence, if there is one.
  public var sentence: String? {
    guard let text = message ?? errors.first else { return nil }
    let sentence = text.last?.isPunctuation == true ? text : text + "."
    return message == nil ? tr("TMDB said: {message}", ["message": sentence]) : sentence
  }

  /// TMDB's status codes for success: done, updated, deleted.
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
  /// The maximum size of a status message, in bytes. Longer bodies are ordinary responses, not worth decoding twice.
  private static let longest = 4096

  /// Decodes an error message. Returns `nil` if the response is not a status message or reports success.
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
