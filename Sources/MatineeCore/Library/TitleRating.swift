import Foundation
import Library

/// What the user gives to one title, as the title's page shows it.
@MainActor public final class TitleRating {
  /// What can be seen of it.
  public enum State: Equatable, Sendable {
    /// It is being read.
    case opening
    /// `nil` is not rated.
    case open(Score?)
    /// It can be neither read nor given; a sentence says why.
    case closed(String)
  }

  private let id: TitleID
  private let source: TitleSource
  private let library: LibraryModel

  /// - Parameter source: whose title it is, whatever is shown by the time that it is rated.
  public init(of id: TitleID, of source: TitleSource, in library: LibraryModel) {
    self.id = id
    self.source = source
    self.library = library
  }

  /// To be followed by observation.
  public var state: State {
    switch library.state {
    case .opening: .opening
    case .open: .open(library.score(of: id))
    case .failed(let error): .closed(error.sentence)
    }
  }

  /// Tries again to open what could not be opened.
  public func retry() {
    Task { [library] in _ = try? await library.library() }
  }

  /// Gives a score, or takes it away; how that went, the library tells.
  ///
  /// - Parameters:
  ///   - title: what is to be remembered of the title.
  ///   - onFailure: called where it is not so.
  public func give(_ score: Score?, to title: TitlePage, onFailure: @escaping @MainActor () -> Void) {
    let reference = TitleReference(title.summary, of: source, imdbID: title.imdbID)
    library.begin { [library] in
      if await !library.rate(reference, score) { onFailure() }
    }
  }
}

extension Services {
  /// What the user gives to a title of these services.
  @MainActor public func rating(of title: TitleID, in library: LibraryModel) -> TitleRating {
    TitleRating(of: title, of: TitleSource(answerSource), in: library)
  }
}

extension TitlePage {
  /// As IMDb writes it; `nil` when unknown.
  var imdbID: String? {
    links.first { $0.name == "IMDb" }?.address.pathComponents.last { $0.hasPrefix("tt") }
  }
}
