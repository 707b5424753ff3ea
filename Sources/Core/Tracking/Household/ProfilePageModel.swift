import AppFoundation
import Catalogue
import Library
import LoadingState
import Localization
import Observation

/// A profile's page, kept up to date.
@MainActor @Observable
public final class ProfilePageModel {
  public let id: ProfileID
  /// The model for following the profile.
  public let follow: FollowModel
  private var ratings: [Rating]?
  private var lists: [UserList]?
  @ObservationIgnored private let format: PageFormat
  @ObservationIgnored private let pictures: ProfilePictures
  @ObservationIgnored private var observations: [Task<Void, Never>] = []

  public init(_ id: ProfileID, _ library: LibraryModel, format: PageFormat, pictures: ProfilePictures? = nil) {
    self.id = id
    self.pictures = pictures ?? ProfilePictures()
    self.format = format
    follow = FollowModel(library)
  }

  isolated deinit { observations.forEach { $0.cancel() } }

  /// The page's content; `nil` until all of it has been read, and after the profile has been removed.
  public var card: ProfileCard? {
    guard let household = follow.household, let profile = household[id], let ratings, let lists else { return nil }
    return ProfileCard(
      profile, in: household, content: (ratings, lists), for: follow.library.viewer, format: format,
      picture: pictures.address)
  }

  /// Reads the content and starts observing it.
  ///
  /// - Throws: ``LibraryError/gone`` if there is no profile with this id.
  public func load() async throws(LibraryError) {
    try await follow.load()
    guard follow.household?[id] != nil else { throw .notFound }
    let opened = try await follow.library.library()
    if observations.isEmpty { observe(opened) }
    let read = try await opened.lists(of: id)
    let rated = try await opened.latestRatings(of: id, limit: latest)
    if lists == nil { lists = read }
    if ratings == nil { ratings = rated }
  }

  private func observe(_ opened: Library) {
    observations = [
      Task { [weak self, id] in
        for await ratings in opened.observeLatestRatings(of: id, limit: latest) { self?.ratings = ratings }
      },
      Task { [weak self, id] in
        for await lists in opened.observeLists(of: id) { self?.lists = lists }
      },
    ]
  }
}

extension ProfilePageModel: LibraryContent {
  public var isEmpty: Bool? { card == nil ? nil : false }
  public var emptyMessage: StateMessage { .emptyList }
  public var missingMessage: StateMessage? { .noSuchProfile }
}

/// The maximum number of ratings shown.
private let latest = 20

extension StateMessage {
  /// The message for a profile that never existed or was removed.
  public static let noSuchProfile = StateMessage(
    icon: "avatar-default-symbolic", title: tr("Profile Not Found"),
    explanation: tr("This profile no longer exists. Go back and choose another."))
}
