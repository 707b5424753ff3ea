import Foundation
import Testing
import TitleIndex

@testable import Search

/// The matched letters of a title, and the quality of the match.
struct MatchedLettersTests {
  @Test(arguments: [
    ("mat", "The Matrix", ["Mat"]), ("the mat", "The Matrix", ["The", "Mat"]), ("amelie", "Amélie", ["Amélie"]),
    ("ocean's", "Ocean’s Eleven", ["Ocean’s"]), ("oceans el", "Ocean’s Eleven", ["Ocean’s", "El"]),
    ("rix", "The Matrix", []), ("", "The Matrix", []), ("7", "Se7en", []), ("7人", "7人の侍", ["7人"]),
    ("m ma", "M is for Mad Max", ["M", "Ma", "Ma"]),
    ("metroplis", "Metropolis", ["Metropolis"]), ("matrx", "The Matrix", ["Matrix"]),
    ("godfahter par", "The Godfather Part II", ["Godfather", "Par"]), ("metrpo", "Metropolis", ["Metropo"]),
    ("amlei", "Amélie", ["Améli"]), ("mat", "The Met", []), ("alien", "The Matrix", []),
    ("matrix matrxi", "Matrix Matrix", ["Matrix", "Matrix"]), ("casblnca", "Casablanca", ["Casablanca"]),
    ("기생추", "기생충", ["기생충"]), ("علي", "علی بابا", ["علی"]), ("1/2", "8½ Days", ["½"]), ("となり", "トナリの", ["トナリ"]),
    ("rocky i", "Rocky II", ["Rocky", "I"]), ("rocky ii", "Rocky II", ["Rocky", "II"]),
  ])
  func `Letters of a title that match the query are marked`(_ query: String, _ title: String, _ marked: [String]) {
    #expect(MatchedLetters(query).ranges(in: title).map { String(title[$0]) } == marked)
  }

  @Test(arguments: [
    ("the matrix", "The Matrix", MatchTier.exact), ("the mat", "The Matrix Reloaded", .prefix),
    ("reloaded", "The Matrix Reloaded", .phrase), ("rel mat", "The Matrix Reloaded", .allWords),
    ("matrix", "The Matrix", .nearlyExact), ("matr", "The Matrix", .prefix), ("the", "The The", .nearlyExact),
    ("AMÉLIE", "Amelie", .exact), ("matrix x", "The Matrix", nil), ("", "The Matrix", nil),
    ("기생", "기생충", .prefix), ("부산행", "부산행".decomposedStringWithCanonicalMapping, .exact), ("ｶﾞﾝﾀﾞﾑ", "ガンダム", .exact),
  ])
  func `The match tier reflects how a title matches the query`(_ query: String, _ title: String, _ tier: MatchTier?) {
    #expect(MatchedLetters(query).tier(of: title) == tier)
  }
}
