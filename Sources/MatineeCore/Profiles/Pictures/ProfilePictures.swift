import Foundation
import Library
import Observation

/// Where pictures of people are: on the web, or as files of this device's own. What shows people follows it, as pictures come.
@MainActor @Observable
public final class ProfilePictures {
  @ObservationIgnored private let folder: PictureFolder?
  /// The files that are there. One that is not, or not yet, has no address: letters stand in.
  private var names: Set<String> = []

  /// - Parameter folder: for the files; without one none can be added.
  public init(folder: URL? = nil) { self.folder = folder.map(PictureFolder.init) }

  /// The address of what a profile names.
  public func address(of picture: String?) -> URL? {
    guard let picture else { return nil }
    if let address = Self.webAddress(picture) { return address }
    guard names.contains(picture) else { return nil }
    return folder?.url.appending(path: picture)
  }

  public nonisolated static func webAddress(_ text: String) -> URL? {
    guard text.utf8.count <= 2_000, let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host()?.isEmpty == false
    else { return nil }
    return url
  }

  /// Looks which files there are.
  public func look() async {
    guard let folder else { return }
    let found = await Self.offMain { folder.names() }
    if found != names { names = found }
  }

  /// Copies a JPEG or PNG, so that it stays when the chosen file goes.
  ///
  /// - Returns: what a profile names it by.
  public func add(_ file: URL) async throws(ProfilePictureError) -> String {
    guard let folder else { throw .unwritable }
    let name = try await Self.put(file, folder).text
    names.insert(name)
    return name
  }

  /// Removes files that no profile names, and that no undoing brings back. Where the library cannot be read, nothing is known of
  /// that.
  public func cleanUp(_ library: LibraryModel, now: Date = Date()) async {
    guard let folder, let named = try? await library.library().pictureNames() else { return }
    await Self.offMain { folder.cleanUp(keeping: named.kept, now: now) }
    await look()
  }

  /// Gives and takes pictures through a folder that is shared between devices.
  public func exchange(_ shared: URL, of library: Library) async -> SharedPictures.Report {
    guard let folder else { return SharedPictures.Report() }
    let report = await SharedPictures(shared, of: library, in: folder).exchange()
    if report.came > 0 { await look() }
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
