import TMDB

// Blank user lists, on which stubs are based.

extension ListDetails: EmptyStubbable {}
extension ListItemStatus: EmptyStubbable {}

extension ListSummary: Stubbable {
  /// A list with the ID `1`, without a name or titles.
  public static var blank: ListSummary { ListSummary(id: "1") }
}

extension ListCreation: Stubbable {
  /// A blank reply without a new list.
  public static var blank: ListCreation { ListCreation(reply: .blank) }
}
