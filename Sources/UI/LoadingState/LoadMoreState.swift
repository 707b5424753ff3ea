/// The state of a list or shelf that loads more items at its end, shown by its footer.
public enum LoadMoreState: Hashable, Sendable {
  case none
  case loading
  /// Loading more rows failed; the button retries.
  case failure(StateMessage)
}
