/// The texts and the indicator of a user's row. It is a value, so it can be tested without a view.
struct UserViewModel: Identifiable, Equatable {
  let id: User.ID
  let name: String
  /// The role and the email address, as far as they are known.
  let detail: String
  let isSelected: Bool

  init(_ user: User, isSelected: Bool) {
    (id, self.isSelected) = (user.id, isSelected)
    name = user.name.isEmpty ? "Unnamed User" : user.name
    detail = [user.role, user.email].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The name of the icon that shows whether the user is selected.
  var indicator: String { isSelected ? "checkbox-checked-symbolic" : "checkbox-symbolic" }

  /// The accessible label of the row. Screen readers also report whether the row is checked.
  var accessibleLabel: String { detail.isEmpty ? name : "\(name), \(detail)" }
}
