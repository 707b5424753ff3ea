import Catalogue
import Foundation
import Library
import TitleIdentity

/// The user's rating of a title, for the title's page.
@MainActor public final class TitleRating {
  /// The state of the rating.
  public enum State: Equatable, Sendable {
    /// The rating is being read.
    case opening
    /// The rating; `nil` if the title isn't rated.
    case open(Score?)
    /// The rating can be neither read nor changed; a sentence explains why.
    case closed(String)
  }

  private let id: TitleID
  private let library: LibraryModel

  public init(of id: TitleID, in library: LibraryModel) {
    self.id = id
    self.library = library
  }

  /// The current state. Observable.
  public var state: State {
    switch library.state {
    case .opening: .opening
    case .open: .open(library.score(of: id))
    case .failed(let error): .closed(error.sentence)
    }
  }

  /// Tries again to open the library.
  public func retry() {
    Task { [library] in _ = try? await library.library() }
  }

  /// Rates the title or removes its rating. The library reports the result through ``LibraryModel/onNotice``.
  ///
  /// - Parameters:
  ///   - score: The rating; `nil` removes it.
  ///   - title: The title.
  ///   - onFailure: Called if the change fails.
  public func rate(_ score: Score?, to title: TitleReference, onFailure: @escaping @MainActor () -> Void) {
    library.begin { [library] in
      if await !library.rate(title, score) { onFailure() }
    }
  }
}

extension TitlePage {
  /// The IMDb ID in IMDb's notation, such as `tt0078748`; `nil` if unknown.
  package var imdbID: String? {
    links.first { $0.name == "IMDb" }?.address.pathComponents.last { $0.hasPrefix("tt") }
  }
}
