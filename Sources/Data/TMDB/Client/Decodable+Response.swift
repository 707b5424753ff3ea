import Foundation
import Logging

extension Decodable {
  /// Decodes a response and logs skipped rows and fields.
  static func decode<Response>(
    _ body: Data, of target: Target<Response>, logger: Logger
  ) throws(TMDBError) -> Self {
    let report = DecodingReport()
    let decoder = JSONDecoder()
    decoder.userInfo[.decodingReport] = report
    let value: Self
    do {
      value = try decoder.decode(Self.self, from: body)
      if !report.isClean {
        logger.warning(
          "Skipped unreadable data.",
          metadata: [
            "target": "\(target)", "rows": "\(report.droppedRows)", "fields": "\(report.unreadableFields)",
            "at": "\(report.paths)",
          ])
      }
    } catch {
      throw .unreadableResponse("\(target.path.pattern): \(Self.location(of: error))")
    }
    if let object = value as? any AddressedResponse, let path = target.path.encoded, !object.isAbout(path) {
      throw .unreadableResponse("\(target.path.pattern): it describes another object")
    }
    return value
  }

  private static func location(of error: any Error) -> String {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        context
      default: nil
      }
    let path = context?.codingPath.map(\.stringValue).joined(separator: ".") ?? ""
    return path.isEmpty ? "not JSON of the shape expected" : "at \(path)"
  }
}
