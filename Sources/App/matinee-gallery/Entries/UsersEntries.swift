import Foundation
import Users

/// Entries for the *Users* example in each of its states.
extension Gallery {
  static let users: [GalleryEntry] = [
    users("loading", "Users: Loading", nil),
    users("empty", "Users: None", "[]"),
    users("failed", "Users: Damaged Document", ""),
    users("some", "Users: One Selected", some, selected: [2]),
    users("all", "Users: All Selected", some, selected: [1, 2, 3]),
    users("skipped", "Users: Skipped Entries", #"[{"id": 1, "name": "Ana Sample"}, {}, {}]"#),
    users("many", "Users: A Thousand", document((1...1000).map { (name: "User \($0)", role: "Member") })),
    users(
      "long", "Users with Long Texts",
      document([(name: Film.longTexts.listTitle, role: Film.longTexts.listText), (name: "", role: "")]), selected: [1]),
  ]

  private static let some = document([
    (name: "Ana Sample", role: "Editor"), (name: "Bo Sample", role: "Reader"), (name: "Çelik Örnek", role: ""),
  ])

  /// - Parameter document: The document; `nil` for one that never arrives.
  private static func users(
    _ name: String, _ title: String, _ document: String?, selected: Set<User.ID> = []
  ) -> GalleryEntry {
    let make = {
      let users = UserController(name: "users.json") {
        if document == nil { try await Task.sleep(for: .seconds(86_400)) }
        return Data((document ?? "").utf8)
      }
      return UsersScreen.make(users, selected: selected)
    }
    let id = "users/\(name)"
    return document == nil
      ? GalleryEntry(id: id, title: title, make: make) : .loading(id: id, title: title, make: make)
  }

  private static func document(_ users: [(name: String, role: String)]) -> String {
    let entries = users.enumerated().map { index, user in
      #"{"id": \#(index + 1), "name": "\#(user.name)", "role": "\#(user.role)"}"#
    }
    return "[\(entries.joined(separator: ","))]"
  }
}
