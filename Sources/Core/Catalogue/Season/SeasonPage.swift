import AppFoundation
import Foundation
import TMDB

/// The content of a season's page.
///
/// TMDB returns episodes in a single language. Texts that aren't available in it are absent.
public struct SeasonPage: Identifiable, Equatable, Sendable {
  public let id: SeasonID
  public var name: TextChoice
  /// The year and the number of episodes on one line.
  public var line: String
  /// The date of the first episode in the locale's medium format.
  public var airDate: String?
  /// The average rating on TMDB; `nil` if there is none. TMDB doesn't report the number of votes.
  public var rating: RatingText?
  public var overview: TextChoice?
  public var poster: PictureChoice?
  /// The episodes by number.
  public var episodes: [EpisodeCard]
  public var cast: [PersonCard]
  public var videos: [VideoCard]
  public var link: WebLink?
}

extension SeasonPage {
  /// - Parameter original: The series' original language, which the season's response doesn't contain.
  public init(_ season: Season, of id: SeasonID, original: LanguageTag? = nil, format: PageFormat) {
    self.id = id
    let parts = season.appended
    let card = SeasonCard(season.summary, of: id.show, format: format)
    let texts = TextSources(requestLanguage: format.requestLanguage, translations: parts.translations)
    // A season without a name in the requested language is named by its number.
    let names = season.name.isEmpty ? [] : texts.candidates(season.name, \.name)
    let name = format.languagePreferences.choice(of: names, original: original)
    self.name = name.map { $0.with(BoundedText.line($0.text)) } ?? TextChoice(card.name)
    rating = season.voteAverage > 0 ? RatingText(season.voteAverage, texts: format.texts) : nil
    let overview = format.languagePreferences.choice(
      of: texts.candidates(season.overview, \.overview), original: original)
    self.overview = overview.map { $0.with(BoundedText.paragraphs($0.text, maximumLength: 10_000)) }
    poster = format.poster(season.posterPath, among: parts.images, original: original)
    airDate = season.airDate.map(format.texts.date)
    line = [card.year, card.episodes].filter { !$0.isEmpty }.joined(separator: " · ")
    var seen: Set<Episode.ID> = []
    let distinct = season.episodes.filter { seen.insert($0.id).inserted }.sorted { $0.episodeNumber < $1.episodeNumber }
    episodes = distinct.map { episode in
      var numbered = episode
      numbered.seasonNumber = id.number
      return EpisodeCard(numbered, of: id.show, format: format)
    }
    cast = PersonCard.cast(parts.aggregateCredits, format: format)
    videos = VideoCard.cards(parts.videos, original: original, format: format)
    link = WebLink.links("\(id)", imdb: nil, homepage: nil, format: format).first
  }
}
