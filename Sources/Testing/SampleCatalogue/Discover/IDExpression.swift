import Foundation

/// A list of IDs or codes in a discover parameter, where a comma means *and*, and a vertical bar means *or*.
struct IDExpression: Sendable {
  /// The groups. All must match, and a group matches if one of its values does.
  private let groups: [[String]]

  /// Parses a parameter, or returns `nil` if it is missing.
  init?(_ text: String?) {
    guard let text else { return nil }
    groups = text.split(separator: ",").map { group in
      group.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    if groups.isEmpty { return nil }
  }

  func matches(_ values: some Sequence<String>) -> Bool {
    let present = Set(values)
    return groups.allSatisfy { group in group.contains(where: present.contains) }
  }

  /// Returns whether any of the values is present, for the `without_…` parameters.
  func mentions(_ values: some Sequence<String>) -> Bool {
    let present = Set(values)
    return groups.joined().contains(where: present.contains)
  }
}

extension IDExpression {
  func matches(_ ids: some Sequence<Int>) -> Bool {
    matches(ids.map(String.init))
  }

  func mentions(_ ids: some Sequence<Int>) -> Bool {
    mentions(ids.map(String.init))
  }
}
