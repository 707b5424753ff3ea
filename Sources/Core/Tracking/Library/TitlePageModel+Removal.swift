import AppFoundation
import Catalogue
import Library
import LoadingState
import Localization
import TitleIdentity

/// Pages of titles that TMDB has removed.
extension TitlePageModel {
  /// Explains a page that TMDB no longer has, if the library refers to its title.
  public func explainRemoval(with library: LibraryModel) {
    page.explainMissing = { [id, library] in
      let key = TitleReference.Key(id, of: library.source)
      guard library.source != .sample, let opened = try? await library.library() else { return nil }
      return (try? await opened.reference(to: key)) == nil ? nil : .removed(id.kind)
    }
  }
}

extension StateMessage {
  /// Returns the message for a page whose title is in the library, but no longer on TMDB.
  package static func removed(_ kind: TitleID.Kind) -> StateMessage {
    StateMessage(
      icon: "edit-find-symbolic", title: tr("No Longer on TMDB"),
      explanation: kind == .movie
        ? tr("TMDB removed this film, or merged it with another. Your library keeps your entries.")
        : tr("TMDB removed this series, or merged it with another. Your library keeps your entries."),
      button: tr("Find Its Successor…"), action: .app(.replaceRemovedTitles))
  }
}
