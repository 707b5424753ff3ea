import AppTestSupport
import Catalogue
import Foundation
import Testing
import TitleIdentity

@testable import TitleIndex

/// Updating, cancelling and removing the title index, and failures. Only one operation runs at a time.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct TitleIndexModelTests {
  private let index = FakeTitleIndex()
  private let model: TitleIndexModel

  init() { model = index.model }

  private func begin() async {
    model.update()
    await index.waitForUpdate()
  }

  @Test func `The model selects all kinds until an index exists, then the indexed ones`() async {
    #expect(model.content == nil)
    model.read()
    await model.finish()
    #expect(model.content == TitleIndexContent())
    #expect(model.chosen == Set(MediaKind.allCases))
    index.next = .moviesAndShows
    model.read()
    await model.finish()
    #expect(model.chosen == [.movie, .show])
    model.choose(.movie, false)
    model.read()
    await model.finish()
    #expect(model.chosen == [.show])
  }

  @Test func `The model ignores other actions during an update and then shows the new content`() async {
    await begin()
    model.update()
    model.remove()
    model.choose(.movie, false)
    index.next = .moviesAndShows
    index.end()
    await model.finish()
    #expect(index.fetched == [Set(MediaKind.allCases)])
    #expect(model.activity == .none)
    #expect(model.content == .moviesAndShows)
  }

  @Test func `An update includes the names unless the user omits them`() async {
    await begin()
    index.end()
    await model.finish()
    #expect(index.namesFetched == [Set(MediaKind.allCases)])
    model.chooseNames(false)
    model.update()
    await index.waitForUpdate()
    index.end()
    await model.finish()
    #expect(index.namesFetched.count == 1)
  }

  @Test func `Downloaded names are refreshed when they are due`() async {
    let check = SuspendedValue<Void>()
    model.keepNamesCurrent { await check.value() }
    await check.wait()
    check.release(())
    await check.wait()
    #expect(index.namesFetched.isEmpty, "There are no names to refresh.")

    index.next = .moviesAndShows
    check.release(())
    await check.wait()
    await model.finish()
    #expect(index.namesFetched == [[.movie, .show]])

    var current = TitleIndexContent.moviesAndShows
    current.names?.size = NameDownload.Size(parts: [])
    index.next = current
    check.release(())
    await check.wait()
    await model.finish()
    #expect(index.namesFetched.count == 1)
  }

  @Test func `A cancelled update shows no error and can be resumed`() async {
    await begin()
    index.next = .stopped
    model.cancel()
    #expect(model.activity == .stopping)
    await model.finish()
    #expect(model.activity == .none)
    #expect(model.text.action == .resume)
    #expect(model.text.state == "Stopped after 12.3 MB. The next download continues from there.")
  }

  @Test func `A failure stays visible until the next update`() async {
    await begin()
    index.end(.refused(status: 500))
    await model.finish()
    model.read()
    await model.finish()
    #expect(model.activity == .failed(.refused(status: 500)))
    #expect(model.text.action == .retry)
    await begin()
    #expect(model.text.problem == nil)
    index.end()
    await model.finish()
  }

  @Test func `A failed removal shows an error and keeps the index`() async {
    index.next = .moviesAndShows
    index.refusal = .index(.busy)
    model.remove()
    await model.finish()
    #expect(model.text.problem == "Another update of the title index is in progress.")
    #expect(model.content == .moviesAndShows)
    index.refusal = nil
    model.remove()
    await model.finish()
    #expect(model.content == TitleIndexContent())
  }

  @Test func `A change of the source cancels the current update`() async {
    await begin()
    model.changeSource()
    await model.finish()
    #expect(model.activity == .none)
    #expect(model.content == TitleIndexContent())
  }

  @Test func `The progress text shows bytes, titles and time, while the accessible description stays brief`() async {
    await begin()
    index.report(.downloading(.person, .init(bytes: 12_340_000, total: 98_000_000, timeLeft: .milliseconds(40_200))))
    await until { model.activity != .updating(nil) }
    #expect(model.text.state == "Downloading people: 12.3 MB of 98 MB, 41 s left")
    #expect(model.text.accessibleDescription == "Downloading people")
    #expect(model.text.fraction == 0.12)
    var progress = TitleIndexProgress(
      bytesRead: 98_000_000, bytes: 98_000_000, titlesRead: 4_800_000, titlesIndexed: 1_200_000, fraction: 0.4399)
    progress.timeLeft = .seconds(600)
    index.report(.indexing(progress))
    await until { model.text.fraction == 0.43 }
    #expect(model.text.state == "Indexing titles: 1,200,000 of 4,800,000, 10 min left")
    index.end()
    await model.finish()
  }
}
