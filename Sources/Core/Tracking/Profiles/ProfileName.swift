import AppFoundation
import Foundation
import Library
import Localization

/// A profile's name on the command line: its id, or its name if that is unique.
public struct ProfileName: Sendable {
  private let text: String

  public init(_ text: String) { self.text = text }

  /// Returns the id of the profile.
  ///
  /// - Parameter profiles: All profiles.
  public func find(among profiles: [Profile]) throws(ProfileNameError) -> ProfileID {
    if let profile = profiles.first(where: { $0.id.rawValue == text }) { return profile.id }
    let wanted = text.lowercased()
    let whole = profiles.filter { $0.fields.name.lowercased() == wanted }
    let found = whole.isEmpty ? profiles.filter { $0.fields.firstName.lowercased() == wanted } : whole
    guard let first = found.first else { throw .unknown(text) }
    guard found.count == 1 else { throw .ambiguous(text, ids: found.map(\.id.rawValue)) }
    return first.id
  }
}

/// The reason that a name doesn't identify a profile.
public enum ProfileNameError: LocalizedError, Hashable, Sendable {
  case unknown(String)
  case ambiguous(String, ids: [String])

  public var errorDescription: String? {
    switch self {
    case .unknown(let name):
      tr("There’s no profile named “{profile}”.", ["profile": BoundedText.line(name, maximumLength: 100)])
    case .ambiguous(let name, let ids):
      tr(
        one: "{count} profile is named “{profile}”: {list}.", other: "{count} profiles are named “{profile}”: {list}.",
        count: ids.count,
        ["profile": BoundedText.line(name, maximumLength: 100), "list": ids.joined(separator: ", ")])
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .unknown: tr("To list all profiles, run “matinee profiles”.")
    case .ambiguous: tr("Use an ID instead.")
    }
  }
}
