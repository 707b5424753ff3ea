import Foundation
import Library
import Testing
import ToolTestSupport

@testable import Tracking
@testable import Transfer

/// Profile pictures in the shared folder. Only pictures that a journal names are synced.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct SharedPicturesTests {
  private let folder: TemporaryFolder
  private let shared: URL

  init() throws {
    folder = try TemporaryFolder()
    shared = folder.url.appending(path: "shared")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
  }

  /// A device with its own library and pictures.
  private struct Device {
    let library: Library
    let pictures: PictureFolder
    let shared: URL

    @discardableResult
    func sync() async throws -> SharedPictures.Report {
      try await SharedFolder(shared, of: library).sync()
      return await SharedPictures(shared, of: library, in: pictures).sync()
    }
  }

  private func device(_ name: String) async throws -> Device {
    let url = folder.url.appending(path: name)
    return Device(
      library: try await Library.open(in: url), pictures: PictureFolder(url.appending(path: "pictures")),
      shared: shared)
  }

  private var files: Set<String> {
    get throws {
      Set(try FileManager.default.contentsOfDirectory(atPath: shared.path).filter { !$0.hasSuffix(".jsonl") })
    }
  }

  private func make(_ picture: String?, on device: Device) async throws -> ProfileID {
    try await device.library.createProfile(ProfileFields(firstName: "Ana", picture: picture)).profile
  }

  @Test func `Devices sync a profile's picture and remove it from the folder after its replacement`() async throws {
    let (here, there) = (try await device("here"), try await device("there"))
    let name = try here.pictures.put(.picture(1)).text
    let ana = try await make(name, on: here)
    #expect(try await here.sync() == SharedPictures.Report())
    let report = try await there.sync()
    #expect(report.receivedCount == 1 && report.problem == nil)
    #expect(try there.pictures.data(PictureName(of: .picture(1))) == .picture(1))
    #expect(there.pictures.names() == [name])
    // A device that only received the picture leaves sharing it to the device that chose it.
    let own = try await here.library.profilePictureNames().device
    #expect(try files == ["\(own).\(name)"])
    #expect(try await there.sync().receivedCount == 0)

    let next = try there.pictures.put(.picture(2)).text
    let change = try #require(
      try await there.library.change(ana, ProfileFields(firstName: "Ana", picture: next), by: .owner))
    try await there.sync()
    try await here.sync()
    let other = try await there.library.profilePictureNames().device
    #expect(try here.pictures.names() == [name, next] && files == ["\(other).\(next)"])
    try await there.library.undo(change, by: .owner)
    for device in [there, here] { try await device.sync() }
    #expect(try files == ["\(own).\(name)", "\(other).\(name)"])
  }

  @Test func `Any device with a picture provides it when the folder doesn't contain it`() async throws {
    let (here, there) = (try await device("here"), try await device("there"))
    let name = try here.pictures.put(.picture(1)).text
    _ = try await make(name, on: here)
    try await here.sync()
    try await there.sync()
    for file in try files { try FileManager.default.removeItem(at: shared.appending(path: file)) }
    try await there.sync()
    let other = try await there.library.profilePictureNames().device
    #expect(try files == ["\(other).\(name)"])
    #expect(there.pictures.names() == [name])
  }

  @Test func `A picture can arrive after its profile without an error`() async throws {
    let (here, there) = (try await device("here"), try await device("there"))
    let name = try here.pictures.put(.picture(1)).text
    _ = try await make(name, on: here)
    try await SharedFolder(shared, of: here.library).sync()
    #expect(try await there.sync() == SharedPictures.Report())
    try await here.sync()
    #expect(try await there.sync().receivedCount == 1)
  }

  /// Rejects files with other bytes, files that aren't pictures, oversized files and special files. Ignores unnamed
  /// files.
  @Test func `Syncing rejects files that don't match their names and ignores unnamed ones`() async throws {
    let (here, there) = (try await device("here"), try await device("there"))
    let name = try PictureName(of: .picture(1)).text
    _ = try await make(name, on: here)
    try await SharedFolder(shared, of: here.library).sync()
    let liar = try await here.library.profilePictureNames().device
    let file = shared.appending(path: "\(liar).\(name)")
    for content in [Data.picture(2), Data("GIF89a".utf8), .picture(1) + Data(count: 4 << 20), Data()] {
      try content.write(to: file)
      let report = try await there.sync()
      #expect(report.refused == [file.lastPathComponent] && report.receivedCount == 0)
      #expect(report.problem?.hasSuffix("in the folder because it isn’t a supported picture.") == true)
    }
    try FileManager.default.removeItem(at: file)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(try await there.sync().refused.count == 1)
    try FileManager.default.removeItem(at: file)
    let stranger = try PictureName(of: .picture(3)).text
    try Data.picture(3).write(to: shared.appending(path: "\(liar).\(stranger)"))
    try Data.picture(1).write(to: shared.appending(path: "\(liar).sync-conflict.\(name)"))
    #expect(try await there.sync() == SharedPictures.Report())
    #expect(there.pictures.names().isEmpty)
  }

  /// A wrong picture from one device doesn't prevent another device from providing the right one.
  @Test func `Syncing accepts a valid copy of a picture despite another device's invalid one`() async throws {
    let (here, there) = (try await device("here"), try await device("there"))
    let name = try here.pictures.put(.picture(1)).text
    _ = try await make(name, on: here)
    try await here.sync()
    try Data("GIF89a".utf8).write(to: shared.appending(path: "0000000000000.\(name)"))
    let report = try await there.sync()
    #expect(report.receivedCount == 1 && there.pictures.names() == [name])
  }

  @Test func `Syncing reports a folder that it can't write to`() async throws {
    let here = try await device("here")
    let name = try here.pictures.put(.picture(1)).text
    _ = try await make(name, on: here)
    let gone = SharedPictures(folder.url.appending(path: "gone"), of: here.library, in: here.pictures)
    let report = await gone.sync()
    #expect(report.isUnwritable && report.problem?.contains("can’t save profile pictures") == true)
  }
}
