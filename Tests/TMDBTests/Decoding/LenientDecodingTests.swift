import Foundation
import TMDB
import Testing

/// Deviations of TMDB's responses from its documentation, one per test case.
@Suite struct LenientDecodingTests {
  @Test(arguments: [
    #"{"id":1}"#, #"{"id":1,"release_date":""}"#, #"{"id":1,"release_date":null}"#, #"{"id":1,"poster_path":null}"#,
    #"{"id":1,"poster_path":""}"#, #"{"id":1,"overview":null,"title":null,"genre_ids":null,"adult":null}"#,
    #"{"id":"1","vote_average":0,"popularity":0}"#, #"{"id":1.0}"#, #"{"id":1,"new_member":{"a":[1]}}"#,
  ])
  func `Missing, null, empty and unknown fields decode without a report`(_ json: String) throws {
    let report = DecodingReport()
    #expect(try decoded(Movie.self, json, report: report) == Movie(id: 1))
    #expect(report.isClean)
  }

  @Test(arguments: [("7", 7.0), ("7.5", 7.5), (#""7.5""#, 7.5), ("0", 0)])
  func `A decimal field accepts integers and strings`(_ text: String, _ value: Double) throws {
    #expect(try decoded(Movie.self, #"{"id":1,"vote_average":\#(text)}"#).voteAverage == value)
  }

  @Test(arguments: [("12", 12), ("12.0", 12), (#""12""#, 12)])
  func `An integer field accepts decimals and strings`(_ text: String, _ value: Int) throws {
    #expect(try decoded(Movie.self, #"{"id":1,"vote_count":\#(text)}"#).voteCount == value)
  }

  @Test(arguments: [("true", true), ("false", false), ("1", true), ("0", false), (#""true""#, true)])
  func `A Boolean field accepts numbers and strings`(_ text: String, _ value: Bool) throws {
    #expect(try decoded(Movie.self, #"{"id":1,"adult":\#(text)}"#).isAdult == value)
  }

  @Test(arguments: [
    #""title":{}"#, #""release_date":"soon""#, #""poster_path":"/../x""#, #""vote_average":"good""#,
    #""genre_ids":"1,2""#,
    #""vote_count":[1]"#, #""adult":"perhaps""#, #""vote_count":1e99"#, #""release_date":"2015-02-30""#,
  ])
  func `An unreadable field is skipped and counted, and its row remains`(_ member: String) throws {
    let report = DecodingReport()
    #expect(try decoded(Movie.self, #"{"id":1,\#(member)}"#, report: report) == Movie(id: 1))
    #expect(report.unreadableFields == 1)
    #expect(report.droppedRows == 0)
  }

  @Test(arguments: ["null", "1", #""x""#, "[]", "{}", #"{"id":null}"#, #"{"id":"x"}"#, #"{"title":"A"}"#])
  func `An unreadable row is skipped and counted, and its page remains`(_ row: String) throws {
    let report = DecodingReport()
    let page = try decoded(
      Page<Movie>.self, #"{"page":1,"results":[{"id":1},\#(row),{"id":2}],"total_pages":1,"total_results":3}"#,
      report: report)
    #expect(page.results.map(\.id) == [1, 2])
    #expect(report.droppedRows == 1)
    #expect(report.paths == ["results.1"])
  }

  @Test func `Unreadable rows inside a row are counted, too`() throws {
    let report = DecodingReport()
    let json = #"{"id":1,"known_for":[{"id":2,"media_type":"movie"},{"id":3,"media_type":"hologram"},{"title":"x"}]}"#
    let person = try decoded(Person.self, json, report: report)
    #expect(person.knownFor.map(\.id.number) == [2])
    #expect(report.droppedRows == 2)
  }

  @Test func `A page without rows throws a decoding error`() {
    #expect(throws: DecodingError.self) { try decoded(Page<Movie>.self, #"{"page":1}"#) }
    #expect(throws: DecodingError.self) { try decoded(Page<Movie>.self, "[]") }
    #expect(throws: DecodingError.self) { try decoded(Page<Movie>.self, "<html>") }
  }

  @Test func `A report lists up to 20 paths and no values`() throws {
    let report = DecodingReport()
    let rows = Array(repeating: #"{"title":"Secret"}"#, count: 50).joined(separator: ",")
    _ = try decoded(Page<Movie>.self, #"{"results":[\#(rows),{"id":1}]}"#, report: report)
    #expect(report.droppedRows == 50)
    #expect(report.paths.count == 20)
    #expect(!report.paths.joined().contains("Secret"))
  }
}
