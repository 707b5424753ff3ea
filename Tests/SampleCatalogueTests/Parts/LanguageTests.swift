// Tests of other languages: translations, and TMDB's fallbacks where there are none.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct LanguageTests {
  @Test(arguments: [
    ("de-DE", "Chihiros Reise ins Zauberland"), ("fr", "Le Voyage de Chihiro"), ("es-MX", "El viaje de Chihiro"),
    ("en-US", "Spirited Away"), ("it", "千と千尋の神隠し"),
  ])
  func `A title is in the requested or else in the original language`(_ language: String, title: String) async throws {
    let movie = try await fetch("movie/910000193?language=\(language)").object
    #expect(movie["title"] as? String == title)
    #expect(movie["original_title"] as? String == "千と千尋の神隠し")
    let row = try await fetch("discover/movie?primary_release_year=2001&with_original_language=ja&language=\(language)")
    #expect(row.results.first?["title"] as? String == title)
    #expect(row.results.first?["overview"] as? String == movie["overview"] as? String)
    #expect(row.results.first?["poster_path"] as? String == movie["poster_path"] as? String)
  }

  @Test func `A missing translation leaves the overview and tagline empty`() async throws {
    let safety = try await fetch("movie/910000036?language=es").object
    #expect(safety["title"] as? String == "El hombre mosca")
    #expect(safety["overview"] as? String == "")
    let charade = try await fetch("movie/910000160?language=fr").object
    #expect(charade["title"] as? String == "Charade")
    #expect((charade["overview"] as? String)?.hasPrefix("Son mari") == true)
    let unknown = try await fetch("movie/910000108?language=de").object
    #expect(unknown["title"] as? String == "The Third Man")
    #expect(unknown["overview"] as? String == "")
    #expect(unknown["tagline"] as? String == "")
  }

  @Test func `Most popular titles have translated overviews`() async throws {
    for (kind, least) in [("movie", 18), ("tv", 7)] {
      for language in ["de", "fr", "es"] {
        let page = try await fetch("discover/\(kind)?language=\(language)").results
        #expect(page.count { ($0["overview"] as? String)?.isEmpty == false } >= least - 2, "\(kind) \(language)")
      }
    }
  }

  @Test func `Translations list exactly the available languages`() async throws {
    let list = try #require(
      try await CatalogueContent.movies.value.first { $0.title == "Metropolis" }?.appended.translations)
    #expect(list.translations.map(\.language) == ["en", "de", "fr", "es"])
    #expect(list.translations.map(\.name) == ["English", "Deutsch", "Français", "Español"])
    #expect(list.translations.allSatisfy { $0.data.overview?.isEmpty == false })
    #expect(list.translations[1].data.tagline?.isEmpty == false)
    let dark = try await CatalogueContent.shows.value.first { $0.name == "Dark" }?.appended.translations?.translations
    #expect(dark?.first { $0.language == "fr" }?.data.overview?.isEmpty == false)
    let plain = try await CatalogueContent.movies.value.first { $0.title == "The Crowd" }?.appended.translations
    #expect(plain?.translations.map(\.language) == ["en"])
  }

  @Test func `Genre names are in the requested language or in English`() async throws {
    let movie = try await fetch("movie/910000031?language=de").object
    #expect(movie.rows("genres").compactMap { $0["name"] as? String } == ["Horror", "Fantasy"])
    for (language, name) in [
      ("de", "Komödie"), ("fr", "Comédie"), ("es", "Comedia"), ("en", "Comedy"), ("it", "Comedy"),
    ] {
      for kind in ["movie", "tv"] {
        let genres = try await fetch("genre/\(kind)/list?language=\(language)").object.rows("genres")
        #expect(genres.first { $0["id"] as? Int == 35 }?["name"] as? String == name)
        #expect(genres.count == (kind == "movie" ? 19 : 16))
      }
    }
  }

  @Test func `Season names are in the requested language`() async throws {
    let names = { (language: String) in
      try await fetch("tv/920000017?language=\(language)").object.rows("seasons").compactMap { $0["name"] as? String }
    }
    #expect(try await names("de").prefix(2) == ["Extras", "Staffel 1"])
    #expect(try await names("fr").prefix(2) == ["Épisodes spéciaux", "Saison 1"])
    #expect(try await names("en") == ["Specials", "Series 1", "Series 2", "Series 3", "Series 4"])
    let season = try await fetch("tv/920000017/season/2?language=es").object
    #expect(season["name"] as? String == "Temporada 2")
    #expect(season.rows("episodes").allSatisfy { $0["overview"] as? String == "" })
  }

  @Test func `A biography is in the requested language or empty`() async throws {
    let keaton = try #require(try await fetch("search/person?query=buster%20keaton").ids.first)
    let life = { (language: String) in
      try await fetch("person/\(keaton)?language=\(language)").object["biography"] as? String
    }
    #expect(try await life("de")?.contains("Komiker") == true)
    #expect(try await life("es") == "")
    #expect(try await life("en")?.isEmpty == false)
  }

  @Test func `Images match the requested languages`() async throws {
    let languages = { (query: String) in
      let images = try await fetch("movie/910000063/images\(query)").object
      let posters = Set(images.rows("posters").map { $0["iso_639_1"] as? String ?? "null" }).sorted()
      return (posters, images.rows("backdrops").count)
    }
    #expect(try await languages("") == (["de", "en", "es", "fr"], 3))
    #expect(try await languages("?language=de-DE") == (["de"], 0))
    #expect(try await languages("?language=de-DE&include_image_language=en,null") == (["de", "en"], 3))
    #expect(try await languages("?include_image_language=null") == ([], 3))
  }

  @Test func `A translated title has its own poster`() async throws {
    let movie = try await fetch("movie/910000193?language=de").object
    let path = try #require(movie["poster_path"] as? String)
    #expect(path == "/p910000193-4.jpg")
    let german = try await picture(path)
    #expect(german.status == 200)
    #expect(try await german.body != picture("/p910000193.jpg").body)
    #expect(try await picture("/p910000108-4.jpg").status == 404)
    #expect(try await picture("/b910000193-4.jpg").status == 404)
    #expect(try await picture("/p910000193-7.jpg").status == 404)
  }
}

extension LanguageTests {
  private func picture(_ path: String) async throws -> NetworkResponse {
    let url = try #require(URL(string: "https://image.tmdb.org/t/p/w342" + path))
    return try await catalogue.response(to: NetworkRequest(.get, url))
  }
}
