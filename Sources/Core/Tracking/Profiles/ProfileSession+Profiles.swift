import AppFoundation
import Library
import Localization

/// Changes to profiles. The profile that made a change can undo it. Guests can't make changes.
extension ProfileSession {
  /// Adds a profile.
  ///
  /// - Returns: `true` unless the write failed.
  public func add(_ draft: ProfileDraft) async -> Bool {
    let fields = draft.fields
    let text = tr("Profile “{profile}” added", ["profile": BoundedText.line(fields.name, maximumLength: 60)])
    return await perform(text) { library, profile async throws(LibraryError) in
      try await library.createProfile(fields, by: profile).action
    }
  }

  /// Changes a profile.
  ///
  /// - Returns: `true` unless the write failed.
  public func change(_ user: User, to draft: ProfileDraft) async -> Bool {
    let text = tr("Profile “{profile}” changed", ["profile": user.shortName])
    return await perform(text) { library, profile async throws(LibraryError) in
      try await library.change(user.id, draft.fields, by: profile)
    }
  }

  public func remove(_ user: User) async {
    let text = tr("Profile “{profile}” removed", ["profile": user.shortName])
    _ = await perform(text) { library, profile async throws(LibraryError) in
      try await library.removeProfile(user.id, by: profile)
    }
  }

  private func perform(
    _ text: String, _ write: (Library, ProfileID) async throws(LibraryError) -> EventID?
  ) async -> Bool {
    isGuest ? false : await library.perform(text, write)
  }
}
