import Catalogue
import Containment
import Foundation
import Library
import LibraryFormats
import Localization
import TitleIdentity
import Tracking
import Transfer

/// A choice for an ambiguous title: one of its matches, or omitting it.
nonisolated struct ImportChoice: Listable {
  let title: TitleSummary?
  let match: MatchedTitle?
  let isListSelected: Bool

  init(_ match: MatchedTitle?, isChosen: Bool, format: PageFormat) {
    self.match = match
    title = match.map { TitleSummary($0.title, format: format) }
    isListSelected = isChosen
  }

  var id: TitleReference.Key? { match?.title.key }
  var listTitle: String { title?.title ?? tr("Skip") }
  var listText: String { "" }
  var listFootnote: String {
    [title?.years, match.map { $0.title.kind == .movie ? tr("Film") : tr("Series") }].compactMap(\.self).joined(
      separator: " · ")
  }
  var listDetail: String { "" }
  var listImage: URL? { title?.poster }
}

/// The row of an ambiguous title, with the user's decision.
nonisolated struct ImportDecision: Listable {
  let decision: ImportReview.Decision
  let title: TitleSummary?

  init(_ decision: ImportReview.Decision, format: PageFormat) {
    self.decision = decision
    title = (decision.choice ?? decision.title.candidates.first).map { TitleSummary($0.title, format: format) }
  }

  var id: ImportedTitle { decision.id }
  var listTitle: String { decision.name }
  var listText: String { decision.verdict }
  var listFootnote: String { decision.rows }
  var listDetail: String { "" }
  var listImage: URL? { title?.poster }
  var listDescription: String { [listTitle, listText, listFootnote].filter { !$0.isEmpty }.joined(separator: ", ") }
}
