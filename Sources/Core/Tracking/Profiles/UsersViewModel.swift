import Library
import LoadingState
import Observation

/// The model of the user list: the users, the current profile and a notice.
@MainActor @Observable
public final class UsersViewModel {
  /// A sentence about the entries that couldn't be read; `nil` if there are none.
  public private(set) var notice: String?
  /// Whether profiles can be added, changed and removed here.
  public private(set) var isEditable: Bool
  @ObservationIgnored private let session: ProfileSession
  private var listing = UserListing([])

  public init(_ session: ProfileSession) {
    self.session = session
    isEditable = session.directory.isEditable && !session.isGuest
  }

  /// Fetches the users and returns the state to show.
  public func load() async -> ContentState<[UsersDatasource.Row]> {
    let directory = session.directory
    let result = await UserController(directory).fetchUsers()
    guard !Task.isCancelled else { return .idle }
    isEditable = directory.isEditable && !session.isGuest
    switch result {
    case .success(let listing):
      self.listing = listing
      notice = UserText.skipped(listing.skipped)
      return datasource.isEmpty ? .empty(.noUsers) : .content(datasource.rows)
    case .failure(let error):
      return .failed(StateMessage(error), previous: nil)
    }
  }

  /// The rows, with the current profile and the pictures that are available.
  public var datasource: UsersDatasource {
    UsersDatasource(listing.users, current: session.identity.profile, picture: session.pictures.address)
  }

  /// Whether the users come from a server.
  public var isElsewhere: Bool { !session.directory.isEditable }

  /// Whether a guest uses the app. A guest can't change profiles.
  public var isGuest: Bool { session.isGuest }

  /// Returns whether a user has a page. Only profiles on this device have one, and guests see none.
  public func hasPage(_ user: User) -> Bool {
    !isGuest && (!isElsewhere || session.profiles.contains { $0.id == user.id })
  }

  /// Returns whether a user can be removed. The owner and the current profile can't.
  public func canRemove(_ user: User) -> Bool {
    isEditable && user.id != .owner && user.id != session.identity.profile
  }
}
