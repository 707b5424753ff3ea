import Testing

@testable import Library

struct ScoreTests {
  @Test("All scores are the 20 half steps from 0.5 to 10") func allScoresAreTwentyHalfSteps() {
    #expect(Score.all.count == 20)
    #expect(Score.all.map(\.stars) == (1...20).map { Double($0) / 2 })
  }

  @Test(
    "Scores other than half steps from 0.5 to 10 are rejected", arguments: [0, 0.25, 7.3, 10.5, -1, .nan, .infinity])
  func invalidScoresAreRejected(_ stars: Double) { #expect(Score(stars: stars) == nil) }

  @Test("Scores out of five are converted to scores out of ten") func fivePointScoresAreConverted() {
    #expect(Score(ofFive: 2.5)?.description == "5")
    #expect(Score(ofFive: 0.5)?.description == "1")
    #expect(Score(ofFive: 5)?.description == "10")
    #expect(Score(ofFive: 2.25) == nil)
  }

  @Test("Description restores the score", arguments: Score.all)
  func descriptionRestoresScore(_ score: Score) { #expect(Score(score.description) == score) }
}
