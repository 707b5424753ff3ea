// Tests of search results and their order.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct SearchTests {
  @Test(arguments: [
    ("movie?query=nosferatu", "Nosferatu"), ("movie?query=NOSFER", "Nosferatu"),
    ("movie?query=eine%20symphonie", "Nosferatu"), ("movie?query=haxan", "Häxan"),
    ("movie?query=pandoras+box", "Pandora's Box"), ("movie?query=pandora%E2%80%99s%20box", "Pandora's Box"),
    ("movie?query=%E5%8D%83%E3%81%A8", "Spirited Away"), ("movie?query=the%20godfather", "The Godfather"),
    ("movie?query=godfather%20part", "The Godfather Part II"),
    ("movie?query=all%20quiet&year=2022", "All Quiet on the Western Front"),
    ("tv?query=dekalog", "Dekalog"), ("tv?query=twin%20pe", "Twin Peaks"),
    ("person?query=meli%C3%A8s", "Georges Méliès"),
    ("person?query=melies", "Georges Méliès"), ("multi?query=metropolis", "Metropolis"),
    ("multi?query=buster%20kea", "Buster Keaton"), ("keyword?query=vampire", "vampire"),
    ("company?query=prana", "Prana-Film"),
  ])
  func `A search ranks the expected title first`(_ path: String, name: String) async throws {
    #expect(try await fetch("search/" + path).titles.first == name)
  }

  @Test(arguments: [
    "movie?query=zzzz", "movie?query=nosferatu&year=1979", "movie?query=nosferatu&primary_release_year=1923",
    "tv?query=dekalog&first_air_date_year=1990", "movie?query=%21%21", "person?query=osferatu",
  ])
  func `A search without matches returns one empty page`(_ path: String) async throws {
    let response = try await fetch("search/" + path)
    #expect(response.status == 200)
    #expect(response.results.isEmpty)
    #expect(response.object["total_pages"] as? Int == 1)
    #expect(response.object["total_results"] as? Int == 0)
  }

  @Test func `The year filter matches any episode of a show`() async throws {
    #expect(try await fetch("search/tv?query=twin%20peaks&year=2017").titles == ["Twin Peaks"])
    #expect(try await fetch("search/tv?query=twin%20peaks&first_air_date_year=2017").titles.isEmpty)
  }

  @Test func `A better match ranks above a more popular title`() async throws {
    let titles = try await fetch("search/movie?query=wings").titles
    #expect(titles.first == "Wings")
    let mothers = try await fetch("search/movie?query=mother").titles
    #expect(mothers.first == "Mother")
  }

  @Test func `A multi search returns the media type of each row`() async throws {
    let rows = try await fetch("search/multi?query=sherlock").results
    #expect(Set(rows.compactMap { $0["media_type"] as? String }) == ["movie", "tv"])
    let person = try #require(try await fetch("search/multi?query=fritz%20lang").results.first)
    #expect(person["media_type"] as? String == "person")
    #expect((person["known_for"] as? [[String: Any]])?.isEmpty == false)
  }

  @Test func `A long search result is paged without duplicates`() async throws {
    let first = try await fetch("search/movie?query=the")
    let second = try await fetch("search/movie?query=the&page=2")
    #expect(first.ids.count == 20)
    #expect(second.ids.count > 0)
    #expect(Set(first.ids).isDisjoint(with: second.ids))
  }

  @Test func `A search finds a collection and its movies`() async throws {
    let row = try #require(try await fetch("search/collection?query=godfather").results.first)
    let id = try #require(row["id"] as? Int)
    let parts = try await fetch("collection/\(id)").object.rows("parts")
    #expect(parts.compactMap { $0["title"] as? String }.first == "The Godfather")
    #expect(parts.count == 3)
  }
}
