/// The rows of the list: the users, and which of them are selected. It neither loads nor shows anything.
struct UsersDataSource {
  /// The users. The selection stays when they are replaced.
  var users: [User] = []
  private var selectedIDs: Set<User.ID>

  init(selected: Set<User.ID> = []) { selectedIDs = selected }

  var rows: [UserViewModel] { users.map { UserViewModel($0, isSelected: selectedIDs.contains($0.id)) } }

  /// Selects a user, or deselects a selected one.
  mutating func toggleSelection(of id: User.ID) {
    if selectedIDs.remove(id) == nil { selectedIDs.insert(id) }
  }
}
