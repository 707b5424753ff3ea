import Foundation
import GRDB
import Testing
import TitleIdentity

@testable import Library

/// The items of a list are read by page, and moved without the other ones.
@Suite(.timeLimit(.minutes(5))) struct ListPageTests {
  private let library: Library
  private let list = ListID.favorites(of: .owner)

  init() async throws {
    library = try Library.inMemory()
    for (number, name, date) in [
      (1, "Zoo", PartialDate.day(year: 2020, month: 1, day: 2)), (2, "ärger 10", .year(2020)),
      (3, "Ärger 9", .moment(seconds: 1_600_000_000, offset: 840)),
      (4, "Berg", .moment(seconds: 1_600_000_060, offset: 0)),
    ] {
      let (list, title) = (list, TitleReference(.tmdb, .movie, number, name: name))
      _ = try await library.write(by: .owner) { try $0.add(title, to: list, date: date) }
    }
  }

  private func numbers(_ limit: Int = 10, _ change: (inout ListQuery) -> Void = { _ in }) async throws -> [Int?] {
    var query = ListQuery(list)
    change(&query)
    return try await library.items(query, limit: limit).items.map { $0.title?.number }
  }

  private func item(_ number: Int) -> ItemID { .title(TitleReference.Key(.tmdb, .movie, number)) }

  @Test func `Items have each order, and ticked ones come last`() async throws {
    #expect(try await numbers() == [1, 2, 3, 4])
    #expect(try await numbers(2) == [1, 2])
    #expect(try await numbers { $0.order = .name } == [3, 2, 4, 1])
    #expect(try await numbers { $0.order = .date } == [4, 3, 1, 2])
    try await library.tick(item(1), on: list, by: .owner)
    #expect(try await numbers() == [2, 3, 4, 1])
    #expect(try await numbers { $0.order = .name } == [3, 2, 4, 1])
    #expect(try await numbers(1) { $0.includes = { $0.doneDate != nil } } == [1])
    let none = try await library.items(ListQuery(.watchlist(of: .owner)), limit: 1)
    #expect(none.items.isEmpty && none.isEmpty)
  }

  @Test func `Move finds the neighbors by key, for each pair of items`() async throws {
    var order = [1, 2, 3, 4]
    var numbers = SeededNumbers(7)
    for _ in 1...60 {
      let (moved, other) = (Int.random(in: 1...4, using: &numbers), Int.random(in: 0...4, using: &numbers))
      var expected = order.filter { $0 != moved }
      let isBefore = Bool.random(using: &numbers)
      let target = expected.firstIndex(of: other).map { isBefore ? $0 : $0 + 1 } ?? 0
      expected.insert(moved, at: moved == other ? order.firstIndex(of: moved) ?? 0 : target)
      if isBefore, other > 0 {
        try await library.move(item(moved), on: list, before: item(other), by: .owner)
      } else {
        let action = try await library.move(
          item(moved), on: list, after: other == 0 ? nil : item(other), by: .owner)
        #expect((action == nil) == (expected == order))
      }
      #expect(try await self.numbers() == expected)
      order = expected
    }
    await #expect(throws: LibraryError.notFound) { try await library.move(item(9), on: list, after: nil, by: .owner) }
    await #expect(throws: LibraryError.notFound) {
      try await library.move(item(1), on: list, after: item(9), by: .owner)
    }
  }

  @Test func `Matched titles that were added separately count once`() async throws {
    _ = try await library.add("A note", to: list, by: .owner)
    try await library.match(TitleReference.movie(4).key, to: .movie(1), by: .owner)
    let counted = try #require(try await library.lists(of: .owner).first { $0.id == list })
    #expect(counted.count == 4 && counted.titles == 3)
    #expect(try await numbers() == [1, 2, 3, nil])
    #expect(try await library.list(list, of: .owner) == counted)
    #expect(try await library.knownTitles(of: .owner, from: .tmdb).listed.map(\.reference.number) == [1, 2, 3])
    try await library.move(item(1), on: list, after: item(3), by: .owner)
    #expect(try await library.items(of: list).map { $0.title?.number } == [2, 3, 1, nil])
  }

  @Test func `Cost of a page and of a move is independent of the number of items`() async throws {
    var costs: [[Int]] = []
    for count in [40, 4_000] {
      let library = try Library.inMemory()
      let list = list
      _ = try await library.write(by: .owner) { batch in
        _ = try batch.append(
          all: (1...count).map {
            .itemAdded(list, .title(TitleReference.movie($0).key), .title(.movie($0)), date: nil)
          })
      }
      let items = [item(2), item(20), item(21)]
      let page = try await library.queryCost { database in
        let page = try ListReader(database).page(ListQuery(list), limit: 30)
        #expect(page.items.count == 30)
      }
      let move = try await library.queryCost { database in
        let reader = ListReader(database)
        let position = try reader.position(of: items[0], on: list, after: items[1])
        let previous = try reader.item(before: items[2], on: list, skipping: items[0])
        #expect(position != nil && previous == items[1])
      }
      costs.append([page, move])
    }
    for (small, large) in zip(costs[0], costs[1]) { #expect(small > 20 && large <= small + small / 10) }
  }
}
