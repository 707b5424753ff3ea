import Foundation

/// What a sample server that is controlled says, a line of JSON each: how a command went, and what happens meanwhile.
public enum ControlLine: Hashable, Sendable {
  /// `{"request":{…}}`: a request has come, or is over.
  case request(RequestRecord)
  /// `{"cleared":7}`: the log begins anew after the request of this number.
  case cleared(through: Int)
  /// `{"done":true}`: the command was carried out. After `log` with the requests, in the order in which they came:
  /// `{"done":true,"log":[…]}`.
  case done(log: [RequestRecord]?)
  /// `{"refused":"…"}`: it was not, and why.
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

  /// Reads a line; `nil` for what is none of these.
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

  /// The line, without its end.
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
