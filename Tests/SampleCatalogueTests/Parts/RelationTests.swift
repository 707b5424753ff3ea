// Tests of recommendations, collections, external IDs and deleted entries.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct RelationTests {
  @Test(arguments: ["movie/910000103", "tv/920000017"])
  func `Recommendations and similar titles are paged`(_ title: String) async throws {
    for part in ["recommendations", "similar"] {
      let first = try await fetch("\(title)/\(part)")
      let second = try await fetch("\(title)/\(part)?page=2")
      #expect(first.results.count == 20)
      #expect(!second.results.isEmpty)
      #expect(Set(first.ids).isDisjoint(with: second.ids))
      #expect(first.object["id"] == nil)
      #expect(first.results.allSatisfy { ($0["media_type"] != nil) == (part == "recommendations") })
      let id = try #require(Int(title.split(separator: "/")[1]))
      #expect(!(first.ids + second.ids).contains(id))
    }
  }

  @Test func `A collection lists its movies by release date`() async throws {
    for movie in try await CatalogueContent.movies.value {
      guard let summary = movie.collection else { continue }
      let collection = try await CatalogueContent.page(
        "collection/\(summary.id)", appending: ["images", "translations"], as: CollectionDetails.self)
      #expect(collection.name == summary.name)
      #expect(collection.parts.contains { $0.id == movie.id })
      let days = collection.parts.compactMap { $0.releaseDate?.description }
      #expect(days == days.sorted())
    }
    #expect(try await fetch("collection/940000013").object.rows("parts").count == 3)
    #expect((try await fetch("collection/940000013").object["overview"] as? String)?.isEmpty == false)
  }

  @Test func `Movies have keywords and external IDs`() async throws {
    let movies = try await CatalogueContent.movies.value
    #expect(movies.count { $0.appended.keywords?.rows.isEmpty == false } > 200)
    #expect(movies.allSatisfy { $0.appended.externalIDs?.imdbID == $0.imdbID })
    #expect(movies.contains { $0.appended.externalIDs?.wikidataID == "Q151599" && $0.title == "Metropolis" })
    let found = try await fetch("find/Q151599?external_source=wikidata_id").object.rows("movie_results")
    #expect(found.compactMap { $0["title"] as? String } == ["Metropolis"])
  }

  @Test func `Every image of a title is distinct`() async throws {
    let images = try #require(
      try await CatalogueContent.movies.value.first { $0.title == "Nosferatu" }?.appended.images)
    for pictures in [images.posters, images.backdrops] {
      #expect(pictures.count >= 3)
      var drawn: Set<Data> = []
      for picture in pictures {
        let url = try #require(URL(string: "https://image.tmdb.org/t/p/w300\(picture.path?.description ?? "")"))
        drawn.insert(try await catalogue.response(to: NetworkRequest(.get, url)).body)
      }
      #expect(drawn.count == pictures.count)
    }
  }

  @Test(arguments: [("movie", 919_999_999), ("tv", 929_999_999), ("person", 939_999_999)])
  func `A deleted entry appears in the changes but isn't found`(_ kind: String, id: Int) async throws {
    let changes = try await fetch("\(kind)/changes").results
    #expect(changes.compactMap { $0["id"] as? Int } == [id])
    #expect(changes.first?["adult"] is NSNull)
    let reply = try await fetch("\(kind)/\(id)?append_to_response=images")
    #expect(reply.status == 404)
    #expect(reply.code == 34)
  }
}
