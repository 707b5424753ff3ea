import Foundation
import Library
import TMDBTesting
import Testing
import TitleIdentity
import ToolTestSupport

@testable import AppFoundation
@testable import Catalogue
@testable import Tracking
@testable import Transfer

/// A profile's picture appears everywhere as soon as it has arrived.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct PortraitTests {
  private let ana = ProfileID(rawValue: "ana")
  private let kims: LibraryModel
  private let pictures: ProfilePictures
  private let folder: TemporaryFolder
  private let format = PageFormat.test
  private var files: PictureFolder { PictureFolder(folder.url) }

  init() async throws {
    folder = try TemporaryFolder()
    pictures = ProfilePictures(folder: folder.url)
    let opened = try Library.inMemory()
    kims = LibraryModel(source: .tmdb) { opened }
    let fields = ProfileFields(firstName: "Ana", picture: try PictureName(of: .picture(1)).text)
    _ = try await opened.createProfile(fields, id: ana, by: ana)
    try await opened.follow(ana, by: .owner)
    try await opened.follow(.owner, by: ana)
    try await opened.note("With live music", on: .alien, to: .owner, by: ana)
  }

  @Test func `A profile's picture appears in notes, notifications and profile pages after it arrives`() async throws {
    let notes = ConversationModel(
      of: .movie(348), of: .tmdb, in: kims, texts: format.texts, pictures: pictures)
    let news = NotificationsModel(kims, format: format, pictures: pictures)
    let (anas, own) = (
      ProfilePageModel(ana, kims, format: format, pictures: pictures),
      ProfilePageModel(.owner, kims, format: format, pictures: pictures)
    )
    try await news.load()
    try await anas.load()
    try await own.load()
    let seen = {
      [
        notes.entries.first?.picture, news.entries?.first?.picture, anas.card?.picture,
        own.card?.following.first?.picture, own.card?.followers.first?.picture,
      ]
    }
    await until { notes.entries.count == 1 && news.entries?.isEmpty == false && own.card?.following.count == 1 }
    #expect(seen() == [nil, nil, nil, nil, nil])
    let name = try files.put(.picture(1)).text
    await pictures.look()
    await until { seen() == Array(repeating: folder.url.appending(path: name), count: 5) }
  }

  @Test func `A picture from another device arrives through the shared folder`() async throws {
    let shared = folder.url.appending(path: "shared")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    let here = LibraryModel(source: .tmdb, folder: folder.url.appending(path: "here"))
    let own = ProfilePictures(folder: folder.url.appending(path: "pictures"))
    let there = try await Library.open(in: folder.url.appending(path: "there"))
    let name = try files.put(.picture(1)).text
    _ = try await there.createProfile(ProfileFields(firstName: "Ana", picture: name))
    try await SharedFolder(shared, of: there).sync()
    _ = await SharedPictures(shared, of: there, in: files).sync()
    let sharing = SharingModel(
      shared, of: here,
      SharingModel.Dependencies(changes: { _ in AsyncStream { _ in } }, pictures: own) {
        _ async throws(SettingsError) in
      })
    sharing.begin()
    await until { own.address(of: name) != nil }
    await sharing.finish()
    #expect(sharing.problem == nil)
  }
}
