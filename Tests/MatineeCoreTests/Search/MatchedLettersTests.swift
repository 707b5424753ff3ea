import Testing
import TitleIndex

@testable import MatineeCore

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
  ])
  func marks(_ query: String, _ title: String, _ marked: [String]) {
    #expect(MatchedLetters(query).ranges(in: title).map { String(title[$0]) } == marked)
  }

  @Test(arguments: [
    ("the matrix", "The Matrix", MatchTier.whole), ("the mat", "The Matrix Reloaded", .beginning),
    ("reloaded", "The Matrix Reloaded", .phrase), ("rel mat", "The Matrix Reloaded", .words),
    ("matrix", "The Matrix", .nearlyWhole), ("matr", "The Matrix", .beginning), ("the", "The The", .nearlyWhole),
    ("AMÉLIE", "Amelie", .whole), ("matrix x", "The Matrix", nil), ("", "The Matrix", nil),
  ])
  func tier(_ query: String, _ title: String, _ tier: MatchTier?) {
    #expect(MatchedLetters(query).tier(of: title) == tier)
  }
}
