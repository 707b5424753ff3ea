import AppFoundation
import Foundation
import Library
import Tracking

/// A report of the profiles on this device for the command line, as text or JSON.
public struct ProfilesReport: CommandReport, Sendable {
  public let profiles: [Profile]
  private let watching: ProfileID?

  /// - Parameter watching: The current profile; `nil` if it isn't known.
  public init(_ library: Library, watching: ProfileID?) async throws(LibraryError) {
    profiles = try await library.profiles()
    self.watching = watching
  }

  /// Returns one line for each profile: a mark on the current one, the id, the name, the role and the teams.
  public func text() -> String {
    LibraryText.table(
      profiles.map { profile in
        let fields = profile.fields
        let more = [fields.role, UserText.teams(fields.teams)].filter { !$0.isEmpty }.joined(separator: " · ")
        return [
          profile.id == watching ? "*" : " ", profile.id.rawValue, BoundedText.line(fields.name),
          BoundedText.line(more),
        ]
      })
  }

  /// Returns a JSON array of objects.
  public func json() throws -> String {
    try profiles.map { profile in
      ProfileObject(
        id: profile.id.rawValue, firstName: profile.fields.firstName, lastName: profile.fields.lastName,
        role: profile.fields.role, teams: profile.fields.teams, followers: profile.followers.map(\.rawValue),
        following: profile.following.map(\.rawValue), watching: profile.id == watching)
    }.commandJSON()
  }
}

private struct ProfileObject: Encodable {
  let id: String
  let firstName: String
  let lastName: String
  let role: String
  let teams: [String]
  let followers: [String]
  let following: [String]
  let watching: Bool
}
