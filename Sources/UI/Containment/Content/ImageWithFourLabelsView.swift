import GTK
import Localization

/// A list row for titles. It shows an image next to a title, a few lines of text, a footnote, and a detail
/// such as a rating.
public final class ImageWithFourLabelsView<Value: Listable>: Configurable {
  /// The row, with a picture and the labels next to it.
  public let widget: Widget

  private let picture: RowPicture
  private let image: any RowPictureView
  private let badges: (any BadgeProviding<Value.BadgeSubject>)?
  private let badge: BadgeView<Value.BadgeSubject>?
  private let labels: Box
  private let row: Box
  /// Created lazily, because most rows have neither.
  private lazy var progress = makeProgress()
  private lazy var mark = makeMark()
  private var hasProgress = false
  private var hasMark = false
  private let title = Label()
  private let text: RowText
  private let footnote = Label()
  private let detail = Label()
  private let star = Icon("starred-symbolic")
  private var appearance: AppearanceObservation?

  /// - Parameters:
  ///   - picture: The size and shape of the picture.
  ///   - badges: The provider of the badges.
  ///   - fitsText: Whether the row adapts to its text. If so, the text takes up to three lines and the title up to
  ///     four. Otherwise, the text takes the space of three lines, and the title up to two.
  public init(
    images: any ImageProviding, picture: RowPicture = .poster,
    badges: (any BadgeProviding<Value.BadgeSubject>)? = nil, fitsText: Bool = false
  ) {
    text = RowText(fits: fitsText)
    self.picture = picture
    image = picture.makeView(images: images)
    self.badges = badges
    badge = badges.map(BadgeView.init)
    let foot = Box(.horizontal, spacing: 6, [star, detail] + (badge.map { [$0.widget] } ?? []))
    badge?.widget.expandsHorizontally = true
    badge?.widget.horizontalAlignment = .end
    labels = Box(.vertical, spacing: 4, [title, footnote, foot, text.widget])
    labels.expandsHorizontally = true
    labels.verticalAlignment = .center
    row = Box(.horizontal, spacing: 15, [image.widget, labels])
    row.setMargins(top: 9, bottom: 9, start: 12, end: 12)
    widget = row
    style()
    title.maximumLines = fitsText ? 4 : 2
    // That of a person may be several names; that of a title is short.
    if picture == .avatar {
      detail.wraps = true
      detail.asksForWholeLines = true
      detail.maximumLines = 2
    }
    appearance = AppearanceObservation { [weak self] in self?.image.resize(to: picture) }
  }

  /// Shows a value. Labels with empty text take up no space.
  public func configure(with value: Value) {
    title.show(value.listTitle, emphasizing: value.listMarks)
    // Measuring is expensive, so break words only in titles that might not fit a narrow window.
    title.breaksWords = value.listTitle.split(separator: " ").contains { $0.count > maximumUnbrokenLength }
    text.show(value.listText)
    footnote.text = value.listFootnote
    footnote.isVisible = !value.listFootnote.isEmpty
    detail.text = value.listDetail
    detail.isVisible = !value.listDetail.isEmpty
    star.isVisible = value.listHasStar
    image.show(picture.urls(of: value), name: value.listInitials)
    badge?.observe(value.badgeSubject)
    show(progress: value.listProgress)
    show(isMarked: value.isListSelected)
  }

  /// Cancels the picture's request and shows the placeholder. The texts stay until the next value.
  public func prepareForReuse() {
    image.clear()
    badge?.observe(nil)
  }

  /// Returns the value's ``Listable/listDescription``, followed by "selected" for the marked row and the badge's
  /// description.
  public func accessibleLabel(of value: Value) -> String {
    let item = value.listDescription
    let sentence = value.isListSelected ? tr("{item}, selected", ["item": item]) : item
    return badges?.describe(value.badgeSubject, sentence) ?? sentence
  }

  /// Returns the value's ``Listable/listElaboration``, or `nil` if it is empty.
  public func accessibleDescription(of value: Value) -> String? {
    value.listElaboration.isEmpty ? nil : value.listElaboration
  }

  private func show(progress fraction: Double?) {
    guard fraction != nil || hasProgress else { return }
    progress.fraction = max(0, min(fraction ?? 0, 1))
    progress.isVisible = fraction != nil
  }

  private func makeProgress() -> ProgressBar {
    hasProgress = true
    let bar = ProgressBar(name: "")
    bar.setAccessibleRole(.decoration)
    bar.setMargins(top: 2)
    labels.append(bar)
    return bar
  }

  private func show(isMarked: Bool) {
    guard isMarked || hasMark else { return }
    mark.isVisible = isMarked
  }

  private func makeMark() -> Widget {
    hasMark = true
    let icon = Icon("object-select-symbolic")
    icon.addStyle("chosen-mark")
    icon.verticalAlignment = .center
    row.append(icon)
    return icon
  }

  private func style() {
    for label in [title, footnote, detail] { label.justification = .start }
    title.wraps = true
    title.addStyle("heading")
    footnote.wraps = true
    footnote.maximumLines = 2
    footnote.addStyle("caption", "dim-label")
    detail.maximumLines = 1
    for part in [star, detail] { part.addStyle("caption", "dim-label", "numeric") }
  }
}

/// The maximum number of characters of a word that fits next to the image, at a width of 360 pixels and twice the text
/// size.
private let maximumUnbrokenLength = 12
