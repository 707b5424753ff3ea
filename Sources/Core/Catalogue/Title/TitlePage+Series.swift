import AppFoundation
import Localization
import TMDB

/// The conversion of a series' response to a page.
extension TitlePage {
  public init(_ series: TVShowDetails, format: PageFormat) {
    let parts = series.appended
    let original = LanguageTag(series.originalLanguage)
    self.init(
      series.show,
      names: TitleNames(series.show, tagline: series.tagline, translations: parts.translations, format: format),
      format: format)
    years = format.texts.years(from: series.firstAirDate, to: series.lastAirDate, isOngoing: series.isOngoing)
    metadata.lastDate = series.lastAirDate
    metadata.minutes = series.usualRunningTime
    runningTime = format.texts.runningTime(series.usualRunningTime)
    certificate = Certificate(parts.contentRatings, format: format)
    genres = series.genres.links
    poster = format.poster(series.posterPath, among: parts.images, original: original)
    backdrop = format.backdrop(series.backdropPath, among: parts.images)
    keyCredits = KeyCredits.creators(series.creators)
    cast = PersonCard.cast(parts.aggregateCredits, format: format)
    crew = PersonCard.crew(parts.aggregateCredits, format: format)
    videos = VideoCard.cards(parts.videos, original: original, format: format)
    backdrops = format.gallery(parts.images?.backdrops, .backdrop, named: tr("Backdrop"), original: original)
    posters = format.gallery(parts.images?.posters, .poster, named: tr("Poster"), original: original)
    recommendations = TitleCard.cards(parts.recommendations?.results ?? [], except: id, format: format)
    similar = TitleCard.cards(parts.similar?.results ?? [], except: id, format: format)
    reviews = ReviewCard.cards(parts.reviews, format: format)
    offers = WatchOffers(parts.watchProviders, format: format)
    facts = Fact.facts(of: series, format: format)
    keywords = parts.keywords?.rows.links ?? []
    links = WebLink.links(id, imdbID: parts.externalIDs?.imdbID, homepage: series.homepage, format: format)
    seasons = SeasonList(series, format: format)
    complete()
  }
}

extension TVShowDetails {
  /// The usual length of an episode. TMDB rarely provides it for recent series, so the latest episode's length replaces
  /// it.
  var usualRunningTime: Int? {
    let lengths = [episodeRunTimes.first, lastEpisode?.runtime, nextEpisode?.runtime]
    return lengths.lazy.compactMap(\.self).first { $0 > 0 }
  }
}
