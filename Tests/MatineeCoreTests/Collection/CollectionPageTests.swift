import AppFoundation
import Catalogue
import Foundation
import TMDB
import Testing

/// The page of a film collection: the films' order, duplicates and missing fields.
struct CollectionPageTests {
  private let format = PageFormat(texts: TitleTexts(locale: Locale(identifier: "en_US")), today: DayDate("2026-01-01"))

  private func page(_ json: String) throws -> CollectionPage {
    CollectionPage(try JSONDecoder().decode(CollectionDetails.self, from: Data(json.utf8)), format: format)
  }

  @Test func `A collection lists each movie once, by date`() throws {
    let page = try page(
      """
      {"id":3,"name":"The Series","parts":[{"id":9,"title":"Undated"},{"id":8,"title":"Second",
      "release_date":"2001-01-01"},{"id":7,"title":"First","release_date":"1999-01-01"},{"id":7,"title":"First"},
      {"id":6,"title":""},{"id":5,"title":"Pornography","adult":true}]}
      """)
    #expect(page.films.map(\.title) == ["First", "Second", "Undated"])
    #expect(page.line == "3 films · 1999–2001")
    #expect(page.link?.address.absoluteString == "https://www.themoviedb.org/collection/3")
  }

  @Test(arguments: [#"{"id":3}"#, #"{"id":3,"name":"","overview":null,"parts":null,"poster_path":"","images":[]}"#])
  func `A collection's page omits missing fields`(json: String) throws {
    let page = try page(json)
    #expect(page.name.text == "Collection" && page.line.isEmpty)
    #expect(page.overview == nil && page.poster == nil && page.films.isEmpty)
  }

  @Test func `A long overview is truncated`() throws {
    let page = try page(#"{"id":3,"name":"A","overview":"\#(String(repeating: "x ", count: 50_000))"}"#)
    #expect(page.overview.map { $0.text.count <= 10_001 } == true)
  }
}
