import Foundation
import FoundationNetworking
import ToolTestSupport

/// A part of an answer as the server sent it, read without the app's own code. What is not there is empty.
struct SentAnswer {
  private let value: Any?

  init(_ value: Any?) { self.value = value }

  subscript(key: String) -> SentAnswer { SentAnswer((value as? [String: Any])?[key]) }

  var text: String { value as? String ?? "" }
  var number: Int { value as? Int ?? 0 }
  var rows: [SentAnswer] { (value as? [Any] ?? []).map { SentAnswer($0) } }
  var isNothing: Bool { value == nil || value is NSNull }
}

extension SampleServer {
  /// Asks beside the app. It stands in the server's log as well.
  ///
  /// - Parameter path: such as `movie/603`, perhaps with a query.
  func answer(_ path: String) throws -> SentAnswer {
    let address = "\(address)/3/\(path)\(path.contains("?") ? "&" : "?")language=en&api_key=any"
    guard let url = URL(string: address) else { throw URLError(.badURL) }
    return SentAnswer(try JSONSerialization.jsonObject(with: Data(contentsOf: url)))
  }
}
