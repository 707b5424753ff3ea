import Foundation
import Library
import LoadingState

/// What others of the household did, the last first, as it is now; as far back as somebody has looked.
@MainActor
public final class NotificationsModel {
  /// `nil` until they were read. To be followed by observation, as all that is told here.
  public var entries: [NotificationEntry]? {
    news.shown?.entries.map { entry in
      var entry = entry
      entry.picture = pictures.address(of: entry.portrait)
      return entry
    }
  }
  /// How many were not seen yet; bounded by how many are looked at.
  public var unread: Int { news.shown?.notices.unseen.count ?? 0 }
  /// Whether there is somebody who could do something.
  public var hasOthers: Bool { news.shown?.hasOthers ?? false }
  public let library: LibraryModel
  private let pictures: ProfilePictures
  private let news: GrowingPage<HouseholdNotices, News>

  /// What others did, and in words.
  private struct News {
    let notices: HouseholdNotices
    let entries: [NotificationEntry]
    let hasOthers: Bool
  }

  /// What was new when it came, and stays marked for as long as the page is open.
  private final class Marks {
    var new: Set<EventID> = []
  }

  /// - Parameter page: how many come at once.
  public init(_ library: LibraryModel, format: PageFormat, pictures: ProfilePictures? = nil, page: Int = 100) {
    self.library = library
    self.pictures = pictures ?? ProfilePictures()
    let (profile, marks) = (library.profile, Marks())
    news = GrowingPage(
      of: library, page: page,
      GrowingPage.Question(
        read: { opened, limit async throws(LibraryError) in try await opened.notices(for: profile, limit: limit) },
        observe: { $0.observeNotices(for: profile, limit: $1) },
        show: { notices, opened async throws(LibraryError) in
          let household = try await opened.household()
          marks.new.formUnion(notices.unseen)
          let format = NotificationFormat(household: household, source: library.source, page: format)
          return News(
            notices: notices, entries: await format.entries(notices.all, new: marks.new),
            hasOthers: !household.others(than: profile).isEmpty)
        }))
  }

  /// Reads the first ones, and follows them from then on.
  public func load() async throws(LibraryError) { try await news.load() }

  /// Looks farther back, where there may be more.
  public func loadMore() {
    if news.shown?.notices.hasMore == true { news.loadMore() }
  }

  /// Notes that all that is shown was seen. Where that cannot be written, it stays unread.
  public func see() {
    guard let unseen = news.shown?.notices.unseen, !unseen.isEmpty else { return }
    library.begin { [library] in
      guard let opened = try? await library.library() else { return }
      _ = try? await opened.see(Array(unseen), by: library.profile)
    }
  }
}

extension StateMessage {
  /// Nobody has done anything yet that one is told of.
  public static let noNotifications = StateMessage(
    icon: "preferences-system-notifications-symbolic", title: "No Notifications",
    explanation: "Ratings, lists and notes of people you follow, and of your teams, appear here.")
}
