import Foundation

/// What a discover parameter says about ids or codes: a comma is *and*, a bar is *or*.
struct IDExpression: Sendable {
  /// All of these must hold, each of which holds when one of its values does.
  private let groups: [[String]]

  /// Nothing when the parameter is missing, so that it filters nothing.
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

  /// Whether any of the values named is present, however they are joined: for the `without_…` parameters.
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
