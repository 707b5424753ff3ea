import AppFoundation
import Foundation
import Library
import Observation

/// The addresses of profile pictures, on the web or in this device's files. Observable, because pictures can arrive
/// later.
@MainActor @Observable
public final class ProfilePictures {
  @ObservationIgnored private let folder: PictureFolder?
  /// The names of the existing files. A missing picture has no address, and initials take its place.
  private var names: Set<String> = []

  /// - Parameter folder: The folder for picture files; without it, no pictures can be added.
  public init(folder: URL? = nil) { self.folder = folder.map(PictureFolder.init) }

  /// Returns the address of a profile's picture.
  public func address(of picture: String?) -> URL? {
    guard let picture else { return nil }
    if let address = URL(webAddress: picture) { return address }
    guard names.contains(picture) else { return nil }
    return folder?.url.appending(path: picture)
  }

  /// Updates the names of the existing files.
  public func look() async {
    guard let folder else { return }
    let found = await Self.offMain { folder.names() }
    if found != names { names = found }
  }

  /// Copies a JPEG or PNG file into the folder, so that the original can be removed.
  ///
  /// - Returns: The picture's name for use in a profile.
  public func add(_ file: URL) async throws(ProfilePictureError) -> String {
    guard let folder else { throw .unwritable }
    let name = try await Self.put(file, folder).text
    names.insert(name)
    return name
  }

  /// Removes files that no profile uses and that undo can't restore. Removes nothing if the library can't be read.
  public func cleanUp(_ library: LibraryModel, now: Date = Date()) async {
    guard let folder, let named = try? await library.library().profilePictureNames() else { return }
    await Self.offMain { folder.cleanUp(using: named.retained, now: now) }
    await look()
  }

  /// Syncs pictures through a folder that devices share.
  public func sync(_ shared: URL, of library: Library) async -> SharedPictures.Report {
    guard let folder else { return SharedPictures.Report() }
    let report = await SharedPictures(shared, of: library, in: folder).sync()
    if report.receivedCount > 0 { await look() }
    return report
  }

  @concurrent
  private nonisolated static func offMain<Value: Sendable>(_ body: @Sendable () -> Value) async -> Value { body() }

  @concurrent
  private nonisolated static func put(
    _ file: URL, _ folder: PictureFolder
  ) async throws(ProfilePictureError) -> PictureName {
    try folder.put(PictureFolder.read(file))
  }
}
