import Library

/// Changes to profiles. The profile that made a change can undo it. Guests can't make changes.
extension ProfileSession {
  /// Adds a profile.
  ///
  /// - Returns: `true` unless the write failed.
  public func add(_ draft: ProfileDraft) async -> Bool {
    let fields = draft.fields
    return await perform("Profile “\(BoundedText.line(fields.name, maximumLength: 60))” added") {
      library, profile async throws(LibraryError) in
      try await library.createProfile(fields, by: profile).action
    }
  }

  /// Changes a profile.
  ///
  /// - Returns: `true` unless the write failed.
  public func change(_ user: User, to draft: ProfileDraft) async -> Bool {
    await perform("Profile “\(user.shortName)” changed") { library, profile async throws(LibraryError) in
      try await library.change(user.id, draft.fields, by: profile)
    }
  }

  public func remove(_ user: User) async {
    _ = await perform("Profile “\(user.shortName)” removed") { library, profile async throws(LibraryError) in
      try await library.removeProfile(user.id, by: profile)
    }
  }

  private func perform(
    _ text: String, _ write: (Library, ProfileID) async throws(LibraryError) -> EventID?
  ) async -> Bool {
    isGuest ? false : await library.perform(text, write)
  }
}
