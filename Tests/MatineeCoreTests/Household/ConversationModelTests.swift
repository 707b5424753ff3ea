import Catalogue
import Foundation
import Library
import TMDBTesting
import Testing
import TitleIdentity
import Tracking

/// Notes that a household shares about a title, as each profile sees them.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ConversationModelTests {
  private let ana = ProfileID(rawValue: "ana")
  private let ben = ProfileID(rawValue: "ben")
  private let library: Library
  private let kims: LibraryModel

  init() async throws {
    library = try Library.inMemory()
    kims = .over(library)
  }

  /// Creates the owner Kim, Ana and Ben. Kim follows Ana.
  private func makeHousehold() async throws {
    for (id, name) in [(ProfileID.owner, "Kim"), (ana, "Ana"), (ben, "Ben")] {
      _ = try await library.createProfile(ProfileFields(firstName: name), id: id)
    }
    try await library.follow(ana, by: .owner)
  }

  private func conversation(_ model: LibraryModel? = nil) -> ConversationModel {
    ConversationModel(of: .movie(348), of: .tmdb, in: model ?? kims, texts: PageFormat.test.texts)
  }

  private func seen(by profile: ProfileID) -> ConversationModel {
    conversation(.over(library, by: profile))
  }

  @Test func `A profile without others in the household sees a notebook of its own notes`() async throws {
    let model = conversation()
    await until { model.state == .open }
    #expect(model.heading == "Your Notes" && model.others.isEmpty && model.entries.isEmpty)
    model.take(TitleSummary(.alien, format: .test))
    model.text = "  The cat!  "
    #expect(await model.write())
    await until { model.entries.map(\.text) == ["The cat!"] }
    #expect(model.text.isEmpty)
    #expect(model.entries[0].author == "You" && model.entries[0].name == "Main Profile" && model.entries[0].isOwn)
    #expect(try await library.notes(of: .owner).map(\.title) == [.alien])
  }

  @Test func `Each profile sees its own notes, notes of followed profiles and notes addressed to it`() async throws {
    try await makeHousehold()
    try await library.note("Of Ana’s, to all", on: .alien, by: ana)
    try await library.note("Of Ben’s, to all", on: .alien, by: ben)
    try await library.note("Of Ben’s, to Kim", on: .alien, to: .owner, by: ben)
    try await library.note("Of Ana’s, to Ben", on: .alien, to: ben, by: ana)
    try await library.note("Of another title", on: .metropolis, by: ana)
    let (kim, ana, ben) = (conversation(), seen(by: ana), seen(by: ben))
    await until { [kim, ana, ben].allSatisfy { $0.state == .open && $0.others.count == 2 } }
    #expect(kim.entries.map(\.text) == ["Of Ana’s, to all", "Of Ben’s, to Kim"])
    #expect(ana.entries.map(\.text) == ["Of Ana’s, to all", "Of Ana’s, to Ben"])
    #expect(ben.entries.map(\.text) == ["Of Ben’s, to all", "Of Ben’s, to Kim", "Of Ana’s, to Ben"])
    #expect(kim.heading == "Notes" && kim.others.map(\.fields.firstName) == ["Ana", "Ben"])
    #expect(kim.entries.map(\.author) == ["Ana", "Ben"] && kim.entries[1].detail.hasPrefix("To you · "))
    #expect(ana.entries[1].detail.hasPrefix("To Ben · ") && ana.entries.allSatisfy(\.isOwn))
    // Notes open their title even if nothing else in the library refers to it.
    #expect(kim.title == .alien)
  }

  @Test func `A profile edits, removes and restores its own notes, but not those of others`() async throws {
    try await makeHousehold()
    let model = conversation()
    let others = try #require(try await library.note("Ana’s", on: .alien, by: ana))
    let own = try #require(try await library.note("Mine", on: .alien, by: .owner))
    var news: [LibraryModel.Notice] = []
    kims.onNotice = { news.append($0) }
    await until { model.entries.count == 2 }
    #expect(await model.edit(own, "Mine still"))
    await until { model.entries.last?.text == "Mine still" }
    #expect(model.entries.last?.detail.hasSuffix(" · Edited") == true)
    #expect(await model.remove(own))
    await until { model.entries.count == 1 }
    await kims.undo()
    await until { model.entries.count == 2 }
    #expect(await model.edit(others, "Not mine") == false)
    #expect(await model.remove(others) == false)
    #expect(news.map(\.kind).suffix(2) == [.failed, .failed])
    #expect(news.last?.text == "Another profile created this, and only that profile can change it.")
  }

  @Test func `The recipient resets when its profile is removed`() async throws {
    try await makeHousehold()
    let model = conversation()
    await until { model.others.count == 2 }
    model.recipient = ben
    #expect(model.recipient == ben)
    model.take(TitleSummary(.alien, format: .test))
    model.text = "For you"
    await model.write()
    #expect(try await library.notes(of: ben).map(\.recipient) == [ben])
    try await library.removeProfile(ben, by: .owner)
    await until { model.recipient == nil }
  }

  @Test func `The model shows the latest of many notes, and earlier ones on request`() async throws {
    for number in 1...200 { try await library.note("\(number)", on: .alien, by: .owner) }
    let model = conversation()
    await until { model.entries.last?.text == "200" }
    #expect(model.entries.map(\.text) == ["198", "199", "200"] && model.earlier == 197)
    model.showEarlier()
    #expect(model.entries.count == 23 && model.entries[0].text == "178" && model.earlier == 177)
  }

  @Test func `The typed text remains when the note can't be written`() async throws {
    let model = conversation()
    await until { model.state == .open }
    model.text = "Words"
    #expect(model.title == nil)
    #expect(await model.write() == false)
    #expect(model.text == "Words")
    #expect(model.problem(with: " \n") == "Enter a note.")
    #expect(model.problem(with: String(repeating: "a", count: 10_001)) == "This note is too long. Shorten it.")
  }

  @Test func `The conversation is closed when the library is unreadable`() async {
    let broken = LibraryModel(source: .tmdb) { throw LibraryError.unreadable(reason: "no header") }
    let model = conversation(broken)
    await until { model.state == .closed }
    #expect(model.entries.isEmpty)
  }
}
