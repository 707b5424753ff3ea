import Foundation
import Library

/// Whom a command means: by id, or by name, as far as it is clear.
public struct ProfileName: Sendable {
  private let text: String

  public init(_ text: String) { self.text = text }

  /// - Parameter profiles: everybody.
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

/// Why nobody, or nobody in particular, is meant.
public enum ProfileNameError: LocalizedError, Hashable, Sendable {
  case unknown(String)
  case ambiguous(String, ids: [String])

  public var errorDescription: String? {
    switch self {
    case .unknown(let name): "There is no profile “\(BoundedText.line(name, most: 100))”."
    case .ambiguous(let name, let ids):
      "\(ids.count) profiles are called “\(BoundedText.line(name, most: 100))”: \(ids.joined(separator: ", "))."
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .unknown: "“matinee profiles” prints those that there are."
    case .ambiguous: "Give the id of one."
    }
  }
}
