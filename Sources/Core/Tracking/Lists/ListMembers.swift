import Catalogue
import Library
import Observation
import TitleIdentity

/// The titles on one list, kept up to date.
@MainActor @Observable
public final class ListMembers {
  public let list: UserListModel
  private var titles: Set<TitleID> = []
  @ObservationIgnored private var observation: Task<Void, Never>?

  public init(_ list: UserListModel) {
    self.list = list
    observation = Task { [weak self, library = list.library, id = list.id] in
      guard let opened = try? await library.library() else { return }
      for await page in opened.observeTitles(ListTitlesQuery(id, source: library.source), limit: .max) {
        self?.titles = Set(page.entries.map(\.title.key.titleID))
      }
    }
  }

  isolated deinit { observation?.cancel() }

  /// Whether a title is on the list. Observable.
  public func contains(_ title: TitleID) -> Bool { titles.contains(title) }

  /// Adds a title, or removes it if it is on the list.
  public func toggle(_ title: TitleSummary) async {
    await list.set(!contains(title.id), TitleReference(title, of: list.library.source))
  }
}
