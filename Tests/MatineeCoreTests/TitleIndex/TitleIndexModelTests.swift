import AppTestSupport
import Foundation
import MatineeCore
import Testing

@testable import TitleIndex

/// The title index downloads, stops, fails and is removed, one operation at a time.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct TitleIndexModelTests {
  private let kept = CachedTitles()
  private let model: TitleIndexModel

  init() { model = kept.model }

  private func begin() async {
    model.update()
    await kept.beginning()
  }

  @Test func everythingIsChosenUntilThereIsSomething() async {
    #expect(model.holdings == nil)
    model.read()
    await model.finish()
    #expect(model.holdings == TitleIndexContent())
    #expect(model.chosen == Set(TitleKind.allCases))
    kept.next = .some
    model.read()
    await model.finish()
    #expect(model.chosen == [.film, .series])
    model.choose(.film, false)
    model.read()
    await model.finish()
    #expect(model.chosen == [.series])
  }

  @Test func anUpdateIsOneAtATimeAndTellsWhatThereIsThen() async {
    await begin()
    model.update()
    model.remove()
    model.choose(.film, false)
    kept.next = .some
    kept.end()
    await model.finish()
    #expect(kept.fetched == [Set(TitleKind.allCases)])
    #expect(model.activity == .none)
    #expect(model.holdings == .some)
  }

  @Test func stoppingIsNoFailureAndCanBeTakenUp() async {
    await begin()
    kept.next = .stopped
    model.cancel()
    #expect(model.activity == .stopping)
    await model.finish()
    #expect(model.activity == .none)
    #expect(model.words.action == .resume)
    #expect(model.words.state == "Stopped after 12.3 MB. It goes on from there.")
  }

  @Test func aFailureStaysUntilTheNextTry() async {
    await begin()
    kept.end(.refused(status: 500))
    await model.finish()
    model.read()
    await model.finish()
    #expect(model.activity == .failed(.refused(status: 500)))
    #expect(model.words.action == .retry)
    await begin()
    #expect(model.words.problem == nil)
    kept.end()
    await model.finish()
  }

  @Test func whatCannotBeRemovedIsSaid() async {
    kept.next = .some
    kept.refusal = .index(.busy)
    model.remove()
    await model.finish()
    #expect(model.words.problem == "The title index is being updated already.")
    #expect(model.holdings == .some)
    kept.refusal = nil
    model.remove()
    await model.finish()
    #expect(model.holdings == TitleIndexContent())
  }

  @Test func anotherSourceEndsWhatWasBegunForTheOneBefore() async {
    await begin()
    model.changeSource()
    await model.finish()
    #expect(model.activity == .none)
    #expect(model.holdings == TitleIndexContent())
  }

  @Test func wordsTellBytesTitlesAndTimeButSpeakSeldom() async {
    await begin()
    kept.report(.downloading(.person, .init(bytes: 12_340_000, total: 98_000_000, timeLeft: .milliseconds(40_200))))
    await until { model.activity != .updating(nil) }
    #expect(model.words.state == "Downloading people: 12.3 MB of 98 MB, 41 s left")
    #expect(model.words.spoken == "Downloading people")
    #expect(model.words.fraction == 0.12)
    var progress = TitleIndexProgress(
      bytesRead: 98_000_000, bytes: 98_000_000, titlesRead: 4_800_000, titlesIndexed: 1_200_000, fraction: 0.4399)
    progress.timeLeft = .seconds(600)
    kept.report(.indexing(progress))
    await until { model.words.fraction == 0.43 }
    #expect(model.words.state == "Making titles searchable: 1,200,000 of 4,800,000, 10 min left")
    kept.end()
    await model.finish()
  }
}
