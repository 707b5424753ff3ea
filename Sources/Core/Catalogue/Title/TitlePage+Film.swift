import AppFoundation
import Localization
import TMDB

/// The conversion of a film's response to a page.
extension TitlePage {
  public init(_ film: MovieDetails, format: PageFormat) {
    let parts = film.appended
    let original = LanguageTag(film.originalLanguage)
    self.init(
      film.movie,
      names: TitleNames(film.movie, tagline: film.tagline, translations: parts.translations, format: format),
      format: format)
    metadata.minutes = film.runtime
    runningTime = format.texts.runningTime(film.runtime)
    certificate = Certificate(parts.releaseDates, format: format)
    genres = film.genres.links
    poster = format.poster(film.posterPath, among: parts.images, original: original)
    backdrop = format.backdrop(film.backdropPath, among: parts.images)
    keyCredits = KeyCredits.directors(parts.credits)
    cast = PersonCard.cast(parts.credits, format: format)
    crew = PersonCard.crew(parts.credits, format: format)
    videos = VideoCard.cards(parts.videos, original: original, format: format)
    backdrops = format.gallery(parts.images?.backdrops, .backdrop, named: tr("Backdrop"), original: original)
    posters = format.gallery(parts.images?.posters, .poster, named: tr("Poster"), original: original)
    collection = film.collection.flatMap { CollectionCard($0, format: format) }
    recommendations = TitleCard.cards(parts.recommendations?.results ?? [], except: id, format: format)
    similar = TitleCard.cards(parts.similar?.results ?? [], except: id, format: format)
    reviews = ReviewCard.cards(parts.reviews, format: format)
    offers = WatchOffers(parts.watchProviders, format: format)
    facts = Fact.facts(of: film, format: format)
    keywords = parts.keywords?.rows.links ?? []
    links = WebLink.links(id, imdbID: film.imdbID ?? parts.externalIDs?.imdbID, homepage: film.homepage, format: format)
    complete()
  }
}

extension [Genre] {
  /// The links to the genres, without duplicates. A genre without a name is omitted.
  var links: [PageLink<Genre.ID>] {
    var seen: Set<Genre.ID> = []
    return filter { !$0.name.isEmpty && seen.insert($0.id).inserted }.prefix(30).map { genre in
      PageLink(id: genre.id, name: BoundedText.line(genre.name, maximumLength: 60))
    }
  }
}

extension [Keyword] {
  /// The links to the keywords, without duplicates. A keyword without a name is omitted.
  var links: [PageLink<Keyword.ID>] {
    var seen: Set<Keyword.ID> = []
    return filter { $0.id > 0 && !$0.name.isEmpty && seen.insert($0.id).inserted }.prefix(100).map { keyword in
      PageLink(id: keyword.id, name: BoundedText.line(keyword.name, maximumLength: 60))
    }
  }
}

extension CollectionCard {
  init?(_ collection: CollectionSummary, format: PageFormat) {
    guard collection.id > 0, !collection.name.isEmpty else { return nil }
    id = collection.id
    name = BoundedText.line(collection.name)
    poster = format.picture(collection.posterPath, .poster)
    backdrop = format.picture(collection.backdropPath, .backdrop)
  }
}
