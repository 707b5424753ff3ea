/// What stands under the last row of a list that has more to come.
public enum ListFooter: Hashable, Sendable {
  case none
  case loading
  /// More could not be fetched; the button asks again.
  case failure(StateMessage)
}
