import Library
import Observation

/// Whom somebody follows, and following others: one for all rows and pages of a screen.
@MainActor @Observable
public final class FollowModel {
  /// Everybody; `nil` until they were read.
  public private(set) var household: Household?
  @ObservationIgnored public let library: LibraryModel
  @ObservationIgnored private var following: Task<Void, Never>?

  public init(_ library: LibraryModel) { self.library = library }

  isolated deinit { following?.cancel() }

  /// Reads everybody, and follows what becomes of them from then on.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    if following == nil {
      following = Task { [weak self] in
        for await household in opened.observeHousehold() { self?.household = household }
      }
    }
    let read = try await opened.household()
    if household == nil { household = read }
  }

  /// Whether one follows somebody; `nil` where one cannot: oneself, somebody who is gone, or before they were read.
  public func follows(_ other: ProfileID) -> Bool? {
    guard let household, other != library.profile, household[other] != nil else { return nil }
    return household.follows(library.profile, other)
  }

  /// Follows somebody, or no more; it can be undone.
  ///
  /// - Returns: whether it is so now.
  @discardableResult
  public func follow(_ other: ProfileID, _ isFollowed: Bool = true) async -> Bool {
    let name = household?.name(of: other) ?? ""
    return await library.perform(isFollowed ? "You follow \(name)." : "You do not follow \(name) any more.") {
      library, profile async throws(LibraryError) in
      isFollowed ? try await library.follow(other, by: profile) : try await library.unfollow(other, by: profile)
    }
  }
}
