import Foundation
import Library
import Observation

/// Who is watching, and whose library the screens see.
///
/// To switch is to see another ``library``: the same one as another profile's, or a guest's, of which nothing is left. The screens
/// are made anew with it, and none knows that there are others.
@MainActor @Observable
public final class WatcherModel {
  /// Who is watching.
  public enum Watcher: Hashable, Sendable {
    case profile(ProfileID)
    case guest

    public var profile: ProfileID? { if case .profile(let id) = self { id } else { nil } }
  }

  public private(set) var watcher: Watcher
  /// What is seen now.
  public private(set) var library: LibraryModel
  /// Everybody of this device, the owner first.
  public private(set) var profiles: [Profile] = [.unnamed]
  /// Who can be chosen; this device's own profiles when not said.
  public var directory: any UserDirectory { didSet { directoryChanges += 1 } }
  /// Counts the directories there were, to be followed by observation.
  public private(set) var directoryChanges = 0
  @ObservationIgnored public let pictures: ProfilePictures
  /// The real library, which is opened once, backed up and restored, whoever is watching.
  @ObservationIgnored public let home: LibraryModel
  /// Called when another library is to be seen.
  @ObservationIgnored public var onSwitch: () -> Void = {}
  /// Called with who is to be remembered for the next start.
  @ObservationIgnored public var onChoose: (ProfileID) -> Void = { _ in }
  /// Whether what the last guest did is somebody's now.
  @ObservationIgnored public private(set) var hasKeptGuest = false
  @ObservationIgnored private var beforeGuest = ProfileID.owner
  @ObservationIgnored private var following: Task<Void, Never>?

  /// - Parameter home: the real library, as that of whoever was watching last.
  public init(_ home: LibraryModel, pictures: ProfilePictures? = nil) {
    self.home = home
    let pictures = pictures ?? ProfilePictures()
    self.pictures = pictures
    library = home
    watcher = .profile(home.profile)
    directory = LibraryDirectory(of: home)
    following = Task { [weak self] in
      await pictures.look()
      // One that could not be opened may be later.
      for await isOpen in Observations({ home.state == .open }) where isOpen {
        guard let library = try? await home.library() else { continue }
        for await profiles in library.observeProfiles() { self?.take(profiles) }
      }
    }
  }

  isolated deinit { following?.cancel() }

  public var isGuest: Bool { watcher == .guest }

  /// Whether there is more than one who may be watching, so that it is worth saying who is.
  public var isShared: Bool { isGuest || profiles.count > 1 }

  /// Whoever is watching, as far as they are known here.
  public var user: User? {
    profiles.first { $0.id == watcher.profile }.map(User.init)
  }

  /// What whoever is watching is called.
  public var name: String { isGuest ? "Guest" : user?.shortName ?? "" }

  /// Whether a guest did something that is gone when they leave.
  public var guestWouldLose: Bool { isGuest && library.canUndo }

  /// Whose titles are seen from now on.
  public func change(source: TitleSource) {
    home.source = source
    library.source = source
  }

  /// Goes back to this device's own profiles.
  public func useOwnProfiles() { directory = LibraryDirectory(of: home) }
}

/// Switching. What is being written is written first.
extension WatcherModel {
  /// Has somebody watch who is known on this device.
  public func choose(_ profile: ProfileID) async {
    onChoose(profile)
    guard watcher != .profile(profile) else { return }
    // One that was made a moment ago may not have been told of yet, and would have no name.
    if !profiles.contains(where: { $0.id == profile }), let known = try? await home.library().profiles() {
      profiles = known
    }
    let next = home.profile == profile ? home : home.seen(by: profile)
    await become(.profile(profile), next)
  }

  /// Has somebody watch whom a directory knows: their ratings live in the library of this device. It is they who come to be there,
  /// and not something that whoever was watching did, and could undo.
  ///
  /// - Returns: why they could not, in a sentence.
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

  /// Has a guest watch, who leaves no trace.
  public func beGuest() async {
    guard let watching = watcher.profile else { return }
    (beforeGuest, hasKeptGuest) = (watching, false)
    await become(.guest, .guest(besides: home))
  }

  /// Has whoever was watching before the guest watch again. What the guest did is gone.
  public func leaveGuest() async { if isGuest { await choose(beforeGuest) } }

  /// Has the guest be somebody, to whom all belongs that the guest did: written as one, or not at all.
  ///
  /// - Returns: whether it is so now.
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
    // Removed meanwhile, here or on another device.
    guard let watching = watcher.profile, !profiles.contains(where: { $0.id == watching }) else { return }
    Task { [weak self] in await self?.leave(watching) }
  }

  /// Unless what was told is older than a profile that was made a moment ago.
  private func leave(_ profile: ProfileID) async {
    let known = try? await home.library().profiles()
    guard watcher == .profile(profile), known?.contains(where: { $0.id == profile }) == false else { return }
    await choose(.owner)
  }
}
