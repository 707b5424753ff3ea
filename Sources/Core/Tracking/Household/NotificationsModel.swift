import AppFoundation
import Catalogue
import Foundation
import Library
import LoadingState
import Localization

/// The activity of the household's other profiles, newest first, kept up to date. It grows as the user scrolls back.
@MainActor
public final class NotificationsModel {
  /// The entries; `nil` until they have been read. Observable, like all properties of this model.
  public var entries: [NotificationEntry]? {
    list.shown?.entries.map { entry in
      var entry = entry
      entry.picture = pictures.address(of: entry.portrait)
      return entry
    }
  }
  /// The number of unread notifications among those that have been loaded.
  public var unread: Int { list.shown?.notices.unread.count ?? 0 }
  /// Whether the household has other profiles.
  public var hasOthers: Bool { list.shown?.hasOthers ?? false }
  public let library: LibraryModel
  private let pictures: ProfilePictures
  private let list: GrowingList<HouseholdNotices, Content>

  /// The notifications from the library, and the entries for display.
  private struct Content {
    let notices: HouseholdNotices
    let entries: [NotificationEntry]
    let hasOthers: Bool
  }

  /// The notifications that were new when they arrived. They stay marked as long as the page is open.
  private final class Marks {
    var new: Set<EventID> = []
  }

  /// - Parameter page: The number of entries in each batch.
  public init(_ library: LibraryModel, format: PageFormat, pictures: ProfilePictures? = nil, page: Int = 100) {
    self.library = library
    self.pictures = pictures ?? ProfilePictures()
    let (profile, marks) = (library.profile, Marks())
    list = GrowingList(
      of: library, page: page,
      GrowingList.Query(
        read: { opened, limit async throws(LibraryError) in try await opened.notices(for: profile, limit: limit) },
        observe: { $0.observeNotices(for: profile, limit: $1) },
        show: { notices, opened async throws(LibraryError) in
          let household = try await opened.household()
          marks.new.formUnion(notices.unread)
          let format = NotificationFormat(household: household, source: library.source, page: format)
          return Content(
            notices: notices, entries: await format.entries(notices.all, new: marks.new),
            hasOthers: !household.profiles(except: profile).isEmpty)
        }))
  }

  /// Reads the first entries and starts observing them.
  public func load() async throws(LibraryError) { try await list.load() }

  /// Loads older entries if there are any.
  public func loadMore() {
    if list.shown?.notices.hasMore == true { list.loadMore() }
  }

  /// Marks all shown notifications as read. They stay unread if the write fails.
  public func markAsRead() {
    guard let unread = list.shown?.notices.unread, !unread.isEmpty else { return }
    library.begin { [library] in
      guard let opened = try? await library.library() else { return }
      _ = try? await opened.markAsRead(Array(unread), by: library.profile)
    }
  }
}

extension NotificationsModel: LibraryContent {
  public var isEmpty: Bool? { entries?.isEmpty }
  public var emptyMessage: StateMessage { .noNotifications }
}

extension StateMessage {
  /// The message for a page without notifications.
  public static let noNotifications = StateMessage(
    icon: "preferences-system-notifications-symbolic", title: tr("No Notifications"),
    explanation: tr("Ratings, lists and notes from people you follow and from your groups appear here."),
    button: tr("Show People"), action: .app(.open(.profiles)))
}
