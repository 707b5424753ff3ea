import AppFoundation
import LoadingState
import Localization
import TitleIdentity

extension RowFilter where Row: Identifiable, Row.ID == TitleID {
  /// Creates a filter that hides the titles in which the user isn't interested.
  ///
  /// - Parameter uses: Knows these titles; `nil` hides none.
  public convenience init(_ list: PagedListModel<Row>, hiding uses: (any TitleUseProviding)?) {
    self.init(
      list, isActive: { uses?.hidesTitles == true }, admits: { uses?.isHidden($0.id) != true },
      paused: { _ in .onlyHiddenTitles }, empty: .onlyHiddenTitles)
  }
}

extension StateMessage {
  /// The message for a list of which the user has hidden all titles.
  static var onlyHiddenTitles: StateMessage {
    StateMessage(
      icon: "view-conceal-symbolic", title: tr("No Titles Left"),
      explanation: tr("You aren’t interested in any of the titles here."), button: tr("Show Hidden Titles"),
      action: .custom(AppAction.open(.hiddenTitles)))
  }
}
