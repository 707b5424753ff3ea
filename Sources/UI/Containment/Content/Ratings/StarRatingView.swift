import Foundation
import GTK
import Localization

/// A control that sets and removes a rating from half a star to ten stars.
///
/// - Pointer: Hovering over the stars shows the rating that a click would set. Clicking the current rating has no
///   effect, so a double click does no harm. *Remove Rating* is below the stars.
/// - Keyboard: The arrow keys change the rating by half a star, Page Up and Page Down by one star. Home and End set
///   half a star and ten stars. A digit sets that number of stars, and `0` sets ten; the user can also type `8.5`.
///   Delete and Backspace remove the rating. A pause, Enter or a loss of focus commits the change; Escape and Ctrl+Z
///   cancel it.
/// - Screen reader: A slider from 0, *not rated*, to 10, whose value can be set.
public final class StarRatingView {
  /// The stars, with the rating in words below them.
  public let widget: Widget
  /// Called with the committed rating in stars, in half steps. Called with `nil` after the user has removed the rating.
  public var onChange: (Double?) -> Void = { _ in }
  /// The text for a rating; `nil` means not rated.
  public var describe: (Double?) -> String = StarRatingView.defaultText {
    didSet { show() }
  }

  private let slider: Slider
  private let stars: StarDrawing
  private let layout = StarsLayout()
  private let label = Label()
  private let removeButton = Button(label: tr("Remove Rating"))
  private let clock: any Clock<Duration>
  private var entry = RatingEntry()
  private var typing = RatingTyping()
  private var preview: Int?
  private var timer: GTK.Timer?

  /// - Parameters:
  ///   - name: The accessible name, such as "Your rating".
  ///   - clock: The clock for the pause after the last key, which commits the rating.
  public init(name: String, clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
    slider = Slider(name: name, step: 0.5, page: 1)
    slider.addStyle("star-slider")
    slider.end = Double(starCount)
    slider.ignorePointer()
    stars = StarDrawing()
    let line = LayoutBox(layout, [slider, stars.widget])
    line.horizontalAlignment = .start
    label.justification = .start
    label.wraps = true
    label.expandsHorizontally = true
    label.addStyle("dim-label", "numeric")
    label.setAccessibleHidden(true)
    removeButton.addStyle("flat")
    // With large text, the button is no wider than the stars.
    if let text = removeButton.child { Label(retaining: text.pointer).wraps = true }
    removeButton.verticalAlignment = .center
    let foot = Box(.horizontal, spacing: 6, [label, removeButton])
    widget = Box(.vertical, [line, foot])
    // The widget is as wide as the stars, so that the button is near them.
    widget.horizontalAlignment = .start
    connect(line)
    show()
  }

  /// The rating in stars, from 0.5 to 10 in half steps; `nil` means not rated. Setting it doesn't call ``onChange``. A
  /// pending change stays visible and is reported once the user has committed it.
  public var rating: Double? {
    get { Self.stars(entry.committed) }
    set {
      entry.receive(newValue.map(Self.halves) ?? 0)
      show()
    }
  }

  /// Moves the keyboard focus to the stars.
  @discardableResult
  public func focus() -> Bool { slider.focus() }

  /// Commits a pending change immediately.
  public func commit() {
    timer = nil
    typing.forget()
    let didChange = entry.commit()
    show()
    if didChange { onChange(rating) }
  }

  /// Returns a text such as "8.5 out of 10", or "Not rated".
  nonisolated public static func defaultText(_ rating: Double?) -> String {
    guard let rating else { return tr("Not rated") }
    return tr("{rating} out of 10", ["rating": rating.formatted(.number.precision(.fractionLength(0...1)))])
  }
}

// MARK: - Keys, pointer, screen reader

extension StarRatingView {
  private func connect(_ line: Widget) {
    slider.onStep { [weak self] proposed in self?.step(to: proposed) }
    // A screen reader sets the value directly, and may set 0 to remove the rating.
    slider.onMove { [weak self] value in self?.change(to: Self.halves(value)) }
    for digit in "0123456789" { for key in ["\(digit)", "KP_\(digit)"] { addKey(key, digit) } }
    for key in ["period", "comma", "KP_Decimal", "KP_Separator"] { addKey(key, ".") }
    for key in ["Delete", "BackSpace", "KP_Delete"] {
      slider.addShortcut(key, isLocal: true) { [weak self] in self?.remove() ?? false }
    }
    for key in ["Return", "KP_Enter"] {
      slider.addShortcut(key, isLocal: true) { [weak self] in
        self?.commit()
        return true
      }
    }
    for key in ["Escape", "<Control>z"] {
      slider.addShortcut(key, isLocal: true) { [weak self] in self?.cancel() ?? false }
    }
    slider.pendingEntry = PendingEntry { [weak self] in self?.cancel() ?? false }
    slider.onFocusMove { [weak self] isInside in if !isInside { self?.commit() } }
    slider.onUnmap { [weak self] in self?.commit() }
    removeButton.onClick { [weak self] in
      guard let self else { return }
      // The button is disabled when the rating is removed, so it can't keep the focus.
      slider.focus()
      _ = remove()
    }
    line.onPointerMove { [weak self] position in self?.hover(at: position.map(\.x)) }
    line.onPress { [weak self] phase, x, _ in self?.press(phase, x) }
  }

  private func addKey(_ key: String, _ character: Character) {
    slider.addShortcut(key, isLocal: true) { [weak self] in
      guard let self, let halves = typing.type(character) else { return false }
      change(to: halves, isTyped: true)
      return true
    }
  }

  /// Changes the rating to the value proposed by a key. The minimum is half a star, because other keys remove the
  /// rating.
  private func step(to proposed: Double) {
    guard entry.shown > 0 || proposed > 0 else { return }
    change(to: max(1, Self.halves(proposed)))
  }

  private func change(to halves: Int, isTyped: Bool = false) {
    if !isTyped { typing.forget() }
    preview = nil
    entry.change(to: halves)
    show()
    timer = GTK.Timer(after: typingPause, clock: clock) { [weak self] in self?.commit() }
  }

  private func remove() -> Bool {
    guard entry.shown > 0 else { return false }
    change(to: 0)
    commit()
    return true
  }

  private func cancel() -> Bool {
    guard entry.isPending else { return false }
    entry.change(to: entry.committed)
    commit()
    return true
  }

  private func hover(at x: Double?) {
    preview = x.map(halves)
    show()
  }

  private func press(_ phase: PressPhase, _ x: Double) {
    switch phase {
    case .began, .moved: preview = halves(at: x)
    case .cancelled: preview = nil
    case .ended:
      entry.change(to: halves(at: x))
      preview = nil
      return commit()
    }
    show()
  }

  /// Returns the rating for a position: the half star at that position, counted from the leading edge.
  private func halves(at x: Double) -> Int {
    let half = Double(layout.side(width: stars.widget.size.width)) / 2
    guard half > 0 else { return max(1, entry.shown) }
    let start = isMirrored ? Double(stars.widget.size.width) - x : x
    return max(1, min(Int((start / half).rounded(.up)), highestRating))
  }

  private var isMirrored: Bool { TextDirection.current == .rightToLeft }
}

// MARK: - Display

extension StarRatingView {
  private func show() {
    let shown = preview ?? entry.shown
    stars.show(halves: shown, isPreview: preview != nil)
    label.text = describe(Self.stars(shown))
    if slider.value != Double(entry.shown) / 2 { slider.value = Double(entry.shown) / 2 }
    let description = describe(Self.stars(entry.shown))
    slider.accessibleValueText = description
    // The screen reader reads the value when it changes, but the value can't express that there is no rating.
    slider.accessibleDescription = entry.shown == 0 ? description : nil
    removeButton.isSensitive = entry.shown > 0
    removeButton.opacity = entry.shown > 0 ? 1 : 0
  }

  private static func halves(_ stars: Double) -> Int {
    stars.isFinite ? max(0, min(Int((stars * 2).rounded()), highestRating)) : 0
  }

  private static func stars(_ halves: Int) -> Double? { halves > 0 ? Double(halves) / 2 : nil }
}

/// The pause after the last key before the rating is committed.
private let typingPause = Duration.milliseconds(1200)
