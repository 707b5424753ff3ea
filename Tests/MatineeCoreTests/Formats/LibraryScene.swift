import Foundation
import Synchronization
import TitleIdentity

@testable import AppFoundation
@testable import Library
@testable import Tracking
@testable import Transfer

/// A household on one device that shares a folder with another device. Its journal has every kind of event.
final class LibraryScene: Sendable {
  private let folder: URL
  private let core: URL
  private let folders: Folders
  private let scratch: URL
  /// The current date, initially 2026-11-20T18:00:00Z. Each step takes a minute.
  private let clock = Mutex(Date(timeIntervalSince1970: 1_795_197_600))

  /// - Parameters:
  ///   - library: The folder for the fixtures of `LibraryTests`.
  ///   - core: The folder for those of `MatineeCoreTests`.
  init(library: URL, core: URL, _ folders: Folders) throws {
    folder = library
    self.core = core
    self.folders = folders
    scratch = FileManager.default.temporaryDirectory.appending(path: "fixtures-\(UUID().uuidString)")
    for url in [shared, scratch, core] {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(at: scratch) }

  private var shared: URL { folder.appending(path: "shared") }

  func write() async throws {
    let pictures = PictureFolder(folders.profilePictures)
    let picture = try pictures.put(FormatFixtures.picture)
    let library = try await open(folder.appending(path: "library"), machine: "machine", device: 1)
    let ana = try await makeHousehold(library, picture: picture.text)
    try await rate(library, ana)
    try await watch(library, ana)
    try await makeLists(library)
    try await talk(library, ana)
    try await library.backUp()
    try await share(library, pictures)
    try await export(library, ana)
    library.close()
  }

  private func open(_ url: URL, machine: String, device: UInt64) async throws -> Library {
    var environment = LibraryEnvironment()
    environment.now = { self.clock.withLock(\.self) }
    environment.zone = { TimeZone(secondsFromGMT: 3600) ?? .gmt }
    environment.newDevice = { DeviceID(number: device) }
    environment.machine = { machine }
    return try await Library.open(in: url, environment)
  }

  @discardableResult
  private func step<Value>(_ body: () async throws -> Value) async throws -> Value {
    clock.withLock { $0 += 60 }
    return try await body()
  }
}

extension LibraryScene {
  private func makeHousehold(_ library: Library, picture: String) async throws -> ProfileID {
    let kim = ProfileFields(
      firstName: "Kim", lastName: "Sample", picture: picture, role: "Projectionist", teams: ["Family", "Film Club"])
    try await step { try await library.change(.owner, kim, by: .owner) }
    let ana = try await step { try await library.createProfile(ProfileFields(firstName: "Ana", role: "Cook")) }.profile
    try await step {
      try await library.change(ana, ProfileFields(firstName: "Ana", lastName: "Ünal", role: "Cook"), by: ana)
    }
    let guest = try await step { try await library.createProfile(ProfileFields(firstName: "Guest")) }.profile
    try await step { try await library.follow(guest, by: .owner) }
    try await step { try await library.unfollow(guest, by: .owner) }
    try await step { try await library.removeProfile(guest, by: .owner) }
    try await step { try await library.follow(ana, by: .owner) }
    try await step { try await library.follow(.owner, by: ana) }
    return ana
  }

  private func rate(_ library: Library, _ ana: ProfileID) async throws {
    func rate(
      _ title: TitleReference, part: TitlePart = .whole, _ halves: Int, by profile: ProfileID = .owner,
      date: PartialDate? = nil
    ) async throws -> EventID? {
      guard let score = Score(halves: halves) else { return nil }
      return try await step { try await library.rate(title, part: part, score, by: profile, date: date) }
    }
    _ = try await rate(.monster, 14)
    _ = try await rate(.monster, 17)
    _ = try await rate(.quoted, 1, date: .day(year: 2019, month: 12, day: 31))
    _ = try await rate(.show, 20)
    _ = try await rate(.show, part: .season(1), 15)
    _ = try await rate(.show, part: .season(0), 8)
    _ = try await rate(.show, part: .episode(season: 1, number: 2), 19)
    _ = try await rate(.sample, 12)
    _ = try await rate(.monster, 18, by: ana)
    _ = try await rate(.unknownYear, 6, by: ana, date: .year(2001))
    let mistake = try await rate(.unknownYear, 2)
    if let mistake { try await step { try await library.undo(mistake, by: .owner) } }
    let restored = try await rate(.show, part: .episode(season: 2, number: 10), 13)
    if let restored {
      try await step { try await library.undo(restored, by: .owner) }
      try await step { try await library.redo(restored, by: .owner) }
    }
    _ = try await rate(.removed, 10)
    try await step { try await library.removeRating(of: TitleReference.removed.key, by: .owner) }
    try await step { try await library.match(TitleReference.sample.key, to: .matched, by: .owner) }
  }

  private func watch(_ library: Library, _ ana: ProfileID) async throws {
    let moment = PartialDate.moment(seconds: 1_714_767_300, offset: 120)
    let dates: [PartialDate] = [
      .unknown, .year(1999), .month(year: 2020, month: 2), .day(year: 2024, month: 2, day: 29), moment,
      .moment(seconds: 1_704_067_199, offset: -210),
    ]
    for date in dates { try await step { try await library.watch(.monster, on: date, by: .owner) } }
    try await step { try await library.watch(.sample, on: .year(2025), by: .owner) }
    let episodes = (1...3).map { TitlePart.episode(season: 1, number: $0) }
    try await step { try await library.watch(.show, episodes, on: moment, by: .owner) }
    try await step {
      try await library.watch(.show, part: .season(2), on: .month(year: 2026, month: 10), by: ana)
    }
    let dated = try await step { try await library.watch(.quoted, on: .unknown, by: .owner) }
    if let dated { try await step { try await library.setDate(of: dated, .year(2012), by: .owner) } }
    let mistake = try await step { try await library.watch(.quoted, on: .year(1900), by: .owner) }
    if let mistake { try await step { try await library.removePlay(mistake, by: .owner) } }
  }

  private func makeLists(_ library: Library) async throws {
    for title in [TitleReference.monster, .show, .removed, .sample] {
      try await step { try await library.add(title, to: .watchlist(of: .owner), by: .owner) }
    }
    try await step {
      try await library.remove(TitleReference.removed.key, from: .watchlist(of: .owner), by: .owner)
    }
    try await step { try await library.add(.quoted, to: .favorites(of: .owner), by: .owner) }
    let list = try await step { try await library.createList("Weekend", about: "For two days", by: .owner) }.list
    let first = try await step { try await library.createList("Christmas", by: .owner) }.list
    let gone = try await step { try await library.createList("Gone", by: .owner) }.list
    for title in [TitleReference.monster, .quoted, .unknownYear] {
      try await step { try await library.add(title, to: list, by: .owner) }
    }
    let note = try await step { try await library.add("Buy popcorn", to: list, by: .owner) }.item
    try await step { try await library.edit(note, on: list, "Buy popcorn,\nand “salt”", by: .owner) }
    let (monster, quoted) = (ItemID.title(TitleReference.monster.key), ItemID.title(TitleReference.quoted.key))
    try await step { try await library.edit(quoted, on: list, "Borrow it from Ana", by: .owner) }
    try await step { try await library.tick(monster, on: list, by: .owner) }
    try await step { try await library.tick(note, on: list, by: .owner) }
    try await step { try await library.tick(note, on: list, false, by: .owner) }
    try await step { try await library.move(note, on: list, after: monster, by: .owner) }
    try await step { try await library.move(quoted, on: list, after: nil, by: .owner) }
    try await step { try await library.rename(list, "Rainy Weekend", by: .owner) }
    try await step { try await library.move(first, after: nil, by: .owner) }
    try await step { try await library.removeList(gone, by: .owner) }
  }

  private func talk(_ library: Library, _ ana: ProfileID) async throws {
    try await step { try await library.note("Look at the light.\nThen look again.", on: .monster, by: .owner) }
    let note = try await step { try await library.note("Too long?", on: .show, to: .owner, by: ana) }
    if let note { try await step { try await library.edit(note: note, "Just right!", by: ana) } }
    let mistake = try await step { try await library.note("Never mind", on: .quoted, by: .owner) }
    if let mistake { try await step { try await library.remove(note: mistake, by: .owner) } }
    let unread = try await library.notices(for: .owner).unread
    try await step { try await library.markAsRead(Array(unread).sorted(), by: .owner) }
  }
}

extension LibraryScene {
  /// Syncs journals and the picture with a second device, which rates and lists titles of its own.
  private func share(_ library: Library, _ pictures: PictureFolder) async throws {
    clock.withLock { $0 += 86_400 }
    let second = try await open(scratch.appending(path: "second"), machine: "other machine", device: 2)
    let secondPictures = PictureFolder(scratch.appending(path: "second-pictures"))
    func sync(_ library: Library, _ pictures: PictureFolder) async throws {
      try await step { try await SharedFolder(shared, of: library).sync() }
      _ = await SharedPictures(shared, of: library, in: pictures).sync()
    }
    try await sync(library, pictures)
    try await sync(second, secondPictures)
    if let score = Score(halves: 11) { try await step { try await second.rate(.matched, score, by: .owner) } }
    try await step { try await second.add(.unknownYear, to: .watchlist(of: .owner), by: .owner) }
    try await sync(second, secondPictures)
    try await sync(library, pictures)
    second.close()
    try FileManager.default.copyItem(at: shared, to: core.appending(path: "shared"))
  }

  private func export(_ library: Library, _ ana: ProfileID) async throws {
    let files = AtomicFileWriter(leaving: ProtectedFiles(folders))
    try await files.write(journalOf: library, to: folder.appending(path: "journal.jsonl"))
    let exports = core.appending(path: "exports")
    try FileManager.default.createDirectory(at: exports, withIntermediateDirectories: true)
    try await files.write(journalOf: library, to: exports.appending(path: "journal.jsonl"))
    for (name, profile) in [("owner", ProfileID.owner), ("ana", ana)] {
      for (format, export) in [
        ("csv", try await LibraryExport.tables(library, of: profile)),
        ("letterboxd", try await LibraryExport.letterboxd(library, of: profile)),
      ] {
        try await files.write(export.files, into: exports.appending(path: "\(name)-\(format)"))
      }
    }
  }
}

extension TitleReference {
  fileprivate static let monster = TitleReference(
    .tmdb, .movie, 348, name: "Alien", year: 1979, posterPath: "/alien.jpg", imdbID: "tt0078748")
  fileprivate static let quoted = TitleReference(
    .tmdb, .movie, 12, name: "“One”, \"Two\", Amélie’s 3", year: 2001, posterPath: "/quoted.jpg")
  fileprivate static let unknownYear = TitleReference(.tmdb, .movie, 13, name: "=A Film Without a Year")
  fileprivate static let removed = TitleReference(.tmdb, .movie, 14, name: "A Removed Film", year: 1985)
  fileprivate static let show = TitleReference(.tmdb, .show, 1399, name: "A Series", year: 2011)
  fileprivate static let sample = TitleReference(.sample, .movie, 7, name: "A Sample Film", year: 1960)
  fileprivate static let matched = TitleReference(
    .tmdb, .movie, 603, name: "A Matched Film", year: 1961, imdbID: "tt0133093")
}
