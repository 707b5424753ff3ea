import GTK

/// An image beside a title, a few lines of text, a footnote and a last word with stars: the row of every list of titles.
public final class ImageWithFourLabelsView<Value: Listable>: Configurable {
  /// The row: a picture of 92 × 138 application pixels, and beside it the labels.
  public let widget: Widget

  /// The room of the picture, in application pixels.
  static var imageSize: (width: Int, height: Int) { (92, 138) }

  private let image: DownloadImageView
  private let title = Label()
  private let text = Inscription(lines: 3)
  private let footnote = Label()
  private let detail = Label()
  private let stars = StarsView()

  public init(images: any ImageProviding) {
    image = DownloadImageView(images: images, width: Self.imageSize.width, height: Self.imageSize.height)
    let foot = Box(.horizontal, spacing: 6, [stars.widget, detail])
    let labels = Box(.vertical, spacing: 4, [title, footnote, foot, text])
    labels.expandsHorizontally = true
    labels.verticalAlignment = .center
    let row = Box(.horizontal, spacing: 15, [image.widget, labels])
    row.setMargins(top: 9, bottom: 9, start: 12, end: 12)
    widget = row
    style()
  }

  /// Shows a value. Labels whose text is empty take no room.
  public func configure(with value: Value) {
    title.show(value.listTitle, emphasizing: value.listMarks)
    // Dear to measure, so only where a word might not fit a narrow window.
    title.breaksWords = value.listTitle.split(separator: " ").contains { $0.count > longestWord }
    text.text = value.listText
    text.isVisible = !value.listText.isEmpty
    footnote.text = value.listFootnote
    footnote.isVisible = !value.listFootnote.isEmpty
    detail.text = value.listDetail
    detail.isVisible = !value.listDetail.isEmpty
    stars.score = value.listScore
    image.url = value.listImage
  }

  /// Cancels the fetch of the picture and shows its placeholder; the texts stay until the next value comes.
  public func prepareForReuse() { image.url = nil }

  /// The value's own ``Listable/listDescription``.
  public func accessibleLabel(of value: Value) -> String { value.listDescription }

  /// The value's own ``Listable/listElaboration``.
  public func accessibleDescription(of value: Value) -> String? {
    value.listElaboration.isEmpty ? nil : value.listElaboration
  }

  private func style() {
    for label in [title, footnote, detail] { label.justification = .start }
    title.wraps = true
    title.maximumLines = 2
    title.addStyle("heading")
    text.addStyle("lines")
    footnote.wraps = true
    footnote.maximumLines = 2
    footnote.addStyle("caption", "dim-label")
    detail.maximumLines = 1
    detail.addStyle("caption", "dim-label", "numeric")
  }
}

/// In characters: so much fits beside the image in 360 pixels at twice the text size.
private let longestWord = 12
