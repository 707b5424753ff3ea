import Foundation
import Library
import Observation

/// The current profile, and the library that screens show.
///
/// A switch replaces ``library`` with a model of the same library for another profile, or with a guest's temporary
/// library. All screens are created again for it, and know nothing about other profiles.
@MainActor @Observable
public final class ProfileSession {
  /// The user of the app: a profile or a guest.
  public enum Watcher: Hashable, Sendable {
    case profile(ProfileID)
    case guest

    public var profile: ProfileID? { if case .profile(let id) = self { id } else { nil } }
  }

  public private(set) var watcher: Watcher
  /// The library of the current profile or guest.
  public private(set) var library: LibraryModel
  /// All profiles on this device, the owner first.
  public private(set) var profiles: [Profile] = [.unnamed]
  /// The directory of users to choose from; by default, this device's profiles.
  public var directory: any UserDirectory { didSet { directoryChanges += 1 } }
  /// The number of times that the directory was replaced. Observable.
  public private(set) var directoryChanges = 0
  @ObservationIgnored public let pictures: ProfilePictures
  /// The library on disk. It's opened, backed up and restored independently of the current profile.
  @ObservationIgnored public let home: LibraryModel
  /// Called after ``library`` was replaced.
  @ObservationIgnored public var onSwitch: () -> Void = {}
  /// Called with the profile to use at the next start.
  @ObservationIgnored public var onChoose: (ProfileID) -> Void = { _ in }
  /// Whether the last guest's data was saved in a profile.
  @ObservationIgnored public private(set) var hasKeptGuest = false
  @ObservationIgnored private var beforeGuest = ProfileID.owner
  @ObservationIgnored private var following: Task<Void, Never>?

  /// - Parameter home: The library on disk, for the profile that was used last.
  public init(_ home: LibraryModel, pictures: ProfilePictures? = nil) {
    self.home = home
    let pictures = pictures ?? ProfilePictures()
    self.pictures = pictures
    library = home
    watcher = .profile(home.profile)
    directory = LibraryDirectory(of: home)
    following = Task { [weak self] in
      await pictures.look()
      // A library that couldn't be opened may open later.
      for await isOpen in Observations({ home.state == .open }) where isOpen {
        guard let library = try? await home.library() else { continue }
        for await profiles in library.observeProfiles() { self?.take(profiles) }
      }
    }
  }

  isolated deinit { following?.cancel() }

  public var isGuest: Bool { watcher == .guest }

  /// Whether the app has several users, so that it should show the current one.
  public var isShared: Bool { isGuest || profiles.count > 1 }

  /// The user of the current profile; `nil` for a guest or an unknown profile.
  public var user: User? {
    profiles.first { $0.id == watcher.profile }.map(User.init)
  }

  /// The name of the current profile or guest.
  public var name: String { isGuest ? "Guest" : user?.shortName ?? "" }

  /// Whether a guest has data that is lost when they leave.
  public var guestWouldLose: Bool { isGuest && library.canUndo }

  /// Changes the source of the titles shown.
  public func change(source: TitleSource) {
    home.source = source
    library.source = source
  }

  /// Switches back to the directory of this device's profiles.
  public func useOwnProfiles() { directory = LibraryDirectory(of: home) }
}

/// Methods that switch between profiles. Pending changes are written first.
extension ProfileSession {
  /// Makes a profile on this device the current profile.
  public func choose(_ profile: ProfileID) async {
    onChoose(profile)
    guard watcher != .profile(profile) else { return }
    // A new profile may not have been reported yet, and would have no name.
    if !profiles.contains(where: { $0.id == profile }), let known = try? await home.library().profiles() {
      profiles = known
    }
    let next = home.profile == profile ? home : home.seen(by: profile)
    await become(.profile(profile), next)
  }

  /// Makes a user from the directory the current profile, and creates the profile on this device if necessary.
  ///
  /// The new profile itself is the author of its creation, so the previous profile can't undo it.
  ///
  /// - Returns: A sentence that explains a failure; `nil` on success.
  public func choose(_ user: User) async -> String? {
    do throws(LibraryError) {
      if !directory.isEditable {
        let library = try await home.library()
        _ = try await library.makeProfile(user.fields, id: user.id, by: user.id)
      }
      await choose(user.id)
      return nil
    } catch {
      return error.sentence
    }
  }

  /// Starts a guest session, which leaves no data behind.
  public func beGuest() async {
    guard let watching = watcher.profile else { return }
    (beforeGuest, hasKeptGuest) = (watching, false)
    await become(.guest, .guest(besides: home))
  }

  /// Ends the guest session, discards its data, and returns to the previous profile.
  public func leaveGuest() async { if isGuest { await choose(beforeGuest) } }

  /// Saves the guest's data in a new profile and switches to it. Saves either all of the data or none.
  ///
  /// - Returns: `true` on success.
  public func keepGuest(as draft: ProfileDraft) async -> Bool {
    guard isGuest else { return false }
    let (fields, id) = (draft.fields, ProfileID(rawValue: UUID().uuidString.lowercased()))
    let isKept = await library.perform("") { [home] guest, profile async throws(LibraryError) in
      let belongings = try await guest.belongings(of: profile)
      _ = try await home.library().write(by: id) { batch in
        _ = try batch.makeProfile(fields, id: id)
        try batch.take(belongings)
      }
      return nil
    }
    guard isKept else { return false }
    hasKeptGuest = true
    await choose(id)
    return true
  }

  private func become(_ watcher: Watcher, _ next: LibraryModel) async {
    await library.finishWriting()
    next.source = home.source
    (self.watcher, library) = (watcher, next)
    onSwitch()
  }

  private func take(_ profiles: [Profile]) {
    self.profiles = profiles
    // The profile was removed in the meantime, here or on another device.
    guard let watching = watcher.profile, !profiles.contains(where: { $0.id == watching }) else { return }
    Task { [weak self] in await self?.leave(watching) }
  }

  /// Switches to the owner if a profile is gone. The observed profiles can be older than a profile that was just
  /// created.
  private func leave(_ profile: ProfileID) async {
    let known = try? await home.library().profiles()
    guard watcher == .profile(profile), known?.contains(where: { $0.id == profile }) == false else { return }
    await choose(.owner)
  }
}
