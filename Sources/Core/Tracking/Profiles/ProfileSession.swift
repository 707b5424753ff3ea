import Foundation
import Library
import Localization
import Observation

/// The current profile, and the library that screens show.
///
/// A switch replaces ``library`` with a model of the same library for another profile, or with a guest's temporary
/// library. All screens are created again for it, and know nothing about other profiles.
@MainActor @Observable
public final class ProfileSession {
  /// The user of the app: a profile or a guest.
  public enum Identity: Hashable, Sendable {
    case profile(ProfileID)
    case guest

    public var profile: ProfileID? { if case .profile(let id) = self { id } else { nil } }
  }

  public private(set) var identity: Identity
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
  @ObservationIgnored public let ownLibrary: LibraryModel
  /// Called after ``library`` was replaced.
  @ObservationIgnored public var onSwitch: () -> Void = {}
  /// Called with the profile to use at the next start.
  @ObservationIgnored public var onChoose: (ProfileID) -> Void = { _ in }
  /// Whether the last guest's data was saved in a profile.
  @ObservationIgnored public private(set) var hasSavedGuest = false
  @ObservationIgnored private var profileBeforeGuest = ProfileID.owner
  @ObservationIgnored private var observation: Task<Void, Never>?

  /// - Parameter ownLibrary: The library on disk, for the profile that was used last.
  public init(_ ownLibrary: LibraryModel, pictures: ProfilePictures? = nil) {
    self.ownLibrary = ownLibrary
    let pictures = pictures ?? ProfilePictures()
    self.pictures = pictures
    library = ownLibrary
    identity = .profile(ownLibrary.profile)
    directory = LibraryDirectory(of: ownLibrary)
    observation = Task { [weak self] in
      await pictures.look()
      // A library that couldn't be opened may open later.
      for await isOpen in Observations({ ownLibrary.state == .open }) where isOpen {
        guard let library = try? await ownLibrary.library() else { continue }
        for await profiles in library.observeProfiles() { self?.take(profiles) }
      }
    }
  }

  isolated deinit { observation?.cancel() }

  public var isGuest: Bool { identity == .guest }

  /// Whether the app has several users, so that it should show the current one.
  public var isShared: Bool { isGuest || profiles.count > 1 }

  /// The user of the current profile; `nil` for a guest or an unknown profile.
  public var user: User? {
    profiles.first { $0.id == identity.profile }.map(User.init)
  }

  /// The name of the current profile or guest.
  public var name: String { isGuest ? tr("Guest") : user?.shortName ?? "" }

  /// Whether a guest has data that is lost when they leave.
  public var guestHasChanges: Bool { isGuest && (library.canUndo || library.isImporting) }

  /// Changes the source of the titles shown.
  public func change(source: TitleSource) {
    ownLibrary.source = source
    library.source = source
  }

  /// Switches back to the directory of this device's profiles.
  public func useLocalProfiles() { directory = LibraryDirectory(of: ownLibrary) }
}

/// Methods that switch between profiles. Pending changes are written first.
extension ProfileSession {
  /// Makes a profile on this device the current profile.
  public func choose(_ profile: ProfileID) async {
    onChoose(profile)
    guard identity != .profile(profile) else { return }
    // A new profile may not have been reported yet, and would have no name.
    if !profiles.contains(where: { $0.id == profile }), let known = try? await ownLibrary.library().profiles() {
      profiles = known
    }
    let next = ownLibrary.profile == profile ? ownLibrary : ownLibrary.forProfile(profile)
    await switchTo(.profile(profile), next)
  }

  /// Makes a user from the directory the current profile, and creates the profile on this device if necessary.
  ///
  /// The new profile itself is the author of its creation, so the previous profile can't undo it.
  ///
  /// - Returns: A sentence that explains a failure; `nil` on success.
  public func choose(_ user: User) async -> String? {
    do throws(LibraryError) {
      if !directory.isEditable {
        let library = try await ownLibrary.library()
        _ = try await library.createProfile(user.fields, id: user.id, by: user.id)
      }
      await choose(user.id)
      return nil
    } catch {
      return error.sentence
    }
  }

  /// Starts a guest session, which leaves no data behind.
  public func switchToGuest() async {
    guard let profile = identity.profile else { return }
    (profileBeforeGuest, hasSavedGuest) = (profile, false)
    await switchTo(.guest, .guest(alongside: ownLibrary))
  }

  /// Ends the guest session, discards its data, and returns to the previous profile.
  public func leaveGuest() async { if isGuest { await choose(profileBeforeGuest) } }

  /// Saves the guest's data in a new profile and switches to it. Saves either all of the data or none.
  ///
  /// - Returns: `true` on success.
  public func saveGuest(as draft: ProfileDraft) async -> Bool {
    guard isGuest else { return false }
    let (fields, id) = (draft.fields, ProfileID(rawValue: UUID().uuidString.lowercased()))
    let isSaved = await library.pending { [library, ownLibrary] () async throws(LibraryError) in
      let profileData = try await library.library().profileData(of: library.profile)
      _ = try await ownLibrary.library().write(by: id) { batch in
        _ = try batch.createProfile(fields, id: id)
        try batch.copy(profileData)
      }
    }
    guard isSaved else { return false }
    hasSavedGuest = true
    await choose(id)
    return true
  }

  private func switchTo(_ identity: Identity, _ next: LibraryModel) async {
    await library.finishWriting()
    next.source = ownLibrary.source
    (self.identity, library) = (identity, next)
    onSwitch()
  }

  private func take(_ profiles: [Profile]) {
    self.profiles = profiles
    // The profile was removed in the meantime, here or on another device.
    guard let profile = identity.profile, !profiles.contains(where: { $0.id == profile }) else { return }
    Task { [weak self] in await self?.leave(profile) }
  }

  /// Switches to the owner if a profile is gone. The observed profiles can be older than a profile that was just
  /// created.
  private func leave(_ profile: ProfileID) async {
    let known = try? await ownLibrary.library().profiles()
    guard identity == .profile(profile), known?.contains(where: { $0.id == profile }) == false else { return }
    await choose(.owner)
  }
}

/// Models of the library for other profiles and for guests.
extension LibraryModel {
  /// Returns a model of the same library for another profile. The library isn't opened again.
  fileprivate func forProfile(_ profile: ProfileID) -> LibraryModel {
    let other = LibraryModel(source: source, profile: profile) { try await self.library() }
    other.onWriting = { [weak self] in self?.onWriting($0) }
    return other
  }

  /// Returns a model of a temporary library in memory.
  fileprivate static func guest(alongside ownLibrary: LibraryModel) -> LibraryModel {
    let guest = LibraryModel(source: ownLibrary.source) { try Library.inMemory() }
    guest.onWriting = { [weak ownLibrary] in ownLibrary?.onWriting($0) }
    return guest
  }
}
