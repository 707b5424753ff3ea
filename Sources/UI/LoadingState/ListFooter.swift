/// The footer of a list that loads more rows at its end.
public enum ListFooter: Hashable, Sendable {
  case none
  case loading
  /// Loading more rows failed; the button retries.
  case failure(StateMessage)
}
