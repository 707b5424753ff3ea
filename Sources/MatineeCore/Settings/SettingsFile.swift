import Foundation
import Synchronization
import SystemIO
import TMDB

/// The settings file as it is written: whole and at once, and readable by its owner alone, as it holds the credential.
public struct SettingsFile: Sendable {
  public let url: URL

  public init(_ url: URL) { self.url = url }

  /// In bytes: many times what all settings take.
  static let largest = 1 << 20

  /// Keeps a credential beside whatever else the file says. ``Credential/none`` takes it out.
  public func save(_ credential: Credential) throws(SettingsError) {
    try change { content throws(SettingsError) in
      var tmdb = content["tmdb"] as? [String: Any] ?? [:]
      tmdb["apiKey"] = nil
      tmdb["readToken"] = nil
      if let secret = credential.secret { tmdb[credential.isReadToken ? "readToken" : "apiKey"] = secret }
      content["tmdb"] = tmdb
    }
  }

  /// What the file says of the preferences; a file that cannot be read says nothing.
  @concurrent
  public func preferences() async -> Preferences {
    Preferences(content: (try? read())?["matinee"] as? [String: Any] ?? [:])
  }

  /// Keeps one of the preferences beside whatever else the file says.
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

  /// Keeps which folder is shared; `nil` for none.
  @concurrent
  public func save(sharedFolder: URL?) async throws(SettingsError) {
    var preferences = Preferences()
    preferences.sharedFolder = sharedFolder?.path ?? ""
    try await save(.sharedFolder, of: preferences)
  }

  /// One change at a time, so that none is lost between another's reading and writing.
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
      data = try RegularFile.read(url, limit: Self.largest)
    } catch {
      guard error == .missing else { throw .unreadable(url) }
      return [:]
    }
    guard let content = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw .unreadable(url) }
    return content
  }

  private func write(_ content: [String: Any]) throws(SettingsError) {
    do {
      // A link stays one: what it leads to is written.
      let target = url.resolvingSymlinksInPath()
      let folder = target.deletingLastPathComponent()
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let data = try JSONSerialization.data(
        withJSONObject: content, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      try PrivateFile.replace(target, with: data)
    } catch {
      throw .unwritable(url, reason: (error as NSError).localizedDescription)
    }
  }
}

private let changing = Mutex(())
