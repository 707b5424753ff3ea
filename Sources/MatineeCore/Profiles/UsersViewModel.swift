import Library
import LoadingState
import Observation

/// What the list of users knows: who there is, who is watching, and what is said about them.
@MainActor @Observable
public final class UsersViewModel {
  /// That some entries could not be read, in a sentence; `nil` where all could.
  public private(set) var notice: String?
  /// Whether profiles can be added, changed and removed here.
  public private(set) var isEditable: Bool
  @ObservationIgnored private let watching: WatcherModel
  private var listing = UserListing([])

  public init(_ watching: WatcherModel) {
    self.watching = watching
    isEditable = watching.directory.isEditable && !watching.isGuest
  }

  /// Fetches the users, and says what came of it.
  public func load() async -> ContentState<[UsersDatasource.Row]> {
    let directory = watching.directory
    let result = await UserController(directory).fetchUsers()
    guard !Task.isCancelled else { return .idle }
    isEditable = directory.isEditable && !watching.isGuest
    switch result {
    case .success(let listing):
      self.listing = listing
      notice = UserWords.skipped(listing.skipped)
      return datasource.isEmpty ? .empty(.noUsers) : .content(datasource.rows)
    case .failure(let error):
      return .failed(StateMessage(error), previous: nil)
    }
  }

  /// What there is to show, with whoever is watching now, and the pictures that have come.
  public var datasource: UsersDatasource {
    UsersDatasource(listing.users, watching: watching.watcher.profile, picture: watching.pictures.address)
  }

  /// Whether they come from elsewhere than this device.
  public var isElsewhere: Bool { !watching.directory.isEditable }

  /// Whether a guest is watching, who changes nobody's profile.
  public var isGuest: Bool { watching.isGuest }

  /// Whether there is a page about somebody: they are known on this device, and a guest sees nobody's.
  public func hasPage(_ user: User) -> Bool { !isGuest && watching.profiles.contains { $0.id == user.id } }

  /// Whether somebody can be taken out: neither the owner nor whoever is watching.
  public func canRemove(_ user: User) -> Bool {
    isEditable && user.id != .owner && user.id != watching.watcher.profile
  }
}
