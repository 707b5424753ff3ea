import Foundation
import TMDB

/// Decodes a model from a test's JSON as the client decodes a response.
func decoded<Model: Decodable>(
  _ model: Model.Type, _ json: String, report: DecodingReport = DecodingReport()
) throws -> Model {
  let decoder = JSONDecoder()
  decoder.userInfo[.decodingReport] = report
  return try decoder.decode(Model.self, from: Data(json.utf8))
}
