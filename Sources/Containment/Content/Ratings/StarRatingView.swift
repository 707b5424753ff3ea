import Foundation
import GTK

/// Gives a rating of half a star to ten, and takes it away: by pointer, keyboard and screen reader.
///
/// - Pointer: resting on the stars shows what a click would give. Clicking what is set already changes nothing, so that a
///   double click loses nothing; *Remove* stands below.
/// - Keyboard: the arrow keys go by a half, Page Up and Down by a star, Home and End to half a star and to ten; digits give
///   their number and `0` ten, `8.5` is typed as it is written; Delete and Backspace remove. It is settled once the keys
///   rest, by Enter, and when the focus leaves; Escape and Ctrl+Z go back to what was set.
/// - Screen reader: a slider from 0, which is *not rated*, to 10, whose value can be set.
public final class StarRatingView {
  /// The stars, and below them what they say in words.
  public let widget: Widget
  /// Called with what the person has settled on, in stars, by halves; with `nil` where they have removed it.
  public var onChange: (Double?) -> Void = { _ in }
  /// What a rating is in words; not rated is `nil`.
  public var describe: (Double?) -> String = StarRatingView.plainWords {
    didSet { show() }
  }

  private let slider: Slider
  private let stars: StarDrawing
  private let layout = StarsLayout()
  private let words = Label()
  private let removal = Button(icon: "edit-clear-symbolic", name: "Remove Rating")
  private let rest: Duration
  private var entry = RatingEntry()
  private var typing = RatingTyping()
  private var preview: Int?
  private var timer: GTK.Timer?

  /// - Parameters:
  ///   - name: what a screen reader calls it, such as "Your rating".
  ///   - rest: how long the keys rest until what they gave is settled.
  public init(name: String, rest: Duration = .milliseconds(1200)) {
    self.rest = rest
    slider = Slider(name: name, step: 0.5, page: 1)
    slider.addStyle("star-slider")
    slider.end = Double(starCount)
    slider.ignorePointer()
    stars = StarDrawing()
    let line = LayoutBox(layout, [slider, stars.widget])
    line.horizontalAlignment = .start
    words.justification = .start
    words.wraps = true
    words.expandsHorizontally = true
    words.addStyle("dim-label", "numeric")
    words.setAccessibleHidden(true)
    removal.addStyle("flat")
    removal.verticalAlignment = .center
    let foot = Box(.horizontal, spacing: 6, [words, removal])
    widget = Box(.vertical, [line, foot])
    // As wide as the stars, so that the button is near them.
    widget.horizontalAlignment = .start
    connect(line)
    show()
  }

  /// What is set, in stars from 0.5 to 10, by halves; `nil` is not rated. Setting it calls nothing back. While the person is at
  /// a change, that goes on being shown, and is told once they have settled.
  public var rating: Double? {
    get { Self.stars(entry.committed) }
    set {
      entry.receive(newValue.map(Self.halves) ?? 0)
      show()
    }
  }

  /// Gives the keyboard's focus to the stars.
  @discardableResult
  public func focus() -> Bool { slider.focus() }

  /// Settles what the person is at, at once.
  public func commit() {
    timer = nil
    typing.forget()
    let isNews = entry.commit()
    show()
    if isNews { onChange(rating) }
  }

  /// "8.5 of 10", or "Not rated".
  nonisolated public static func plainWords(_ rating: Double?) -> String {
    rating.map { "\($0.formatted(.number.precision(.fractionLength(0...1)))) of 10" } ?? "Not rated"
  }
}

// MARK: - Keys, pointer, screen reader

extension StarRatingView {
  private func connect(_ line: Widget) {
    slider.onStep { [weak self] proposed in self?.step(to: proposed) }
    // From a screen reader, which may mean to remove it.
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
    removal.onClick { [weak self] in
      guard let self else { return }
      // It goes with what it removes.
      slider.focus()
      _ = remove()
    }
    line.onPointerMove { [weak self] place in self?.rest(at: place.map(\.x)) }
    line.onPress { [weak self] phase, x, _ in self?.press(phase, x) }
  }

  private func addKey(_ key: String, _ character: Character) {
    slider.addShortcut(key, isLocal: true) { [weak self] in
      guard let self, let halves = typing.type(character) else { return false }
      change(to: halves, isTyped: true)
      return true
    }
  }

  /// Keys go no lower than half a star: there are others to remove it.
  private func step(to proposed: Double) {
    guard entry.shown > 0 || proposed > 0 else { return }
    change(to: max(1, Self.halves(proposed)))
  }

  private func change(to halves: Int, isTyped: Bool = false) {
    if !isTyped { typing.forget() }
    preview = nil
    entry.change(to: halves)
    show()
    timer = GTK.Timer(after: rest) { [weak self] in self?.commit() }
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

  private func rest(at x: Double?) {
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

  /// What is meant by a place: the half of a star that is there, counted from where lines of text start.
  private func halves(at x: Double) -> Int {
    let half = Double(layout.side(width: stars.widget.size.width)) / 2
    guard half > 0 else { return max(1, entry.shown) }
    let start = isMirrored ? Double(stars.widget.size.width) - x : x
    return max(1, min(Int((start / half).rounded(.up)), highestRating))
  }

  private var isMirrored: Bool { TextDirection.current == .rightToLeft }
}

// MARK: - What is shown

extension StarRatingView {
  private func show() {
    let shown = preview ?? entry.shown
    stars.show(halves: shown, isPreview: preview != nil)
    words.text = describe(Self.stars(shown))
    if slider.value != Double(entry.shown) / 2 { slider.value = Double(entry.shown) / 2 }
    let said = describe(Self.stars(entry.shown))
    slider.accessibleValueText = said
    // The value itself is said as it changes; what it cannot tell is that there is none.
    slider.accessibleDescription = entry.shown == 0 ? said : nil
    removal.isSensitive = entry.shown > 0
    removal.opacity = entry.shown > 0 ? 1 : 0
  }

  private static func halves(_ stars: Double) -> Int {
    stars.isFinite ? max(0, min(Int((stars * 2).rounded()), highestRating)) : 0
  }

  private static func stars(_ halves: Int) -> Double? { halves > 0 ? Double(halves) / 2 : nil }
}
