import Containment
import GTK
import Library
import Localization

/// The user's rating of an episode: a flat button, and the stars that it reveals below the episode.
final class EpisodeStars {
  /// The button that shows and hides the stars.
  let button: ToggleButton
  /// The container of the stars while they are open.
  let container = Bin()
  /// Called with the new rating; `nil` removes the rating.
  var onRate: (Score?) -> Void = { _ in }
  /// Called when the stars have opened.
  var onOpen: () -> Void = {}
  private let name: String
  private let clock: any Clock<Duration>
  private var stars: StarRatingView?
  private var score: Score?

  /// - Parameters:
  ///   - name: The episode's name.
  ///   - clock: The clock for the pause after which a typed rating is saved.
  init(of name: String, clock: any Clock<Duration>) {
    self.name = name
    self.clock = clock
    button = ToggleButton(icon: "non-starred-symbolic", name: tr("Rate"))
    button.addStyle("flat", "circular", "episode-stars")
    button.accessibleLabel = tr("Your Rating: {episode}", ["episode": name])
    button.onToggle { [weak self] in self?.update() }
    container.isVisible = false
    show(nil)
  }

  /// Shows a rating, without calling ``onRate``.
  func show(_ score: Score?) {
    self.score = score
    stars?.rating = score?.stars
    button.setIcon(score == nil ? "non-starred-symbolic" : "starred-symbolic")
    if score == nil { button.removeStyle("rated") } else { button.addStyle("rated") }
    button.accessibleDescription = StarRatingView.defaultText(score?.stars)
  }

  /// Restores the saved rating.
  func reset() { show(score) }

  var isOpen: Bool { button.isActive }

  func open() { button.isActive = true }

  /// Closes the stars, and saves a pending rating.
  func close() { button.isActive = false }

  /// Saves a rating entered with keys that is still waiting for further keys.
  func commit() { stars?.commit() }
}

extension EpisodeStars {
  private func update() {
    guard isOpen else {
      commit()
      // The focus must stay on a visible widget.
      if container.containsFocus { button.focus() }
      container.isVisible = false
      container.child = nil
      stars = nil
      return
    }
    let stars = StarRatingView(name: tr("Your Rating of {episode}", ["episode": name]), clock: clock)
    stars.rating = score?.stars
    stars.onChange = { [weak self] in self?.onRate($0.flatMap(Score.init(stars:))) }
    self.stars = stars
    container.child = stars.widget
    container.isVisible = true
    stars.widget.addShortcut("Escape", isLocal: true) { [weak self] in
      self?.close()
      return self != nil
    }
    onOpen()
    stars.focus()
    // A widget without a size can't be scrolled to.
    container.window?.afterNextFrame { [weak container] in container?.scrollIntoView() }
  }
}
