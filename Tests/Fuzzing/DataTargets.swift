import Foundation
import ImagePipeline
import TMDB
import TMDBTesting

@testable import TitleIndex

extension FuzzTarget {
  /// A response from TMDB. The first line of the input is the path of its endpoint, such as `/movie/{}`.
  static let response = FuzzTarget("response") { bytes in
    let input = NamedInput(bytes)
    let endpoints = Endpoint.all
    let hash = input.name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    let endpoint = endpoints.first { $0.pattern == input.name } ?? endpoints[hash % endpoints.count]
    // Responses that can't be read throw an error. Everything else is either read or reported.
    _ = try? endpoint.decode(Data(input.contents), report: DecodingReport())
  }

  /// A daily export of titles, plain or gzipped, and each of its lines as Foundation reads it.
  static let titleExport = FuzzTarget("title-export") { bytes in
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard case .title(let title) = ExportLineParser.parse(Array(line), in: 0..<line.count),
        let object = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
      else { continue }
      try check((object["id"] as? Double) == Double(title.id), "The ID is \(title.id).")
    }
    let file = try Scratch.write(bytes, name: "export")
    defer { try? FileManager.default.removeItem(at: file) }
    guard let reader = try? ExportReader(file) else { return }
    var titles = 0
    do {
      while try reader.next() != nil { titles += 1 }
    } catch {
      return
    }
    let counts = reader.counts
    try check(counts.lines == titles + counts.bad + counts.skipped, "\(titles) titles, but \(counts).")
  }

  /// The header of a picture.
  static let image = FuzzTarget("image") { bytes in
    guard let header = try? ImageHeader(Data(bytes)) else { return }
    let covering = header.dimensions.covering(PixelSize(width: 100, height: 150))
    try check(covering.width > 0 && covering.height > 0, "\(header.dimensions) is scaled to \(covering).")
  }
}
