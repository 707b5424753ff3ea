import Foundation
import Synchronization
import SystemIO
import TMDB

/// The settings file. Writes are atomic, and only the owner can read the file because it contains the credential.
public struct SettingsFile: Sendable {
  public let url: URL

  public init(_ url: URL) { self.url = url }

  /// The maximum size of the file, in bytes. All settings together take much less.
  static let maximumBytes = 1 << 20

  /// Saves a credential and retains the rest of the file. ``Credential/none`` removes the credential.
  public func save(_ credential: Credential) throws(SettingsError) {
    try change { content throws(SettingsError) in
      var tmdb = content["tmdb"] as? [String: Any] ?? [:]
      tmdb["apiKey"] = nil
      tmdb["readToken"] = nil
      if let secret = credential.secret { tmdb[credential.isReadToken ? "readToken" : "apiKey"] = secret }
      content["tmdb"] = tmdb
    }
  }

  /// Returns the preferences in the file. They are the defaults if the file can't be read.
  @concurrent
  public func preferences() async -> Preferences {
    Preferences(content: (try? read())?["matinee"] as? [String: Any] ?? [:])
  }

  /// Saves a preference and retains the rest of the file.
  @concurrent
  public func save(_ preference: Preference, of preferences: Preferences) async throws(SettingsError) {
    try change { content throws(SettingsError) in
      var section: [String: Any] = [:]
      if let found = content["matinee"] {
        guard let known = found as? [String: Any] else { throw .unreadable(url) }
        section = known
      }
      section[preference.rawValue] = preferences.value(of: preference)
      content["matinee"] = section
    }
  }

  /// Saves the shared folder, or removes it if it is `nil`.
  @concurrent
  public func save(sharedFolder: URL?) async throws(SettingsError) {
    var preferences = Preferences()
    preferences.sharedFolder = sharedFolder?.path ?? ""
    try await save(.sharedFolder, of: preferences)
  }

  /// Changes the file while holding a lock, so that concurrent changes aren't lost.
  private func change(_ body: (inout [String: Any]) throws(SettingsError) -> Void) throws(SettingsError) {
    let result: Result<Void, SettingsError> = changing.withLock { _ in
      Result { () throws(SettingsError) in
        var content = try read()
        try body(&content)
        try write(content)
      }
    }
    try result.get()
  }

  private func read() throws(SettingsError) -> [String: Any] {
    let data: Data
    do throws(RegularFile.Failure) {
      data = try RegularFile.read(url, limit: Self.maximumBytes)
    } catch {
      guard error == .missing else { throw .unreadable(url) }
      return [:]
    }
    guard let content = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw .unreadable(url) }
    return content
  }

  private func write(_ content: [String: Any]) throws(SettingsError) {
    do {
      // If the file is a symbolic link, the link remains and its target is replaced.
      let target = url.resolvingSymlinksInPath()
      try PrivateFile.createFolder(target.deletingLastPathComponent())
      let data = try JSONSerialization.data(
        withJSONObject: content, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      try PrivateFile.replace(target, with: data)
    } catch {
      throw .unwritable(url, reason: (error as NSError).localizedDescription)
    }
  }
}

private let changing = Mutex(())
