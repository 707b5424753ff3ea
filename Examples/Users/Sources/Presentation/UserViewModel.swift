import Foundation

/// The name, the picture and the indicator of a user's row. It is a value, so it can be tested without a view.
struct UserViewModel: Identifiable, Equatable {
  let id: User.ID
  /// The full name, as far as it is known. It is also the accessible label of the row.
  let name: String
  let picture: URL?
  let isSelected: Bool

  init(_ user: User, isSelected: Bool) {
    (id, picture, self.isSelected) = (user.id, user.picture, isSelected)
    let names = [user.firstName, user.lastName].filter { !$0.isEmpty }
    name = names.isEmpty ? "Unnamed User" : names.joined(separator: " ")
  }

  /// The name of the icon that shows whether the user is selected.
  var indicator: String { isSelected ? "checkbox-checked-symbolic" : "checkbox-symbolic" }
}
