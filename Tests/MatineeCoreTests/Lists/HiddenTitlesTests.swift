import Catalogue
import Library
import TMDBTesting
import Testing
import TitleIdentity

@testable import Tracking

/// The titles in which the user isn't interested.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct HiddenTitlesTests {
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  private let alien = TitleReference(.tmdb, .movie, 348, name: "Alien")
  private let heimat = TitleReference(.tmdb, .show, 7, name: "Heimat")

  private func model() -> HiddenTitlesModel {
    HiddenTitlesModel(library, format: PageClient.test(ReplayNetworking()).format)
  }

  @Test func `A hidden title is listed until it is shown again`() async throws {
    let model = model()
    try await model.load()
    #expect(model.isEmpty == true)
    await library.setInterest(false, in: alien)
    await library.setInterest(false, in: heimat)
    await until { model.titles?.map(\.title.title) == ["Heimat", "Alien"] }
    model.restore(try #require(model.titles?.first))
    await until { model.titles?.map(\.title.title) == ["Alien"] }
    await library.undo()
    await until { model.titles?.count == 2 }
  }

  @Test func `A title of another source isn't listed`() async throws {
    await library.setInterest(false, in: TitleReference(.sample, .movie, 1, name: "Invented"))
    let model = model()
    try await model.load()
    #expect(model.titles?.isEmpty == true)
  }

  @Test func `Lists learn which titles are hidden, and which are shown again`() async {
    let uses = LibraryTitleUses(library)
    #expect(!uses.hidesTitles)
    await library.setInterest(false, in: alien)
    await until { uses.hidesTitles && uses.isHidden(.movie(348)) && !uses.isHidden(.show(348)) }
    await library.undo()
    await until { !uses.hidesTitles }
  }

  @Test func `The sentence about a hidden title says the result`() async {
    var texts: [String] = []
    library.onNotice = { texts.append($0.text) }
    await library.setInterest(false, in: alien)
    await library.undo()
    #expect(texts.first == "“Alien” is now hidden where you browse")
    #expect(texts.count == 2)
  }
}
