import Foundation
import TMDB

/// Reads a model from JSON that a test writes out, as the client reads an answer.
func decoded<Model: Decodable>(
  _ model: Model.Type, _ json: String, report: DecodingReport = DecodingReport()
) throws -> Model {
  let decoder = JSONDecoder()
  decoder.userInfo[.decodingReport] = report
  return try decoder.decode(Model.self, from: Data(json.utf8))
}
