import Containment
import GTK
import Library
import LoadingState
import Localization
import Tracking

/// A banner that explains why the library is read-only. It disappears once changes can be saved again.
package final class ReadOnlyBanner {
  package var widget: Widget { banner.widget }

  private let library: LibraryModel
  private let banner = BannerView()
  private var binding: Binding?
  private var dismissed: LibraryError?

  package init(_ library: LibraryModel) { self.library = library }

  /// Starts observing the library.
  ///
  /// - Parameter announce: Passes the text on to screen readers.
  package func start(announce: @escaping (String) -> Void) {
    banner.handlers.retry = { [library] in Task { await library.retryWriting() } }
    banner.onDismiss = { [weak self, library] in self?.dismissed = library.readOnlyReason }
    binding = Binding({ [library] in library.readOnlyReason }) { [weak self] in self?.show($0, announce) }
  }

  private func show(_ reason: LibraryError?, _ announce: (String) -> Void) {
    if reason != dismissed { dismissed = nil }
    let previous = banner.message
    banner.message = dismissed == nil ? StateMessage(readOnly: reason) : nil
    if let message = banner.message, message != previous { announce(message.untitledExplanation) }
    if previous != nil, reason == nil { announce(tr("You can change your library again.")) }
  }
}
