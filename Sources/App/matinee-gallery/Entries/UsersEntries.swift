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
    users("skipped", "Users: Skipped Entries", #"[{"id": 1, "firstName": "Ana", "lastName": "Sample"}, {}, {}]"#),
    users("many", "Users: A Thousand", document((1...1000).map { ("User", "\($0)", "ready/\($0)") })),
    users("pictures-loading", "Users: Pictures Loading", document(withPicture: "slow")),
    users("pictures-ready", "Users: Pictures Ready", document(withPicture: "ready/1")),
    users("pictures-missing", "Users: Pictures Missing", document(withPicture: "missing")),
    users(
      "long", "Users with Long Names",
      document([(Film.longTexts.listTitle, Film.longTexts.listTitle, "ready/2"), ("", "", "")]), selected: [1]),
  ]

  private static let some = document(withPicture: "")
  private static let pictures = GalleryImages()

  /// - Parameter document: The document; `nil` for one that never arrives.
  private static func users(
    _ name: String, _ title: String, _ document: String?, selected: Set<User.ID> = []
  ) -> GalleryEntry {
    let make = {
      let network = NetworkController { _ in
        if document == nil { try await Task.sleep(for: .seconds(86_400)) }
        return Data((document ?? "").utf8)
      }
      let users = UserController(URL(string: "picture:///users.json") ?? URL(filePath: "/"), network)
      return UsersScreen.make(users, pictures: pictures, selected: selected)
    }
    let id = "users/\(name)"
    return document == nil
      ? GalleryEntry(id: id, title: title, make: make) : .loading(id: id, title: title, make: make)
  }

  /// Returns a document with three users, all with the same picture.
  private static func document(withPicture picture: String) -> String {
    document([("Ana", "Sample", picture), ("Bo", "", picture), ("Çelik", "Örnek", picture)])
  }

  /// - Parameter users: The names, and the pictures as ``GalleryImages`` names them.
  private static func document(_ users: [(firstName: String, lastName: String, picture: String)]) -> String {
    let entries = users.enumerated().map { index, user in
      """
      {"id": \(index + 1), "firstName": "\(user.firstName)", "lastName": "\(user.lastName)", \
      "picture": "\(user.picture.isEmpty ? "" : "picture://\(user.picture)")"}
      """
    }
    return "[\(entries.joined(separator: ","))]"
  }
}
