import Foundation

/// A value that can be a row: four texts and an image.
public protocol Listable: Identifiable, Equatable {
  var listTitle: String { get }
  /// Which parts of the title are drawn in bold, such as what was searched for; without any, all of it is.
  var listMarks: [Range<String.Index>] { get }
  /// A few lines under the title.
  var listText: String { get }
  /// Small print, such as a date; empty for none.
  var listFootnote: String { get }
  /// A last word, such as a rating; empty for none.
  var listDetail: String { get }
  /// Drawn as five stars before the last word: 0 … 1; `nil` draws none.
  var listScore: Double? { get }
  var listImage: URL? { get }
  /// Whose letters stand for a person's picture.
  var listInitials: String { get }
  /// How much of it is done, drawn as a line that fills: 0 … 1; `nil` draws none. Say it in ``listDescription`` as well.
  var listProgress: Double? { get }
  /// Whether it is the chosen one of the list, which a check mark tells, and a word after the row's sentence.
  var isListMarked: Bool { get }
  /// The row as one sentence, for a screen reader.
  var listDescription: String { get }
  /// What the row shows beyond that sentence, for those who want to know more; empty for nothing.
  var listElaboration: String { get }
}

extension Listable {
  /// The few lines under the title.
  public var listElaboration: String { listText }

  /// The title's.
  public var listInitials: String { listTitle }

  /// None.
  public var listMarks: [Range<String.Index>] { [] }

  /// `nil`: no stars, unless the value says otherwise.
  public var listScore: Double? { nil }

  /// `nil`: no line, unless the value says otherwise.
  public var listProgress: Double? { nil }

  /// `false`: there is no chosen one, unless the value says otherwise.
  public var isListMarked: Bool { false }

  /// Title, footnote and last word, in this order and with commas between; what is empty is left out.
  public var listDescription: String {
    [listTitle, listFootnote, listDetail].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
