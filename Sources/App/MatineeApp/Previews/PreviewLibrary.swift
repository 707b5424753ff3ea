import Library
import ScreenFoundation
import TitleIdentity
import Tracking

/// The library of a preview: ratings, plays and lists of the sample catalogue's titles, in a household of three.
enum PreviewLibrary {
  static func model(_ state: PreviewState) -> LibraryModel {
    LibraryModel(source: .sample) {
      switch state {
      case .libraryOpening: try await Task.sleep(for: .seconds(86_400))
      case .libraryFailed: throw LibraryError.unreadable(reason: "The preview shows this error.")
      case .libraryEmpty: return try Library.inMemory()
      case .content, .longTexts, .loading, .empty, .failed: break
      }
      return try await PreviewContent(isLong: state == .longTexts).library()
    }
  }

  /// Returns whether the model has read the ratings and plays that all screens show, as far as there are any.
  static func isLoaded(_ model: LibraryModel, _ state: PreviewState) -> Bool {
    switch state {
    case .libraryOpening: return true
    case .libraryEmpty, .libraryFailed: return model.state != .opening && model.isSettled
    case .content, .longTexts, .loading, .empty, .failed:
      let title = TitleReference.metropolis.key.titleID
      return model.score(of: title) != nil && model.isWatched(title)
    }
  }
}

/// The profiles of the library, with their ratings, plays, notes and lists.
private nonisolated struct PreviewContent {
  /// Whether all names and texts are long.
  let isLong: Bool

  func library() async throws -> Library {
    let library = try Library.inMemory()
    for (id, fields) in profiles { _ = try await library.write(by: id) { _ = try $0.createProfile(fields, id: id) } }
    _ = try await library.write(by: .owner) { try addEvents(to: &$0) }
    _ = try await library.write(by: .ana) { batch in
      try batch.follow(.owner)
      try batch.note(text("Seen at the club, with live music."), on: title(.metropolis))
      for reference in [TitleReference.goldRush, .godzilla] {
        try batch.add(title(reference), to: .watchlist(of: .ana))
      }
    }
    for (reference, stars) in [(TitleReference.nosferatu, 9.0), (.metropolis, 8.5)] {
      if let score = Score(stars: stars) { try await library.rate(title(reference), score, by: .ana) }
    }
    return library
  }

  private func text(_ text: String) -> String {
    isLong ? "\(text) – The Long, Long Story of Everything That Nobody Ever Expected from a Name" : text
  }

  private func title(_ reference: TitleReference) -> TitleReference {
    var reference = reference
    reference.name = text(reference.name)
    return reference
  }

  private var profiles: [(ProfileID, ProfileFields)] {
    [
      (.owner, ProfileFields(firstName: text("Kim"), lastName: "Sample")),
      (
        .ana,
        ProfileFields(
          firstName: text("Ana"), lastName: "Sample", role: text("Projectionist"), teams: ["Family", text("Film Club")])
      ),
      (ProfileID(rawValue: "bo"), ProfileFields(firstName: text("Bo"), role: "Guest")),
    ]
  }

  private func addEvents(to batch: inout Batch) throws {
    try batch.follow(.ana)
    for (reference, stars) in [(TitleReference.metropolis, 8.5), (.nosferatu, 10), (.heimat, 9)] {
      if let score = Score(stars: stars) { try batch.rate(title(reference), score) }
    }
    try batch.watch(title(.metropolis), on: .day(year: 2026, month: 3, day: 7))
    try batch.watch(title(.metropolis), on: .unknown)
    try batch.watch(title(.nosferatu), on: .day(year: 2025, month: 11, day: 2))
    try batch.watch(title(.goldRush), on: .year(1999))
    for number in 1...3 {
      let day = PartialDate.day(year: 2026, month: 2, day: number)
      try batch.watch(title(.heimat), part: .episode(season: 1, number: number), on: day)
    }
    try batch.note(text("The shadow on the stairs!"), on: title(.nosferatu))
    for reference in [TitleReference.goldRush, .godzilla, .heimat] {
      try batch.add(title(reference), to: .watchlist(of: .owner))
    }
    _ = try batch.add(text("Ask for the director’s cut"), to: .watchlist(of: .owner))
    try batch.tick(.title(TitleReference.goldRush.key), on: .watchlist(of: .owner))
    let silent = try batch.createList(text("Silent Films"))
    for reference in [TitleReference.metropolis, .nosferatu] { try batch.add(title(reference), to: silent) }
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
