import AppFoundation
import Catalogue
import Foundation
import Localization
import TitleIdentity

/// The size of a download of names for the command line.
extension NameDownload.Size {
  /// Returns a line for each kind and language with the number of requests, and a line with the sum. Names that are up
  /// to date are omitted.
  public func lines(of kinds: Set<MediaKind>, format: Locale) -> String {
    let needed = NameDownload.Size(parts: parts.filter { kinds.contains($0.kind) && $0.requests > 0 })
    guard !needed.parts.isEmpty else { return "" }
    let lines = needed.parts.map { part in
      let values: KeyValuePairs = [
        "language": format.localizedString(forIdentifier: part.language.description) ?? part.language.description,
        "count": "\(part.requests)",
      ]
      return part.kind == .movie
        ? tr(
          one: "Names of films in {language}: {count} request",
          other: "Names of films in {language}: {count} requests", count: part.requests, values)
        : tr(
          one: "Names of series in {language}: {count} request",
          other: "Names of series in {language}: {count} requests", count: part.requests, values)
    }
    let sum = tr(
      one: "Names in all: {count} request, about {size}", other: "Names in all: {count} requests, about {size}",
      count: needed.requests, ["count": "\(needed.requests)", "size": TitleIndexStep.size(needed.bytes)])
    return (lines + [sum]).map { $0 + "\n" }.joined()
  }
}
