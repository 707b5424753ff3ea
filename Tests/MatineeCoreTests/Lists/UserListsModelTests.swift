import Catalogue
import Foundation
import Library
import Testing
import TitleIdentity
import Tracking

/// All lists: the two that every profile has, and those that users create.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct UserListsModelTests {
  let library = LibraryModel(source: .tmdb) { try Library.inMemory() }

  private func load() async throws -> UserListsModel {
    let model = UserListsModel(library)
    try await model.load()
    return model
  }

  @Test func `A new profile has an empty watchlist and empty favorites`() async throws {
    let model = try await load()
    #expect(model.lists?.map(\.shownName) == ["Watchlist", "Favourites"])
    #expect(model.lists?.map(\.isOwn) == [false, false])
    #expect(model.lists?.map(\.counts) == ["Empty", "Empty"])
    #expect(model.isEmpty == true)
  }

  @Test func `Lists can be created, renamed, moved, removed and restored by undo`() async throws {
    let model = try await load()
    for name in ["Noir", "Silent", "Family"] { #expect(await model.make(name)) }
    await until { model.own.map(\.name) == ["Noir", "Silent", "Family"] }
    #expect(model.isEmpty == false)
    await model.edit(model.own[1], name: "Silent Films", about: "Until 1930")
    await until { model.own[1].name == "Silent Films" && model.own[1].about == "Until 1930" }
    let moved = await model.move(model.own[2], by: -2)
    #expect(moved?.position == 3 && moved?.count == 5)
    await until { model.own.map(\.name) == ["Family", "Noir", "Silent Films"] }
    #expect(await model.move(model.own[0], by: -1) == nil)
    await model.remove(model.own[1])
    await until { model.own.map(\.name) == ["Family", "Silent Films"] }
    await library.undo()
    await until { model.own.map(\.name) == ["Family", "Noir", "Silent Films"] }
  }

  @Test func `Adding a title that the list contains says so and changes nothing`() async throws {
    let model = try await load()
    let watchlist = try #require(model.lists?.first)
    var notices: [LibraryModel.Notice] = []
    library.onNotice = { notices.append($0) }
    await model.add(.alien, to: watchlist)
    await model.add(.alien, to: watchlist)
    #expect(notices.map(\.text) == ["“Alien” added to your watchlist", "“Alien” is already on your watchlist"])
    #expect(notices.last?.kind == .info)
    await until { model.lists?.first?.count == 1 }
  }

  @Test func `The rows of lists have the posters of their first titles and follow changes`() async throws {
    let format = PageFormat.reader()
    let model = UserListsModel(library, format: format)
    try await model.load()
    func names(_ row: Int) -> [String]? {
      model.rows.map { rows in rows[row].posters.map { $0.deletingPathExtension().lastPathComponent } }
    }
    #expect(names(0) == [])
    let watchlist = try #require(model.lists?.first)
    await model.add(.metropolis, to: watchlist)
    for number in 1...5 {
      await model.add(
        TitleReference(.tmdb, .movie, number, name: "Film \(number)", posterPath: "/\(number).png"), to: watchlist)
    }
    await until { names(0) == ["1", "2", "3", "4"] }
    #expect(model.rows?.map(\.list) == model.lists)
    #expect(names(1) == [])
    await library.undo()
    let opened = try await library.library()
    try await opened.remove(.title(TitleReference.Key(.movie(2), of: .tmdb)), from: watchlist.id, by: .owner)
    await until { names(0) == ["1", "3", "4"] }
  }

  @Test func `A list counts its completed items`() async throws {
    let model = try await load()
    let watchlist = try #require(model.lists?.first)
    await model.add(.alien, to: watchlist)
    await model.add(.metropolis, to: watchlist)
    let opened = try await library.library()
    try await opened.tick(.title(TitleReference.alien.key), on: watchlist.id, by: .owner)
    await until { model.lists?.first?.counts == "2 items, 1 done" }
  }

  @Test func `A title can be added to a list and removed from it`() async throws {
    let choice = ListChoiceModel(.alien, library)
    try await choice.load()
    #expect(choice.lists?.map(\.shownName) == ["Watchlist", "Favourites"])
    #expect(choice.chosen == [])
    let watchlist = try #require(choice.lists?.first)
    await choice.put(on: watchlist, true)
    await until { choice.chosen == [watchlist.id] }
    await choice.put(on: watchlist, false)
    await until { choice.chosen == [] }
  }

  @Test func `A list created for a title contains it, and one undo removes both`() async throws {
    let choice = ListChoiceModel(.alien, library)
    try await choice.load()
    #expect(await choice.make("Horror"))
    await until { choice.chosen?.count == 1 && choice.lists?.count == 3 }
    #expect(choice.lists?.last?.name == "Horror")
    await library.undo()
    await until { choice.lists?.count == 2 }
  }

  @Test func `Loading the lists throws an error when the library is unreadable`() async {
    let model = UserListsModel(LibraryModel(source: .tmdb) { throw LibraryError.unreadable(reason: "test") })
    await #expect(throws: LibraryError.unreadable(reason: "test")) { try await model.load() }
  }

  @Test func `List names, notes and remarks are validated for content and length`() {
    #expect(ListTextKind.name.problem(with: " \n") == "Enter a name for the list.")
    #expect(
      ListTextKind.name.problem(with: String(repeating: "x", count: 501)) == "This name is too long. Try a shorter one."
    )
    #expect(ListTextKind.name.problem(with: "Noir") == nil)
    #expect(ListTextKind.note.problem(with: "") == "Enter a note.")
    #expect(
      ListTextKind.note.problem(with: String(repeating: "x", count: 10_001)) == "This note is too long. Shorten it.")
    #expect(ListTextKind.remark.problem(with: "") == nil)
  }
}
