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
    return await perform(text) { _ = try $0.createProfile(fields) }
  }

  /// Changes a profile.
  ///
  /// - Returns: `true` unless the write failed.
  public func change(_ user: User, to draft: ProfileDraft) async -> Bool {
    let text = tr("Profile “{profile}” changed", ["profile": user.shortName])
    let fields = draft.fields
    return await perform(text) { try $0.change(user.id, fields) }
  }

  public func remove(_ user: User) async {
    let text = tr("Profile “{profile}” removed", ["profile": user.shortName])
    _ = await perform(text) { try $0.removeProfile(user.id) }
  }

  private func perform(_ text: String, _ change: @escaping @Sendable (inout Batch) throws -> Void) async -> Bool {
    isGuest ? false : await library.perform(text, change)
  }
}
