import Containment
import GTK
import Library
import ScreenFoundation
import Tracking

/// The commands that hide the page's title wherever one browses, and show it again.
package final class InterestActions {
  private let session: ProfileSession
  private var library: LibraryModel { session.library }
  private var hiding: Action?
  private var showing: Action?
  private var title: () -> TitleReference? = { nil }
  private var binding: Binding?

  package init(_ session: ProfileSession) { self.session = session }

  package func install(on window: Window) {
    hiding = window.addAction(.hideTitle) { [weak self] in self?.set(false) }
    showing = window.addAction(.showTitle) { [weak self] in self?.set(true) }
  }

  /// Applies the commands to another title from now on.
  ///
  /// - Parameter title: Returns the title of the visible page; `nil` if it isn't a title's. Observed.
  package func attach(title: @escaping () -> TitleReference?) {
    self.title = title
    binding = Binding({ [session] in title().map { session.library.isHidden($0.key) } }) { [weak self] isHidden in
      self?.hiding?.isEnabled = isHidden == false
      self?.showing?.isEnabled = isHidden == true
    }
  }

  private func set(_ isInterested: Bool) {
    guard let title = title() else { return }
    library.begin { [library] in await library.setInterest(isInterested, in: title) }
  }
}
