import AppFoundation
import Catalogue
import Foundation
import Library
import ResponseCache
import TMDB
import TitleIdentity

/// Conversions between the titles on screens and those in the library.
extension TitleSource {
  public init(_ source: ResponseSource) {
    switch source {
    case .tmdb: self = .tmdb
    case .sample: self = .sample
    case .server(let address): self.init(rawValue: address)
    }
  }
}

extension TitleReference.Key {
  public init(_ id: TitleID, of source: TitleSource) {
    self.init(source, id.kind, id.number)
  }

  /// The title's id in its source.
  public var titleID: TitleID { TitleID(kind, number) }
}

extension TitleReference {
  /// Creates a reference from the summary in a row or on a page.
  public init(_ title: TitleSummary, of source: TitleSource, imdbID: String? = nil) {
    self.init(
      source, title.id.kind, title.id.number, name: title.title,
      year: title.years.flatMap { Int($0.prefix(4)) },
      posterPath: title.poster.map { "/" + $0.lastPathComponent }, imdbID: imdbID)
  }
}

extension TitleReference {
  /// Creates a reference from a title's page.
  package init(_ page: TitlePage, of source: TitleSource) {
    self.init(page.summary, of: source, imdbID: page.imdbID)
  }

  /// Creates a reference from a title in a cached response.
  package init(_ cached: CachedTitle, _ kind: TitleID.Kind, of source: TitleSource) {
    self.init(
      source, kind, cached.id.number, name: BoundedText.line(cached.name), year: cached.year,
      posterPath: cached.picture?.description)
  }
}
