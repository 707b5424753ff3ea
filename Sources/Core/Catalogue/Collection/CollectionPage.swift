import AppFoundation
import Foundation
import Localization
import TMDB

/// The content of a collection's page. Unknown values are absent.
public struct CollectionPage: Identifiable, Equatable, Sendable {
  public let id: CollectionSummary.ID
  public var name: TextChoice
  /// The number of films, and the years from the first to the last.
  public var line: String
  public var overview: TextChoice?
  public var poster: PictureChoice?
  /// The films by date. Films without a date are last.
  public var films: [TitleCard]
  public var link: WebLink?
}

extension CollectionPage {
  public init(_ collection: CollectionDetails, format: PageFormat) {
    id = collection.id
    let original = LanguageTag(collection.originalLanguage)
    let texts = TextSources(requestLanguage: format.requestLanguage, translations: collection.translations)
    // TMDB returns the original name if there is none in the requested language.
    let isOriginal = collection.name == collection.originalName && original != nil
    let named = LanguagePreferences.Candidate(isOriginal ? original : format.requestLanguage, collection.name)
    let name = format.languagePreferences.choice(
      of: [named] + texts.candidates("", \.title) + texts.candidates("", \.name), original: original)
    self.name = name.map { $0.with(BoundedText.line($0.text)) } ?? TextChoice(tr("Collection"))
    let overview = format.languagePreferences.choice(
      of: texts.candidates(collection.overview, \.overview), original: original)
    self.overview = overview.map { $0.with(BoundedText.paragraphs($0.text, maximumLength: 10_000)) }
    poster = format.poster(collection.posterPath, among: collection.images, original: original)
    let dated = collection.parts.filter { $0.releaseDate != nil }.sorted(by: Self.isEarlier)
    let parts = dated + collection.parts.filter { $0.releaseDate == nil }
    films = Array(TitleCard.cards(parts, except: nil, format: format).prefix(Self.maximumMovies))
    let years = format.texts.years(
      from: dated.first?.releaseDate, to: dated.last?.releaseDate, isOngoing: false)
    let count = tr(
      one: "{count} film", other: "{count} films", count: films.count, ["count": format.texts.count(films.count)])
    line = [films.isEmpty ? nil : count, years].compactMap(\.self).joined(separator: " · ")
    link = WebLink.links("collection/\(id)", imdb: nil, homepage: nil, format: format).first
  }

  private static func isEarlier(_ left: Movie, _ right: Movie) -> Bool {
    guard let left = left.releaseDate, let right = right.releaseDate else { return left.releaseDate != nil }
    return left < right
  }

  /// The maximum number of films. The longest collections have about fifty.
  private static let maximumMovies = 200
}
