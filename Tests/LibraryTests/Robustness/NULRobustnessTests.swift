import Foundation
import Testing
import TitleIdentity

@testable import Library

/// NUL characters in texts, at which SQLite may stop reading: they are removed, and the rest of the text is retained.
@Suite(.timeLimit(.minutes(5))) struct NULRobustnessTests {
  private let fixture: LibraryFixture
  private let other: Library

  init() async throws {
    fixture = try LibraryFixture()
    other = try await LibraryFixture(device: 9).open()
  }

  /// Returns all user-written texts, as the library shows them.
  private func texts(_ library: Library) async throws -> [String] {
    let lists = try await library.lists(of: .owner).filter { !$0.id.isBuiltIn }
    var texts = try await library.notes(on: TitleReference.movie(1).key).map(\.text)
    for list in lists {
      texts += [list.name, list.about]
      for item in try await library.items(of: list.id) { texts += [item.text] + (item.title.map { [$0.name] } ?? []) }
    }
    for rating in try await library.ratings(by: .owner) {
      texts += [rating.title.name, rating.title.posterPath ?? "", rating.title.imdbID ?? ""]
    }
    for profile in try await library.profiles() where profile.id != .owner {
      texts += [profile.fields.firstName, profile.fields.lastName, profile.fields.role, profile.fields.picture ?? ""]
      texts += profile.fields.teams
    }
    return texts
  }

  private let expected = [
    "Changed", "List", "About", "Item", "", "Name", "Name", "/poster", "tt1", "First", "Last", "Role", "pic", "Team",
  ]

  private var title: TitleReference {
    var title = TitleReference(.tmdb, .movie, 1, name: "", posterPath: "/pos\0ter", imdbID: "\0tt1")
    title.name = "\0Na\0me"
    return title
  }

  private let fields = ProfileFields(
    firstName: "\0First", lastName: "La\0st", picture: "pi\0c", role: "Role\0", teams: ["T\0eam"])

  @Test func `Writing removes NUL from every text`() async throws {
    let library = try await fixture.open()
    let (title, fields) = (title, fields)
    _ = try await library.write(by: .owner) { batch in
      let note = try batch.note("before\0after", on: title)
      try batch.edit(note: note, "Chan\0ged")
      let list = try batch.createList("\0List", about: "A\0bout")
      _ = try batch.add("\0It\0em\0", to: list)
      try batch.add(title, to: list)
      try batch.rate(title, .stars(8))
      _ = try batch.createProfile(fields)
    }
    #expect(try await texts(library) == expected)
    let lines = try await library.lines()
    #expect(lines.count == 7 && lines.allSatisfy { !$0.contains("u0000") })
    try await library.rebuild()
    #expect(try await texts(library) == expected)
  }

  @Test(arguments: ["\0", " \0 ", "\u{200B}\0\n"])
  func `Library rejects a text that contains only NUL and invisible characters`(_ text: String) async throws {
    let library = try await fixture.open()
    await #expect(throws: LibraryError.emptyText) { try await library.note(text, on: .alien, by: .owner) }
    await #expect(throws: LibraryError.emptyText) { _ = try await library.createList(text, by: .owner) }
  }

  @Test func `Merged journal retains its bytes, and its texts are shown without NUL`() async throws {
    func line(_ step: UInt64, _ content: (EventID) -> EventContent) -> [UInt8] {
      let id = EventID(time: 1_790_000_000_000 << 16 + step, device: DeviceID(number: 77))
      return EventLine(
        Event(
          id: id, action: id, profile: .owner, date: .moment(seconds: 1_790_000_000, offset: 0), content: content(id))
      ).bytes
    }
    // These lines come from a version that allowed NUL.
    let raw = TitleReference(.tmdb, .movie, 1, name: "NUL1Na", posterPath: "/posNUL", imdbID: "NULtt1")
    let list = ListID(rawValue: "list")
    var note: EventID?
    let lines = [
      line(1) {
        note = $0
        return .noted(raw, text: "beforeNULafter", to: nil)
      },
      line(2) { .noteEdited(note: note ?? $0, text: "NULChanNULged") },
      line(3) { _ in .listCreated(list, name: "NULList", about: "ANULbout") },
      line(4) { _ in .itemAdded(list, ItemID(rawValue: "a"), .text("NULItem"), date: nil) },
      line(5) { _ in .itemAdded(list, .title(raw.key), .title(raw), date: nil) },
      line(6) { _ in .rated(raw, .whole, .stars(8), date: nil) },
      line(7) { _ in
        .profileCreated(
          ProfileID(rawValue: "p"),
          ProfileFields(
            firstName: "NULFirst", lastName: "LaNULst", picture: "piNULc", role: "RoleNUL", teams: ["TNULeam"]))
      },
    ].map { bytes in
      let text = String(decoding: bytes, as: UTF8.self).replacing("NUL1Na", with: "NULNaNULme")
        .replacing("/posNUL", with: "/posNULter").replacing("NUL", with: #"\u0000"#)
      let body = Array(text.utf8).dropLast(EventLine.tailBytes)
      let sum = String(Checksum(body).value, radix: 16)
      return body + Array((EventLine.tailStart + String(repeating: "0", count: 8 - sum.count) + sum + "\"}").utf8)
    }
    let library = try await fixture.open()
    let report = try await library.merge(lines: lines.map(Array.init))
    #expect(report.new == 7 && report.unknown == 0)
    #expect(try await texts(library) == expected)
    #expect(try await library.lines().map { Array($0.utf8) } == lines.map(Array.init))
    try await library.rebuild()
    #expect(try await texts(library) == expected)
    #expect(try await library.verify() == nil)
  }
}
