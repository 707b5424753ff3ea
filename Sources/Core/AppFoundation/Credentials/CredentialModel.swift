import Foundation
import Observation
import TMDB

/// A model for entering a TMDB key. It saves the key only after TMDB has accepted it.
@MainActor @Observable
public final class CredentialModel {
  public enum State: Equatable {
    case editing
    case checking
    case refused(String)
    case accepted
  }

  public private(set) var state = State.editing

  /// Called with the credential that was accepted and saved.
  @ObservationIgnored public var onAccepted: (Credential) -> Void = { _ in }
  @ObservationIgnored private let check: @Sendable (Credential) async -> TMDBError?
  @ObservationIgnored private let save: @Sendable (Credential) throws(SettingsError) -> Void
  @ObservationIgnored private var task: Task<Void, Never>?

  public init(
    check: @escaping @Sendable (Credential) async -> TMDBError?,
    save: @escaping @Sendable (Credential) throws(SettingsError) -> Void
  ) {
    self.check = check
    self.save = save
  }

  /// Returns whether the text could be a credential and no check is running.
  public func canSubmit(_ text: String) -> Bool { Credential(pasted: text) != .none && state != .checking }

  /// Clears an earlier refusal because the text is changing.
  public func edit() {
    if state != .checking { state = .editing }
  }

  /// Checks a key or token with TMDB, and saves it if TMDB accepts it.
  public func submit(_ text: String) {
    guard canSubmit(text) else { return }
    let credential = Credential(pasted: text)
    state = .checking
    task = Task { [weak self, check] in
      let error = await check(credential)
      guard !Task.isCancelled else { return }
      self?.finish(credential, error)
    }
  }

  /// Cancels the check. Nothing is saved.
  public func cancel() {
    task?.cancel()
    task = nil
    if state == .checking { state = .editing }
  }

  private func finish(_ credential: Credential, _ error: TMDBError?) {
    task = nil
    if let error {
      state = .refused([error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " "))
      return
    }
    do {
      try save(credential)
      onAccepted(credential)
      state = .accepted
    } catch {
      state = .refused([error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " "))
    }
  }
}
