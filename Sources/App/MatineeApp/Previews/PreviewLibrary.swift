import Library
import TitleIdentity
import Tracking

/// The library of a preview: ratings, plays and lists of the sample catalogue's titles, in a household of three.
enum PreviewLibrary {
  static func model() -> LibraryModel {
    LibraryModel(source: .sample) { try await filled() }
  }

  /// Returns whether the model has read the ratings and plays that all screens show.
  static func isLoaded(_ model: LibraryModel) -> Bool {
    let title = TitleReference.metropolis.key.titleID
    return model.score(of: title) != nil && model.isWatched(title)
  }

  private nonisolated static func filled() async throws -> Library {
    let library = try Library.inMemory()
    for (id, fields) in profiles { _ = try await library.write(by: id) { _ = try $0.createProfile(fields, id: id) } }
    _ = try await library.write(by: .owner) { try addEvents(to: &$0) }
    _ = try await library.write(by: .ana) { batch in
      try batch.follow(.owner)
      try batch.note("Seen at the club, with live music.", on: .metropolis)
      for title in [TitleReference.goldRush, .godzilla] { try batch.add(title, to: .watchlist(of: .ana)) }
    }
    for (title, stars) in [(TitleReference.nosferatu, 9.0), (.metropolis, 8.5)] {
      if let score = Score(stars: stars) { try await library.rate(title, score, by: .ana) }
    }
    return library
  }

  private nonisolated static let profiles: [(ProfileID, ProfileFields)] = [
    (.owner, ProfileFields(firstName: "Kim", lastName: "Sample")),
    (.ana, ProfileFields(firstName: "Ana", lastName: "Sample", role: "Projectionist", teams: ["Family", "Film Club"])),
    (ProfileID(rawValue: "bo"), ProfileFields(firstName: "Bo", role: "Guest")),
  ]

  private nonisolated static func addEvents(to batch: inout Batch) throws {
    try batch.follow(.ana)
    for (title, stars) in [(TitleReference.metropolis, 8.5), (.nosferatu, 10), (.heimat, 9)] {
      if let score = Score(stars: stars) { try batch.rate(title, score) }
    }
    try batch.watch(.metropolis, on: .day(year: 2026, month: 3, day: 7))
    try batch.watch(.metropolis, on: .unknown)
    try batch.watch(.nosferatu, on: .day(year: 2025, month: 11, day: 2))
    try batch.watch(.goldRush, on: .year(1999))
    for number in 1...3 {
      try batch.watch(.heimat, part: .episode(season: 1, number: number), on: .day(year: 2026, month: 2, day: number))
    }
    try batch.note("The shadow on the stairs!", on: .nosferatu)
    for title in [TitleReference.goldRush, .godzilla, .heimat] { try batch.add(title, to: .watchlist(of: .owner)) }
    _ = try batch.add("Ask for the director’s cut", to: .watchlist(of: .owner))
    try batch.tick(.title(TitleReference.goldRush.key), on: .watchlist(of: .owner))
    let silent = try batch.createList("Silent Films")
    for title in [TitleReference.metropolis, .nosferatu] { try batch.add(title, to: silent) }
  }
}

nonisolated extension ProfileID {
  fileprivate static let ana = ProfileID(rawValue: "ana")
}

nonisolated extension TitleReference {
  fileprivate static let nosferatu = film(910_000_031, "Nosferatu", 1922)
  fileprivate static let goldRush = film(910_000_052, "The Gold Rush", 1925)
  fileprivate static let metropolis = film(910_000_063, "Metropolis", 1927)
  fileprivate static let godzilla = film(910_000_114, "Godzilla", 1954)
  fileprivate static let heimat = TitleReference(
    .sample, .show, 920_000_012, name: "Heimat", year: 1984, posterPath: "/p920000012.jpg")

  private static func film(_ id: Int, _ name: String, _ year: Int) -> TitleReference {
    TitleReference(.sample, .movie, id, name: name, year: year, posterPath: "/p\(id).jpg")
  }
}
