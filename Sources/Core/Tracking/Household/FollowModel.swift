import Library
import Localization
import Observation

/// A model of the profiles that the current profile follows. All rows and pages of a screen share it.
@MainActor @Observable
public final class FollowModel {
  /// All profiles; `nil` until they have been read.
  public private(set) var household: Household?
  @ObservationIgnored public let library: LibraryModel
  @ObservationIgnored private var observation: Task<Void, Never>?

  public init(_ library: LibraryModel) { self.library = library }

  isolated deinit { observation?.cancel() }

  /// Reads all profiles and starts observing them.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    if observation == nil {
      observation = Task { [weak self] in
        for await household in opened.observeHousehold() { self?.household = household }
      }
    }
    let read = try await opened.household()
    if household == nil { household = read }
  }

  /// Returns whether the current profile follows another; `nil` for itself, a removed profile, or if nothing has been
  /// read yet.
  public func follows(_ other: ProfileID) -> Bool? {
    guard let household, other != library.profile, household[other] != nil else { return nil }
    return household.follows(library.profile, other)
  }

  /// Follows or unfollows a profile. The change can be undone.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func follow(_ other: ProfileID, _ isFollowed: Bool = true) async -> Bool {
    let name = household?.name(of: other) ?? ""
    let text =
      isFollowed ? tr("Following {user}", ["user": name]) : tr("No longer following {user}", ["user": name])
    return await library.perform(text) { _ = try isFollowed ? $0.follow(other) : $0.unfollow(other) }
  }
}
