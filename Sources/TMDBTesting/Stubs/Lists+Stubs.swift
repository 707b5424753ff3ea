import TMDB

// Blank values of users' lists, from which stubs are made.

extension ListSummary: Stubbable {
  public static var blank: ListSummary { ListSummary(id: "1") }
}

extension ListDetails: Stubbable {
  public static var blank: ListDetails { ListDetails() }
}

extension ListItemStatus: Stubbable {
  public static var blank: ListItemStatus { ListItemStatus() }
}

extension ListCreation: Stubbable {
  public static var blank: ListCreation { ListCreation(reply: .blank) }
}
