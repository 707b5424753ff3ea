import Testing

@testable import Library

struct ScoreTests {
  @Test func `All scores are the 20 half steps from 0.5 to 10`() {
    #expect(Score.all.count == 20)
    #expect(Score.all.map(\.stars) == (1...20).map { Double($0) / 2 })
  }

  @Test(arguments: [0, 0.25, 7.3, 10.5, -1, .nan, .infinity])
  func `Scores other than half steps from 0.5 to 10 are rejected`(_ stars: Double) {
    #expect(Score(stars: stars) == nil)
  }

  @Test func `Scores out of five are converted to scores out of ten`() {
    #expect(Score(ofFive: 2.5)?.description == "5")
    #expect(Score(ofFive: 0.5)?.description == "1")
    #expect(Score(ofFive: 5)?.description == "10")
    #expect(Score(ofFive: 2.25) == nil)
  }

  @Test(arguments: Score.all) func `Description restores the score`(_ score: Score) {
    #expect(Score(score.description) == score)
  }
}
