import TMDB

// Blank users' lists, the basis of stubs.

extension ListSummary: Stubbable {
  /// A list with the ID `1`, and without name and titles.
  public static var blank: ListSummary { ListSummary(id: "1") }
}

extension ListDetails: Stubbable {
  /// The first page of a list without ID, name and titles.
  public static var blank: ListDetails { ListDetails() }
}

extension ListItemStatus: Stubbable {
  /// The status of a list without ID that does not contain the title.
  public static var blank: ListItemStatus { ListItemStatus() }
}

extension ListCreation: Stubbable {
  /// A blank reply without a new list.
  public static var blank: ListCreation { ListCreation(reply: .blank) }
}
