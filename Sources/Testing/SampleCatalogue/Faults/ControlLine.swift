import Foundation

/// A line of JSON from a controlled sample server: the result of a command or an event.
public enum ControlLine: Hashable, Sendable {
  /// `{"request":{…}}`: A request has arrived or ended.
  case request(RequestRecord)
  /// `{"cleared":7}`: The log was cleared up to the request with this number.
  case cleared(through: Int)
  /// `{"done":true}`: The command succeeded. After `log`, includes the requests in order of arrival:
  /// `{"done":true,"log":[…]}`.
  case done(log: [RequestRecord]?)
  /// `{"refused":"…"}`: The command failed for this reason.
  case refused(reason: String)
}

extension ControlLine {
  private struct Members: Codable {
    var request: RequestRecord?
    var cleared: Int?
    var done: Bool?
    var log: [RequestRecord]?
    var refused: String?
  }

  /// Parses a line, or returns `nil` if it is invalid.
  public init?(parsing line: some StringProtocol) {
    guard let members = try? JSONDecoder().decode(Members.self, from: Data(line.utf8)) else { return nil }
    if let record = members.request {
      self = .request(record)
    } else if let number = members.cleared {
      self = .cleared(through: number)
    } else if let reason = members.refused {
      self = .refused(reason: reason)
    } else if members.done == true {
      self = .done(log: members.log)
    } else {
      return nil
    }
  }

  /// The line without a line break.
  public var text: String {
    let members =
      switch self {
      case .request(let record): Members(request: record)
      case .cleared(let number): Members(cleared: number)
      case .done(let log): Members(done: true, log: log)
      case .refused(let reason): Members(refused: reason)
      }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(members)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
