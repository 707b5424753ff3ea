import Catalogue
import Foundation
import Library
import TMDBTesting
import Testing
import TitleIdentity
import Tracking

/// The model of one list, and of its checklist: the items, their order, filtering, changes and undo.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct UserListModelTests {
  let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  let model: UserListModel
  let checklist: ChecklistModel

  init() async throws {
    model = UserListModel(.watchlist(of: .owner), library)
    checklist = ChecklistModel(model, format: .test)
    try await model.load()
    try await checklist.load()
    await model.add(.metropolis)
    await model.add(note: "Ask for the director’s cut")
    await model.add(.alien)
    await until { [checklist] in checklist.entries.count == 3 }
  }

  private var names: [String] { checklist.entries.map(\.name) }

  private func entry(_ name: String) throws -> UserListEntry {
    try #require(checklist.entries.first { $0.name == name })
  }

  @Test func `The list shows titles and notes in the order in which they were added`() throws {
    #expect(names == ["Metropolis", "Ask for the director’s cut", "Alien"])
    #expect(checklist.entries.map(\.detail) == ["1927", "", "1979"])
    #expect(model.list?.shownName == "Watchlist")
    let alien = try entry("Alien")
    #expect(alien.title?.id == .movie(348))
    #expect(alien.title?.poster?.absoluteString.hasSuffix("/alien.png#poster") == true)
    #expect(try entry("Ask for the director’s cut").title == nil)
  }

  @Test func `Items can be completed, moved, edited and removed`() async throws {
    await model.tick(try entry("Alien"), true)
    await until { [checklist] in checklist.entries.map(\.isDone) == [false, false, true] }
    await model.tick(try entry("Alien"), false)
    await until { [checklist] in checklist.entries.allSatisfy { !$0.isDone } }
    await model.move(try entry("Alien"), after: nil, before: try entry("Metropolis").id)
    await until { [checklist] in checklist.entries.map(\.name) == ["Alien", "Metropolis", "Ask for the director’s cut"]
    }
    await model.move(try entry("Alien"), after: try entry("Ask for the director’s cut").id, before: nil)
    await until { [checklist] in checklist.entries.last?.name == "Alien" }
    await model.edit(try entry("Ask for the director’s cut"), "Ask for both cuts")
    await until { [checklist] in checklist.entries.contains { $0.name == "Ask for both cuts" } }
    await model.remove(try entry("Metropolis").id, named: "Metropolis")
    await until { [checklist] in checklist.entries.count == 2 }
    #expect(names == ["Ask for both cuts", "Alien"])
  }

  /// Completed items between the others stay in place, although a user who moves the others doesn't see them.
  @Test func `An item moved to the start is placed directly before the next one, after completed items`() async throws {
    await model.tick(try entry("Metropolis"), true)
    await model.move(try entry("Alien"), after: nil, before: try entry("Ask for the director’s cut").id)
    await until { [checklist] in checklist.entries.map(\.name) == ["Alien", "Ask for the director’s cut", "Metropolis"]
    }
    let items = try await library.library().items(of: model.id)
    #expect(items.map { $0.title?.name ?? $0.text } == ["Metropolis", "Alien", "Ask for the director’s cut"])
  }

  @Test func `The list is read by page, and an item can be moved to the edge of the page`() async throws {
    let checklist = ChecklistModel(model, format: .reader(), page: 2)
    try await checklist.load()
    #expect(
      checklist.entries.map(\.name) == ["Metropolis", "Ask for the director’s cut"] && checklist.isEmpty == false)
    await model.move(checklist.entries[0], after: checklist.entries[1].id, before: nil)
    await until { checklist.entries.map(\.name) == ["Ask for the director’s cut", "Metropolis"] }
    checklist.loadMore()
    await until { checklist.entries.map(\.name) == ["Ask for the director’s cut", "Metropolis", "Alien"] }
    checklist.searchText = "1979"
    await until { checklist.entries.map(\.name) == ["Alien"] }
  }

  @Test func `Undo reverts the removal and the completion of an item`() async throws {
    await model.remove(try entry("Alien").id, named: "Alien")
    await until { [checklist] in checklist.entries.count == 2 }
    await library.undo()
    await until { [checklist] in checklist.entries.count == 3 }
    await model.tick(try entry("Alien"), true)
    await until { [checklist] in checklist.entries.last?.isDone == true }
    await library.undo()
    await until { [checklist] in checklist.entries.last?.isDone == false }
  }

  @Test func `The list sorts and filters items, and allows moves only in custom order`() async throws {
    checklist.order = .name
    #expect(!checklist.canReorder)
    await until { names == ["Alien", "Ask for the director’s cut", "Metropolis"] }
    checklist.order = .custom
    #expect(checklist.canReorder)
    checklist.searchText = "  CUT director "
    #expect(!checklist.canReorder)
    await until { names == ["Ask for the director’s cut"] }
    checklist.searchText = "1979"
    await until { names == ["Alien"] }
    checklist.searchText = "nosferatu"
    await until { names.isEmpty && checklist.isFiltered }
    #expect(model.isEmpty == false)
    checklist.searchText = "  "
    await until { names.count == 3 && !checklist.isFiltered }
  }

  @Test func `A title from another source has no link and names its source`() async throws {
    await model.add(TitleReference(.sample, .movie, 348, name: "Invented", year: 1999, posterPath: "/x.png"))
    await until { [checklist] in checklist.entries.count == 4 }
    let invented = try entry("Invented")
    #expect(invented.title == nil)
    #expect(invented.reference != nil)
    #expect(invented.detail == "1999 · in the sample catalogue")
  }

  @Test func `A list with notes or ticks is a checklist until its owner changes that`() async throws {
    let opened = try await library.library()
    let (id, _) = try await opened.createList("Noir", about: "Black and white", by: .owner)
    let list = UserListModel(id, library)
    try await list.load()
    #expect(list.isEmpty == true && list.list?.isChecklist == false)
    await list.add(.alien)
    await until { list.list?.count == 1 }
    #expect(list.list?.isChecklist == false && list.list?.counts == "1 title")
    try await opened.tick(.title(TitleReference.alien.key), on: id, by: .owner)
    await until { list.list?.isChecklist == true }
    #expect(list.list?.counts == "1 item, 1 done")
    await list.setFormat(isChecklist: false)
    await until { list.list?.isChecklist == false }
    await list.add(note: "Ask for the director’s cut")
    await until { list.list?.count == 2 }
    #expect(list.list?.isChecklist == false, "The owner has chosen titles.")
    var news: [String] = []
    library.onNotice = { news.append($0.text) }
    await list.setFormat(isChecklist: true)
    await until { list.list?.isChecklist == true }
    await library.undo()
    await until { list.list?.isChecklist == false }
    #expect(news == ["“Noir” is now a checklist", "“Noir” is no longer a checklist"])
  }

  @Test func `A search adds titles to the list and removes them again`() async throws {
    let opened = try await library.library()
    let (id, _) = try await opened.createList("Noir", by: .owner)
    let list = UserListModel(id, library)
    try await list.load()
    let members = ListMembers(list)
    let alien = TitleSummary(.alien, format: .test)
    await members.toggle(alien)
    await until { members.contains(.movie(348)) }
    #expect(try await opened.items(of: id).map(\.title?.name) == ["Alien"])
    await members.toggle(alien)
    await until { !members.contains(.movie(348)) }
    #expect(try await opened.items(of: id).isEmpty)
  }

  @Test func `Loading an unknown list fails`() async {
    let model = UserListModel(ListID(rawValue: "nothing"), library)
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
