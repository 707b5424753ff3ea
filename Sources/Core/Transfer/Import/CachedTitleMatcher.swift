import Catalogue
import Library
import ResponseCache
import TitleIdentity
import Tracking

/// The cached films and series, which need no requests.
struct CachedTitleMatcher: Sendable {
  private var titles: [TitleReference.Key: Entry] = [:]
  private var byName: [Name: Set<TitleReference.Key>] = [:]
  private let source: TitleSource

  /// A cached title and all its cached names.
  struct Entry: Sendable {
    let title: TitleReference
    let names: Set<MatchedName>
  }

  private struct Name: Hashable {
    let kind: TitleID.Kind
    let name: MatchedName
    let year: Int
  }

  /// Reads the cached titles. A cache that can't be read counts as empty.
  ///
  /// - Parameter excluded: The titles to leave out.
  init(_ client: CachingClient, excluding excluded: Set<TitleReference.Key> = []) async {
    source = TitleSource(client.source)
    for kind in [TitleID.Kind.movie, .show] {
      let cached = (try? await client.cache?.titles(of: MediaKind(kind), from: client.source)) ?? []
      for title in cached where !title.name.isEmpty { add(title, kind, unless: excluded) }
    }
  }

  private mutating func add(_ cached: CachedTitle, _ kind: TitleID.Kind, unless excluded: Set<TitleReference.Key>) {
    let title = TitleReference(cached, kind, of: source)
    guard !excluded.contains(title.key) else { return }
    let names = ([cached.name, cached.originalName] + cached.alternativeNames).filter { !$0.isEmpty }
      .map(MatchedName.init)
    titles[title.key] = Entry(title: title, names: Set(names))
    guard let year = cached.year else { return }
    for name in names { byName[Name(kind: kind, name: name, year: year), default: []].insert(title.key) }
  }

  func title(_ kind: TitleID.Kind, _ number: Int) -> Entry? {
    titles[TitleReference.Key(source, kind, number)]
  }

  /// Returns the titles with a name and year. There may be others that aren't cached.
  func titles(_ name: String, year: Int, kinds: [TitleID.Kind]) -> [TitleReference] {
    let name = MatchedName(name)
    return kinds.flatMap { byName[Name(kind: $0, name: name, year: year)] ?? [] }.compactMap { titles[$0]?.title }
      .sorted { $0.key.description < $1.key.description }
  }
}
