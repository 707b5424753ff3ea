import Testing

@testable import Library

/// The projections depend only on the events, not on how or in which order they arrived.
@Suite(.timeLimit(.minutes(5))) struct PropertyTests {
  @Test(arguments: 1...6)
  func `Projections are the same after a rebuild and after merging events in any order`(seed: UInt64) async throws {
    let fixture = try LibraryFixture()
    let library = try await fixture.open()
    var history = RandomJournal(seed)
    try await history.run(250, in: library, at: fixture)
    let (lines, projections) = (try await library.lines(), try await library.projections())
    #expect(lines.count > 80 && projections.count > 8)

    try await library.rebuild()
    #expect(try await library.projections() == projections)

    var numbers = SeededNumbers(seed)
    let other = try LibraryFixture(device: 50)
    let copy = try await other.open()
    var rest = (lines + lines.shuffled(using: &numbers).prefix(40)).shuffled(using: &numbers)
    while !rest.isEmpty {
      let count = min(rest.count, Int.random(in: 1...60, using: &numbers))
      try await copy.merge(lines: rest.prefix(count).map { Array($0.utf8) })
      rest.removeFirst(count)
    }
    #expect(try await copy.lines() == lines)
    for viewer in RandomJournal.profiles {
      #expect(try await copy.notices(for: viewer) == library.notices(for: viewer))
    }
    #expect(try await copy.projections() == projections)
    try await copy.rebuild()
    #expect(try await copy.projections() == projections)
  }
}
