import Foundation
import Library
import LoadingState
import Observation

/// What others of the household did, the last first, as it is now; as far back as somebody has looked.
@MainActor @Observable
public final class NotificationsModel {
  /// `nil` until they were read.
  public private(set) var entries: [NotificationEntry]?
  /// How many were not seen yet; bounded by how many are looked at.
  public var unread: Int { notices?.unseen.count ?? 0 }
  /// Whether there is somebody who could do something.
  public private(set) var hasOthers = false
  @ObservationIgnored public let library: LibraryModel
  private var notices: HouseholdNotices?
  /// What was new when it came, and stays marked for as long as the page is open.
  @ObservationIgnored private var new: Set<EventID> = []
  @ObservationIgnored private let format: PageFormat
  @ObservationIgnored private let page: Int
  @ObservationIgnored private var limit: Int
  @ObservationIgnored private var following: Task<Void, Never>?

  /// - Parameter page: how many come at once.
  public init(_ library: LibraryModel, format: PageFormat, page: Int = 100) {
    self.library = library
    self.format = format
    self.page = page
    limit = page
  }

  isolated deinit { following?.cancel() }

  /// Reads the first ones, and follows them from then on.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    let read = try await opened.notices(for: library.profile, limit: limit)
    let household = try await opened.household()
    if entries == nil { await take(read, household) }
    if following == nil { follow(opened) }
  }

  /// Looks farther back, where there may be more.
  public func loadMore() {
    guard notices?.hasMore == true, following != nil else { return }
    limit += page
    following?.cancel()
    Task { [weak self, library] in
      if let opened = try? await library.library() { self?.follow(opened) }
    }
  }

  /// Notes that all that is shown was seen. Where that cannot be written, it stays unread.
  public func see() {
    guard let unseen = notices?.unseen, !unseen.isEmpty else { return }
    library.begin { [library] in
      guard let opened = try? await library.library() else { return }
      _ = try? await opened.see(Array(unseen), by: library.profile)
    }
  }

  private func follow(_ opened: Library) {
    following?.cancel()
    let (limit, profile) = (limit, library.profile)
    following = Task { [weak self] in
      for await notices in opened.observeNotices(for: profile, limit: limit) {
        guard let household = try? await opened.household(), !Task.isCancelled else { continue }
        await self?.take(notices, household)
      }
    }
  }

  private func take(_ notices: HouseholdNotices, _ household: Household) async {
    new.formUnion(notices.unseen)
    let format = NotificationFormat(household: household, source: library.source, page: format)
    let entries = await format.entries(notices.all, new: new)
    guard !Task.isCancelled else { return }
    (self.notices, self.entries) = (notices, entries)
    hasOthers = !household.others(than: library.profile).isEmpty
  }
}

extension StateMessage {
  /// Nobody has done anything yet that one is told of.
  public static let noNotifications = StateMessage(
    icon: "preferences-system-notifications-symbolic", title: "No Notifications",
    explanation: "Ratings, lists and notes of people you follow, and of your teams, appear here.")
}
