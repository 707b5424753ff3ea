import Foundation
import Library
import Testing
import ToolTestSupport

@testable import Tracking

/// Profile pictures on this device: added, found again, and removed once no profile can need them.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ProfilePicturesTests {
  private let folder: TemporaryFolder
  private let pictures: ProfilePictures
  private var files: PictureFolder { PictureFolder(folder.url.appending(path: "pictures")) }

  init() throws {
    folder = try TemporaryFolder()
    pictures = ProfilePictures(folder: folder.url.appending(path: "pictures"))
  }

  private func chosen(_ data: Data = .picture(1), as name: String = "a.png") throws -> URL {
    let file = try folder.write("", to: name)
    try data.write(to: file)
    return file
  }

  @Test func `An added picture is copied and named by the hash of its bytes`() async throws {
    let file = try chosen()
    let name = try await pictures.add(file)
    try FileManager.default.removeItem(at: file)
    let copy = try #require(pictures.address(of: name))
    #expect(
      try Data(contentsOf: copy) == .picture(1) && copy.deletingLastPathComponent().lastPathComponent == "pictures")
    #expect(try await pictures.add(try chosen(as: "b.png")) == name && files.names() == [name])
    #expect(try await pictures.add(try chosen(.picture(2))) != name)
    // The name is the standard hash of these bytes.
    #expect(try PictureName(of: .picture(1)).text == Data.firstPicturesHash + ".png")
  }

  @Test func `Adding rejects files that are unreadable, oversized or no pictures`() async throws {
    let text = try folder.write("GIF89a", to: "a.png")
    await #expect(throws: ProfilePictureError.noPicture) { try await pictures.add(text) }
    let large = try chosen(.picture(1) + Data(count: 4 << 20), as: "b.png")
    await #expect(throws: ProfilePictureError.tooLarge) { try await pictures.add(large) }
    await #expect(throws: ProfilePictureError.noPicture) {
      try await pictures.add(try chosen(.picture(1, width: 20_000)))
    }
    let missing = folder.url.appending(path: "c.png")
    await #expect(throws: ProfilePictureError.unreadable) { try await pictures.add(missing) }
    await #expect(throws: ProfilePictureError.unreadable) { try await pictures.add(folder.url) }
    await #expect(throws: ProfilePictureError.unwritable) { try await ProfilePictures().add(text) }
    #expect(!FileManager.default.fileExists(atPath: files.url.path))
  }

  @Test(arguments: ["../library.sqlite", "/etc/passwd", ".hidden", "a/b.png", "", "file:///etc/passwd", "http:///x"])
  func `A picture's name can't refer to other files`(_ picture: String) async throws {
    _ = try await pictures.add(try chosen())
    for name in [".hidden", "library.sqlite"] { _ = try folder.write("", to: "pictures/" + name) }
    await pictures.look()
    #expect(pictures.address(of: picture) == nil)
  }

  @Test func `A picture from the web keeps its URL`() {
    let address = "https://example.org/a%20b.jpg?size=2"
    #expect(pictures.address(of: address)?.absoluteString == address)
    #expect(pictures.address(of: "a.png") == nil)
  }

  @Test func `A new look at the folder finds a picture that was added later`() async throws {
    let name = try files.put(.picture(1)).text
    #expect(pictures.address(of: name) == nil)
    await pictures.look()
    #expect(pictures.address(of: name) != nil)
  }

  /// The user can bring back a replaced or removed picture by undoing, but not one that was never saved.
  @Test func `The cleanup removes only old pictures that no profile has ever used`() async throws {
    let model = LibraryModel(source: .tmdb) { try Library.inMemory() }
    let library = try await model.library()
    var names: [String] = []
    for number in 1...4 { names.append(try await pictures.add(try chosen(.picture(UInt8(number))))) }
    let (ana, _) = try await library.createProfile(ProfileFields(firstName: "Ana", picture: names[0]))
    try await library.change(ana, ProfileFields(firstName: "Ana", picture: names[1]), by: .owner)
    let (ben, making) = try await library.createProfile(ProfileFields(firstName: "Ben", picture: names[2]))
    try await library.undo(try #require(making), by: .owner)
    #expect(try await library.profiles().contains { $0.id == ben } == false)
    await pictures.cleanUp(model)
    #expect(files.names() == Set(names), "what was chosen a moment ago is gone")
    await pictures.cleanUp(model, now: Date() + 15 * 86_400)
    #expect(files.names() == Set(names.prefix(3)))
    #expect(pictures.address(of: names[3]) == nil && pictures.address(of: names[0]) != nil)
  }

  @Test func `The cleanup removes nothing when the library is unreadable`() async throws {
    let name = try await pictures.add(try chosen())
    let closed = LibraryModel(source: .tmdb) { throw LibraryError.unreadable(reason: "no header") }
    await pictures.cleanUp(closed, now: Date() + 15 * 86_400)
    #expect(files.names() == [name])
  }
}

extension Data {
  /// Returns data that passes for a PNG, different for each number.
  static func picture(_ number: UInt8, width: UInt32 = 1) -> Data {
    let size = [width, 1].flatMap { side in (0..<4).reversed().map { UInt8(truncatingIfNeeded: side >> ($0 * 8)) } }
    return Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]) + Data("IHDR".utf8) + Data(size)
      + Data([8, 6, 0, 0, 0, number, 0, 0, 0]) + Data("IEND".utf8)
  }

  /// The hash of the first picture, calculated with `sha256sum`.
  static let firstPicturesHash = "bfed78eb687b6679bc4462746e2b0c0957a7a8c5c8537bf91b9410998d337646"
}
