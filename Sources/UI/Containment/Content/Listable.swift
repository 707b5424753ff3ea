import Foundation

/// A value that can be shown in a row with four texts and an image.
public protocol Listable: Identifiable, Equatable, Badged {
  var listTitle: String { get }
  /// The parts of the title to emphasize in bold, such as search matches. If empty, the whole title is bold.
  var listMarks: [Range<String.Index>] { get }
  /// A few lines of text below the title.
  var listText: String { get }
  /// A footnote, such as a date; may be empty.
  var listFootnote: String { get }
  /// A short detail, such as a rating; may be empty.
  var listDetail: String { get }
  /// Whether the detail is an average rating, which has a star before it.
  var listHasStar: Bool { get }
  var listImage: URL? { get }
  /// The pictures of a ``RowPicture/collage``, which replace ``listImage`` there.
  var listCollage: [URL] { get }
  /// The name whose initials replace a person's missing picture.
  var listInitials: String { get }
  /// The progress from 0 to 1, shown as a progress bar; `nil` shows none. Mention it in ``listDescription`` as well.
  var listProgress: Double? { get }
  /// Whether the row is the chosen one in its list. It shows a check mark, and a screen reader adds "chosen".
  var isListSelected: Bool { get }
  /// The row's description in one sentence, for screen readers.
  var listDescription: String { get }
  /// Additional details for screen readers; may be empty.
  var listElaboration: String { get }
}

extension Listable {
  /// The text of the row.
  public var listElaboration: String { listText }

  /// An empty array, for rows with one picture.
  public var listCollage: [URL] { [] }

  /// The title.
  public var listInitials: String { listTitle }

  /// An empty array, which makes the whole title bold.
  public var listMarks: [Range<String.Index>] { [] }

  /// `false`, for rows without ratings.
  public var listHasStar: Bool { false }

  /// `nil`, for rows without progress.
  public var listProgress: Double? { nil }

  /// `false`, for lists without a chosen row.
  public var isListSelected: Bool { false }

  /// The title, footnote and detail, separated by commas. Empty texts are omitted.
  public var listDescription: String {
    [listTitle, listFootnote, listDetail].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
