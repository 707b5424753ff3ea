import Catalogue
import Foundation
import Library
import TMDBTesting
import Testing
import TitleIdentity
import Tracking

/// The model of one list: its items, their order, filtering, changes and undo.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct UserListModelTests {
  let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  let model: UserListModel

  init() async throws {
    model = UserListModel(.watchlist(of: .owner), library, format: .test)
    try await model.load()
    await model.add(.metropolis)
    await model.add(note: "Ask for the director’s cut")
    await model.add(.alien)
    await until { [model] in model.entries.count == 3 }
  }

  private var names: [String] { model.entries.map(\.name) }

  private func entry(_ name: String) throws -> UserListEntry { try #require(model.entries.first { $0.name == name }) }

  @Test func `The list shows titles and notes in the order in which they were added`() throws {
    #expect(names == ["Metropolis", "Ask for the director’s cut", "Alien"])
    #expect(model.entries.map(\.detail) == ["1927", "", "1979"])
    #expect(model.list?.shownName == "Watchlist")
    let alien = try entry("Alien")
    #expect(alien.title?.id == .movie(348))
    #expect(alien.title?.poster?.absoluteString.hasSuffix("/alien.png#poster") == true)
    #expect(try entry("Ask for the director’s cut").title == nil)
  }

  @Test func `Items can be completed, moved, edited and removed`() async throws {
    await model.tick(try entry("Alien"), true)
    await until { [model] in model.entries.map(\.isDone) == [false, false, true] }
    await model.tick(try entry("Alien"), false)
    await until { [model] in model.entries.allSatisfy { !$0.isDone } }
    await model.move(try entry("Alien"), after: nil, before: try entry("Metropolis").id)
    await until { [model] in model.entries.map(\.name) == ["Alien", "Metropolis", "Ask for the director’s cut"] }
    await model.move(try entry("Alien"), after: try entry("Ask for the director’s cut").id, before: nil)
    await until { [model] in model.entries.last?.name == "Alien" }
    await model.edit(try entry("Ask for the director’s cut"), "Ask for both cuts")
    await until { [model] in model.entries.contains { $0.name == "Ask for both cuts" } }
    await model.remove(try entry("Metropolis"))
    await until { [model] in model.entries.count == 2 }
    #expect(names == ["Ask for both cuts", "Alien"])
  }

  /// Completed items between the others stay in place, although a user who moves the others doesn't see them.
  @Test func `An item moved to the start is placed directly before the next one, after completed items`() async throws {
    await model.tick(try entry("Metropolis"), true)
    await model.move(try entry("Alien"), after: nil, before: try entry("Ask for the director’s cut").id)
    await until { [model] in model.entries.map(\.name) == ["Alien", "Ask for the director’s cut", "Metropolis"] }
    let items = try await library.library().items(of: model.id)
    #expect(items.map { $0.title?.name ?? $0.text } == ["Metropolis", "Alien", "Ask for the director’s cut"])
  }

  @Test func `The list is read by page, and an item can be moved to the edge of the page`() async throws {
    let model = UserListModel(model.id, library, format: .reader(), page: 2)
    try await model.load()
    #expect(model.entries.map(\.name) == ["Metropolis", "Ask for the director’s cut"] && model.isEmpty == false)
    await model.move(model.entries[0], after: model.entries[1].id, before: nil)
    await until { model.entries.map(\.name) == ["Ask for the director’s cut", "Metropolis"] }
    model.loadMore()
    await until { model.entries.map(\.name) == ["Ask for the director’s cut", "Metropolis", "Alien"] }
    model.searchText = "1979"
    await until { model.entries.map(\.name) == ["Alien"] }
  }

  @Test func `Undo reverts the removal and the completion of an item`() async throws {
    await model.remove(try entry("Alien"))
    await until { [model] in model.entries.count == 2 }
    await library.undo()
    await until { [model] in model.entries.count == 3 }
    await model.tick(try entry("Alien"), true)
    await until { [model] in model.entries.last?.isDone == true }
    await library.undo()
    await until { [model] in model.entries.last?.isDone == false }
  }

  @Test func `The list sorts and filters items, and allows moves only in custom order`() async throws {
    model.order = .name
    #expect(!model.canReorder)
    await until { names == ["Alien", "Ask for the director’s cut", "Metropolis"] }
    model.order = .custom
    #expect(model.canReorder)
    model.searchText = "  CUT director "
    #expect(!model.canReorder)
    await until { names == ["Ask for the director’s cut"] }
    model.searchText = "1979"
    await until { names == ["Alien"] }
    model.searchText = "nosferatu"
    await until { names.isEmpty && model.isFiltered }
    #expect(model.isEmpty == false)
    model.searchText = "  "
    await until { names.count == 3 && !model.isFiltered }
  }

  @Test func `A title from another source has no link and names its source`() async throws {
    await model.add(TitleReference(.sample, .movie, 348, name: "Invented", year: 1999, posterPath: "/x.png"))
    await until { [model] in model.entries.count == 4 }
    let invented = try entry("Invented")
    #expect(invented.title == nil)
    #expect(invented.reference != nil)
    #expect(invented.detail == "1999 · in the sample catalogue")
  }

  @Test func `Loading an unknown list fails`() async {
    let model = UserListModel(ListID(rawValue: "nothing"), library, format: .test)
    await #expect(throws: LibraryError.notFound) { try await model.load() }
  }

  @Test func `Adding an empty note shows an error and changes nothing`() async throws {
    var news: [LibraryModel.Notice] = []
    library.onNotice = { news.append($0) }
    #expect(await model.add(note: "   ") == false)
    #expect(news.map(\.kind) == [.failed])
    #expect(names.count == 3)
  }
}

extension TitleReference {
  static let alien = TitleReference(.tmdb, .movie, 348, name: "Alien", year: 1979, posterPath: "/alien.png")
  static let metropolis = TitleReference(.tmdb, .movie, 19, name: "Metropolis", year: 1927)
}
