import Foundation
import SampleCatalogue
import ToolTestSupport

extension SampleServer {
  /// Requests the films that match a discover query.
  func discover(_ query: String) throws -> ServedPage {
    let address = "\(address)/3/discover/movie?\(query)&language=en&api_key=any"
    guard let url = URL(string: address) else { throw URLError(.badURL) }
    return try JSONDecoder().decode(ServedPage.self, from: Data(contentsOf: url))
  }
}
