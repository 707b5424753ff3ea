import Containment
import GTK
import Library
import MatineeCore

/// The user's own rating of an episode: a quiet button, and the stars that it lays open below the episode.
final class EpisodeStars {
  /// Opens and closes the stars.
  let button: ToggleButton
  /// Where the stars are while they are open.
  let place = Bin()
  /// Called with what is given; `nil` takes it away.
  var onGive: (Score?) -> Void = { _ in }
  /// Called when the stars have been opened.
  var onOpen: () -> Void = {}
  private let name: String
  private var stars: StarRatingView?
  private var score: Score?

  /// - Parameter name: the episode's.
  init(of name: String) {
    self.name = name
    button = ToggleButton(icon: "non-starred-symbolic", name: "Rate")
    button.addStyle("flat", "circular")
    button.accessibleLabel = "Your Rating: \(name)"
    button.onToggle { [weak self] in self?.follow() }
    place.isVisible = false
    show(nil)
  }

  /// What is set; setting it calls nothing back.
  func show(_ score: Score?) {
    self.score = score
    stars?.rating = score?.stars
    button.setIcon(score == nil ? "non-starred-symbolic" : "starred-symbolic")
    button.accessibleDescription = StarRatingView.plainWords(score?.stars)
  }

  /// What it was and still is.
  func reset() { show(score) }

  var isOpen: Bool { button.isActive }

  func open() { button.isActive = true }

  /// Puts the stars away; what was begun on them is given.
  func close() { button.isActive = false }

  /// Keys that have not rested yet are not lost, whatever comes next.
  func commit() { stars?.commit() }
}

extension EpisodeStars {
  private func follow() {
    guard isOpen else {
      commit()
      // The keyboard stays where it can be seen.
      if place.containsFocus { button.focus() }
      place.isVisible = false
      place.child = nil
      stars = nil
      return
    }
    let stars = StarRatingView(name: "Your Rating of \(name)")
    stars.rating = score?.stars
    stars.onChange = { [weak self] in self?.onGive($0.flatMap(Score.init(stars:))) }
    self.stars = stars
    place.child = stars.widget
    place.isVisible = true
    stars.widget.addShortcut("Escape", isLocal: true) { [weak self] in
      self?.close()
      return self != nil
    }
    onOpen()
    stars.focus()
    // What has no size yet is not scrolled to.
    place.window?.afterNextFrame { [weak place] in place?.scrollIntoView() }
  }
}
