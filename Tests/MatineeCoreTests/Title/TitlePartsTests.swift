import AppFoundation
import Catalogue
import Foundation
import TMDB
import Testing
import TitleIdentity
import WebTrailers

/// The parts of a page that select from TMDB's response: certificates, pictures, videos, reviews and offers.
struct TitlePartsTests {
  static let releases = #"""
    "release_dates":{"results":[
      {"iso_3166_1":"US","release_dates":[
        {"certification":"","type":1,"release_date":"1999-03-24T00:00:00.000Z"},
        {"certification":"NR","type":5,"release_date":"2000-01-01T00:00:00.000Z"},
        {"certification":"R","type":3,"release_date":"1999-03-31T23:59:59.000Z","descriptors":["Violence"]}]},
      {"iso_3166_1":"GB","release_dates":[{"certification":"15","type":4,"release_date":"1999-06-11T00:00:00.000Z"}]},
      {"iso_3166_1":"FR","release_dates":[{"certification":"","type":3,"release_date":"1999-06-23T00:00:00.000Z"}]}]}
    """#

  @Test(
    arguments: [
      ("US", "R", "Mar 31, 1999"), ("GB", "15", "Jun 11, 1999"), ("FR", nil, "Jun 23, 1999"), ("DE", nil, nil),
      (nil, nil, nil), ("us", "R", "Mar 31, 1999"),
    ] as [(String?, String?, String?)])
  func `The certificate and the release date are those of the reader's country`(
    region: String?, certificate: String?, released: String?
  ) throws {
    let page = try TitlePage.movie(Self.releases, format: .reader(region: region))
    #expect(page.certificate?.text == certificate)
    #expect(page.facts.first { $0.label.hasPrefix("Released in ") }?.value == released)
  }

  struct PosterRow: Sendable {
    var reader: String
    var answered: String?
    var posters: [String]
    var chosen: String?
    var substitute: String?
  }

  /// Each poster is identified by its language, or `null` for none. The title is Japanese.
  @Test(arguments: [
    PosterRow(reader: "de", answered: "de", posters: ["en", "de", "null"], chosen: "de"),
    PosterRow(reader: "de:fr", answered: "ja", posters: ["en", "fr", "ja"], chosen: "fr", substitute: "Französisch"),
    PosterRow(reader: "de", answered: "ja", posters: ["en"], chosen: "ja", substitute: "Japanisch"),
    PosterRow(reader: "de", answered: nil, posters: ["en", "null"], chosen: "en", substitute: "Englisch"),
    PosterRow(reader: "de", answered: "null", posters: ["null", "it"], chosen: "null"),
    PosterRow(reader: "de", answered: "xx", posters: ["it", "xx"], chosen: "xx"),
    PosterRow(reader: "pt-BR", answered: "pt-PT", posters: ["en", "pt-PT", "pt-BR"], chosen: "pt-BR"),
    PosterRow(reader: "de", answered: "en", posters: [], chosen: "en"),
    PosterRow(reader: "de", answered: nil, posters: [], chosen: nil),
  ])
  func `The poster is in the best available language`(row: PosterRow) throws {
    let listed = row.posters.map { name in
      let parts = name.split(separator: "-")
      let language = name == "null" ? "null" : "\"\(parts[0])\""
      let country = parts.count > 1 ? "\"\(parts[1])\"" : "null"
      return #"{"file_path":"/\#(name).jpg","iso_639_1":\#(language),"iso_3166_1":\#(country)}"#
    }.joined(separator: ",")
    let answered = row.answered.map { "\"/\($0).jpg\"" } ?? "null"
    let page = try TitlePage.movie(
      #""original_language":"ja","poster_path":\#(answered),"images":{"posters":[\#(listed)]}"#,
      format: .reader(row.reader))
    #expect(page.poster?.address.lastPathComponent == row.chosen.map { "\($0).jpg" })
    #expect(page.poster?.substitute == row.substitute)
  }

  @Test func `The page keeps the poster that lists show if no other has a better language`() throws {
    let page = try TitlePage.movie(
      #""poster_path":"/shown.jpg","images":{"posters":[{"file_path":"/better.jpg","iso_639_1":"en","vote_average":9},{"file_path":"/shown.jpg","iso_639_1":"en","vote_average":1}]}"#,
      format: .reader("en"))
    #expect(page.poster?.address.lastPathComponent == "shown.jpg")
    #expect(page.posters.map(\.address.lastPathComponent) == ["better.jpg", "shown.jpg"])
    #expect(page.posters.last?.accessibleLabel == "Poster 2 of 2")
  }

  @Test(
    arguments: [
      (#""/a.jpg""#, "[]", "a.jpg"),
      (#""/a.jpg""#, #"[{"file_path":"/a.jpg","iso_639_1":"en"},{"file_path":"/b.jpg","iso_639_1":null}]"#, "b.jpg"),
      (#""/a.jpg""#, #"[{"file_path":"/b.jpg"},{"file_path":"/a.jpg","iso_639_1":"xx"}]"#, "a.jpg"),
      ("null", #"[{"file_path":"/b.jpg","iso_639_1":"en"}]"#, "b.jpg"), ("null", "[{}]", nil),
    ] as [(String, String, String?)])
  func `A backdrop without text is preferred`(answered: String, listed: String, chosen: String?) throws {
    let page = try TitlePage.movie(#""backdrop_path":\#(answered),"images":{"backdrops":\#(listed)}"#)
    #expect(page.backdrop?.lastPathComponent == chosen)
  }

  @Test func `Videos are sorted by type, official status and language`() throws {
    let videos = [
      ("clip", "Clip", true, "de"), ("fan", "Trailer", false, "de"), ("en", "Trailer", true, "en"),
      ("de", "Trailer", true, "de"), ("teaser", "Teaser", true, "de"), ("odd", "Hologram", true, "de"),
    ].map {
      #"{"id":"\#($0.0)","name":"\#($0.0)","site":"YouTube","key":"keykey","type":"\#($0.1)","official":\#($0.2),"iso_639_1":"\#($0.3)","size":1080}"#
    }
    let page = try TitlePage.movie(
      #""videos":{"results":[\#(videos.joined(separator: ","))]}"#, format: .reader("de"))
    #expect(page.videos.map(\.id) == ["de", "en", "fan", "teaser", "clip", "odd"])
    #expect(page.videos.map(\.substitute) == [nil, "Englisch", nil, nil, nil, nil])
    #expect(page.videos[1].detail == "Trailer · Englisch · 1080p")
    #expect(page.videos[1].accessibleLabel == "en, Trailer, Englisch")
    #expect(page.videos[1].action == "Play trailer en, Englisch")
    #expect(page.videos[1].picture?.absoluteString == "https://i.ytimg.com/vi/keykey/mqdefault.jpg")
  }

  @Test(
    arguments: [
      ("YouTube", "abc_-9", web(.youTube, "abc_-9")), ("YouTube", "a&b=cd", nil), ("YouTube", "", nil),
      ("Vimeo", "123", web(.vimeo, "123")),
      ("Vimeo", "../x", nil), ("File", "javascript:x", nil), ("File", "file:///etc/passwd", nil),
      ("Dailymotion", "x", .other("Dailymotion")),
    ] as [(String, String, VideoCard.Source?)])
  func `Videos with invalid or local sources are omitted`(site: String, key: String, source: VideoCard.Source?) throws {
    let page = try TitlePage.movie(#""videos":{"results":[{"id":"1","site":"\#(site)","key":"\#(key)"}]}"#)
    #expect(page.videos.first?.source == source)
  }

  @Test func `Video files on this device are allowed if the page's format plays files`() throws {
    var format = PageFormat.reader()
    format.playsFiles = true
    let page = try TitlePage.movie(
      #""videos":{"results":[{"id":"1","site":"File","key":"file:///clips/a.webm","type":"Trailer"}]}"#, format: format)
    #expect(page.videos.first?.source == .file(URL(filePath: "/clips/a.webm")))
    #expect(page.videos.first?.name == "Trailer" && page.videos.first?.accessibleLabel == "Trailer")
    #expect(page.videos.first?.action == "Play trailer" && page.videos.first?.picture == nil)
  }

  @Test func `A review has plain text, an author, a rating and a date`() throws {
    let page = try TitlePage.movie(
      #""reviews":{"results":[{"id":"r","author":"a","author_details":{"name":"","username":"u","rating":8.0},"content":"**Good** [film](http://x), _truly_.\r\n\r\n> Yes","created_at":"2016-04-29T23:59:59.000Z","url":"https://www.themoviedb.org/review/r"},{"id":"empty","content":" "},{"id":"r","content":"again"}]}"#
    )
    let review = try #require(page.reviews.first)
    #expect(page.reviews.count == 1)
    #expect(review.author == "a" && review.rating == "8.0 out of 10" && review.date == "Apr 29, 2016")
    #expect(review.text == "Good film, truly.\n\nYes")
    #expect(review.address != nil)
  }

  @Test func `Each watch provider is listed once with its terms, the reader’s own first`() throws {
    let offers =
      #""watch/providers":{"results":{"DE":{"rent":[{"provider_id":2,"provider_name":"B"},{"provider_id":1,"provider_name":"A"}],"flatrate":[{"provider_id":1,"provider_name":"A"}],"buy":[{"provider_id":3,"provider_name":"C"}]}}}"#
    let services = try #require(TitlePage.movie(offers, format: .reader(region: "DE")).offers).services(mine: [3])
    #expect(services.map(\.provider.name) == ["C", "A", "B"])
    #expect(services.map(\.terms) == [[.buy], [.subscription, .rent], [.rent]])
    #expect(services.map(\.isIncluded) == [false, true, false])
  }

  @Test func `Watch offers are those of the reader's country, grouped by terms`() throws {
    let offers =
      #""watch/providers":{"results":{"DE":{"link":"https://www.themoviedb.org/movie/7/watch?locale=DE","rent":[{"provider_id":2,"provider_name":"B","display_priority":9},{"provider_id":3,"provider_name":"C","display_priority":1}],"flatrate":[{"provider_id":1,"provider_name":"A","logo_path":"/a.jpg"}],"buy":[]}}}"#
    let page = try TitlePage.movie(offers, format: .reader(region: "DE"))
    #expect(page.offers?.groups.map(\.title) == ["Subscription", "Rent"])
    #expect(page.offers?.groups.last?.providers.map(\.name) == ["C", "B"])
    #expect(
      page.offers?.groups.first?.providers.first?.logo?.absoluteString == "https://image.tmdb.org/t/p/w92/a.jpg#logo")
    #expect(page.offers?.country == "Germany" && page.offers?.link != nil)
    #expect(WatchOffers.attribution == "JustWatch")
    #expect(try TitlePage.movie(offers, format: .reader(region: "FR")).offers == nil)
    #expect(try TitlePage.movie(offers).offers == nil)
  }

  @Test func `Each text falls back to its own best language`() throws {
    let page = try TitlePage.movie(
      #""original_title":"七","original_language":"ja","overview":"","tagline":"","translations":{"translations":[{"iso_639_1":"en","iso_3166_1":"US","data":{"title":"Seven!","overview":"Words."}},{"iso_639_1":"ja","data":{"title":"","tagline":"言葉"}},{"iso_639_1":"fr","data":{"overview":"Mots.","title":""}}]}"#
        .replacingOccurrences(of: "\n", with: ""), format: .reader("de:fr"))
    // TMDB returned a title other than the original one, so it is in the reader's language.
    #expect(page.title == TextChoice("Seven", language: LanguageTag("de")))
    #expect(page.overview == TextChoice("Mots.", language: LanguageTag("fr"), substitute: "Französisch"))
    #expect(page.tagline == TextChoice("言葉", language: LanguageTag("ja"), substitute: "Japanisch"))
  }

  @Test func `A title that is the same in the reader's language has no language label`() throws {
    let film = try read(
      MovieDetails.self,
      #"{"id":7,"title":"Metropolis","original_title":"Metropolis","original_language":"de","translations":{"translations":[{"iso_639_1":"en","iso_3166_1":"US","data":{"title":"","overview":"Words."}}]}}"#
    )
    #expect(TitlePage(film, format: .reader("en")).title.substitute == nil)
    #expect(TitlePage(film, format: .reader("fr")).title.substitute == "Allemand")
  }

  @Test func `A title without a translation is the original one with a language label`() throws {
    let film = try read(
      MovieDetails.self,
      #"{"id":7,"title":"七","original_title":"七","original_language":"ja","translations":{"translations":[{"iso_639_1":"en","data":{"title":"Seven"}}]}}"#
    )
    #expect(
      TitlePage(film, format: .reader("de")).title
        == TextChoice("七", language: LanguageTag("ja"), substitute: "Japanisch"))
    #expect(TitlePage(film, format: .reader("de:en")).title.text == "Seven")
    #expect(TitlePage(film, format: .reader("ja")).title.substitute == nil)
  }
}

private func web(_ site: WebTrailer.Site, _ id: String) -> VideoCard.Source? {
  WebTrailer(site, id: id).map { .web($0) }
}
