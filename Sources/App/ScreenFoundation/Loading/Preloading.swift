import Containment

/// A controller that can load cached content before it is shown, so that this content is visible from the first frame.
package protocol Preloading: ViewController {
  /// Starts loading, then waits until any cached content has been read.
  ///
  /// - Parameter limit: The maximum time to wait.
  func prepare(timeout limit: Duration) async
  /// Cancels loading, because the controller won't be shown.
  func abandon()
}
