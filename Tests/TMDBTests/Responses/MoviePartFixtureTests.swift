import Foundation
import TMDB
import Testing

/// Tests of the values in the models of a movie's parts. Shows have the same parts.
@Suite struct MoviePartFixtureTests {
  @Test func `Images have sizes, languages and file types`() throws {
    let images = try response(to: MovieTarget.images(1))
    #expect(images.backdrops.map(\.language) == [nil, "en"])
    #expect(images.backdrops.map(\.country) == [nil, "US"])
    #expect(images.backdrops[0].width == 3840 && images.backdrops[0].height == 2160)
    #expect(images.backdrops[0].aspectRatio == 1.778)
    #expect(images.logos.map(\.path?.rawValue) == ["/fxLogoClockmaker01.png", "/fxLogoClockmaker02.svg"])
    #expect(images.logos.map(\.country) == ["US", nil])
    #expect(images.posters.map(\.language) == ["en", nil, nil])
    #expect(images.posters.map(\.width) == [2000, 1000, 0])
    #expect(images.posters[0].voteAverage == 5.66 && images.posters[0].voteCount == 11)
    let damaged = try response(to: MovieTarget.images(1), "damaged")
    #expect(damaged.posters.map(\.width) == [0] && damaged.posters.map(\.path) == [nil])
    #expect(try response(to: CompanyTarget.images(1)).logos.map(\.fileType) == [".svg", ".png"])
    #expect(try response(to: PersonTarget.images(1)).profiles.map(\.width) == [1000, 666])
    #expect(try response(to: CollectionTarget.images(1)).posters.map(\.language) == ["en", "de"])
    #expect(try response(to: NetworkTarget.images(1)).logos.first?.imageID == "65f0c0de00000007000001f4")
  }

  @Test func `Videos have a site, a key, a type and a time`() throws {
    let videos = try response(to: MovieTarget.videos(1)).rows
    #expect(videos.map(\.site) == [.youTube, .vimeo, VideoSite(rawValue: "PondTube")])
    #expect(videos.map(\.type) == [.trailer, .clip, VideoType(rawValue: "Dive")])
    #expect(videos.map(\.key) == ["fxVideo0001", "990000002", "fxVideo0003"])
    #expect(videos.map(\.size) == [1080, 720, 2160] && videos.map(\.isOfficial) == [true, false, true])
    #expect(videos.map(\.language) == ["en", "en", nil])
    #expect(videos[0].publishedAt?.date == Date(timeIntervalSince1970: 1_547_485_203))
    #expect(try response(to: EpisodeTarget.videos(first, of: 1)).rows.map(\.type) == [.bloopers])
  }

  @Test func `Watch providers are grouped by country and type of offer`() throws {
    let countries = try response(to: MovieTarget.watchProviders(1)).countries
    let germany = try #require(countries["DE"])
    #expect(countries.keys.sorted() == ["DE", "GB", "IE"])
    #expect(germany.subscription.map(\.name) == ["Lantern+", "Kelpbox"])
    #expect(germany.subscription.map(\.displayPriority) == [3, 11])
    #expect(germany.subscription.first?.id == 9501)
    #expect(germany.subscription.first?.logoPath == ImagePath("/fxLogoLanternPlus.jpg"))
    #expect(germany.free.map(\.name) == ["Public Barge"] && germany.ads.map(\.name) == ["Antenna Free"])
    #expect(germany.rent.isEmpty && germany.buy.isEmpty)
    #expect(germany.link == "https://www.themoviedb.org/movie/900101/watch?locale=DE")
    #expect(countries["GB"]?.rent.map(\.name) == ["Reel Grove", "Kelpbox"])
    #expect(countries["IE"]?.buy.map(\.name) == ["Reel Grove"])
    #expect(try response(to: MovieTarget.watchProviders(1), "nowhere").countries.isEmpty)
    let damaged = try response(to: MovieTarget.watchProviders(1), "damaged").countries
    #expect(damaged.keys.sorted() == ["DE"] && damaged["DE"]?.subscription.map(\.name) == ["Kelpbox"])
  }

  @Test func `Release dates have a type, an age rating and a note`() throws {
    let countries = try response(to: MovieTarget.releaseDates(1)).rows
    #expect(countries.map(\.country) == ["GB", "DE"])
    let releases = countries.flatMap(\.releases)
    #expect(releases.map(\.type) == [.premiere, .theatrical, .digital, ReleaseType(rawValue: 9)])
    #expect(releases.map(\.certification) == [nil, "12A", "12", "12"])
    #expect(releases.map(\.note) == ["Ostrel Harbour Film Week", nil, "Kelpbox", nil])
    #expect(releases.map(\.language) == [nil, nil, "de", nil])
    #expect(releases[1].date?.date == Date(timeIntervalSince1970: 1_552_003_200))
    #expect(releases[1].descriptors == ["Moderate Peril"])
  }

  @Test func `Reviews have an author and an optional rating`() throws {
    let reviews = try response(to: MovieTarget.reviews(1)).results
    #expect(reviews.map(\.author) == ["saltlamp", "Old Gull"])
    #expect(reviews.map(\.authorDetails?.rating) == [8, nil])
    #expect(reviews.map(\.authorDetails?.avatarPath) == [nil, "/https://avatars.example/gull.jpg"])
    #expect(reviews[0].content.hasPrefix("Slow, **wet** and wonderful.\r\n"))
    #expect(reviews[1].createdAt?.date == Date(timeIntervalSince1970: 1_609_459_199))
    let review = try response(to: ReviewTarget.details("1"))
    #expect(review.mediaID == 900_101 && review.mediaType == .movie && review.language == "en")
    #expect(try response(to: TVTarget.reviews(1), "nothing").results.isEmpty)
  }

  @Test func `Untranslated texts are nil or empty`() throws {
    let translations = try response(to: MovieTarget.translations(1)).translations
    #expect(translations.map(\.language) == ["de", "en", "sq"] && translations.map(\.country) == ["DE", "US", "XK"])
    #expect(translations.map(\.data.title) == ["Die Uhrmacherin von Ostrel", nil, nil])
    #expect(translations.map(\.data.runtime) == [124, nil, nil])
    #expect(translations.map(\.data.tagline) == [nil, "Every hour is high water.", nil])
    #expect(translations[2].name.isEmpty && translations[2].data == TranslatedTexts())
    #expect(try response(to: TVTarget.translations(1)).translations.map(\.data.name) == ["Die Gezeitenwache", nil])
    #expect(try response(to: PersonTarget.translations(1)).translations.last?.data.name == "Ильзе Брандвик")
    #expect(try response(to: CollectionTarget.translations(1)).translations.first?.data.title == "Ostrel-Reihe")
  }

  @Test func `Changes have values of any type`() throws {
    let changes = try response(to: ChangesTarget.movie(1)).rows
    let items = changes.flatMap(\.items)
    #expect(changes.map(\.key) == ["images", "runtime", "tagline"])
    #expect(items.map(\.action) == [.added, .updated, ChangeAction(rawValue: "rewound"), .deleted])
    let poster: JSONValue = .object(["file_path": "/fxPosterClockmaker02.jpg", "iso_639_1": "en"])
    #expect(items[0].value == .object(["poster": poster]))
    #expect(items[1].value == 127 && items[1].originalValue == 126)
    #expect(items[2].value == "Every hour is high water." && items[2].originalValue == nil)
    #expect(items[3].value == .array(["mist", false]))
    #expect(items[1].time?.date == Date(timeIntervalSince1970: 1_928_570_744))
    #expect(items.map(\.language) == ["en", nil, "en", nil] && items.map(\.country) == [nil, nil, "US", nil])
    #expect(try response(to: ChangesTarget.movies()).results.map(\.isAdult) == [false, nil])
  }

  @Test func `A movie has alternative titles, keywords, external IDs and lists`() throws {
    #expect(try response(to: MovieTarget.alternativeTitles(1)).titles.map(\.type) == [nil, "working title"])
    #expect(try response(to: MovieTarget.keywords(1)).rows.map(\.name) == ["flooded town", "clock repair"])
    let ids = try response(to: MovieTarget.externalIDs(1))
    #expect(ids.imdbID == "tt99000001" && ids.facebookID == "ClockmakerFilm")
    #expect(ids.instagramID == nil && ids.twitterID == nil)
    let lists = try response(to: MovieTarget.lists(1))
    #expect(lists.id == 900_101 && lists.totalResults == 1143)
    #expect(lists.results.map(\.name) == ["Films to Watch in a Storm", "Clocks!"])
    #expect(lists.results.map(\.itemCount) == [12, 0] && lists.results.map(\.favoriteCount) == [3, 0])
  }

  private let first = EpisodeNumber(season: 1, episode: 1)
}
