import Containment

/// A controller that can read what is saved of what it shows before it is shown, so that this is what is seen first.
protocol Preparing: ViewController {
  /// Asks for what it shows, and waits until what is saved of it has been read.
  ///
  /// - Parameter limit: the longest to wait.
  func prepare(atMost limit: Duration) async
  /// It is not going to be shown.
  func abandon()
}
