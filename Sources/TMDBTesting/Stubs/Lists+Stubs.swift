import TMDB

// Blank values of users' lists, from which stubs are made.

extension ListSummary: Stubbable {
  /// The list `1`, without a name, with 0 titles.
  public static var blank: ListSummary { ListSummary(id: "1") }
}

extension ListDetails: Stubbable {
  /// The first page of a list without an id, a name or titles.
  public static var blank: ListDetails { ListDetails() }
}

extension ListItemStatus: Stubbable {
  /// A list without an id that the title is not on.
  public static var blank: ListItemStatus { ListItemStatus() }
}

extension ListCreation: Stubbable {
  /// A reply that says nothing, and no new list.
  public static var blank: ListCreation { ListCreation(reply: .blank) }
}
