import Catalogue
import Foundation
import Library

/// Between what screens show and what the library remembers.
extension TitleSource {
  public init(_ source: AnswerSource) {
    switch source {
    case .tmdb: self = .tmdb
    case .sample: self = .sample
    case .server(let address): self.init(rawValue: address)
    }
  }
}

extension TitleReference.Key {
  public init(_ id: TitleID, of source: TitleSource) {
    self.init(source, TitleReference.Kind(id.kind), id.number)
  }

  /// Which title of its source it is.
  public var titleID: TitleID { TitleID(TitleID.Kind(kind), number) }
}

extension TitleReference.Kind {
  public init(_ kind: TitleID.Kind) {
    switch kind {
    case .film: self = .film
    case .series: self = .series
    }
  }
}

extension TitleID.Kind {
  public init(_ kind: TitleReference.Kind) {
    switch kind {
    case .film: self = .film
    case .series: self = .series
    }
  }
}

extension TitleReference {
  /// A title as a row or its page tells of it.
  public init(_ title: TitleSummary, of source: TitleSource, imdbID: String? = nil) {
    self.init(
      source, TitleReference.Kind(title.id.kind), title.id.number, name: title.title,
      year: title.years.flatMap { Int($0.prefix(4)) },
      posterPath: title.poster.map { "/" + $0.lastPathComponent }, imdbID: imdbID)
  }
}
