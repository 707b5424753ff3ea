import Library
import ResponseCache
import TitleIdentity

/// The cached films and series, for matching without requests.
struct CachedTitleMatcher: Sendable {
  private var titles: [TitleReference.Key: TitleReference] = [:]
  private var byName: [Name: Set<TitleReference.Key>] = [:]
  private let source: TitleSource

  private struct Name: Hashable {
    let kind: TitleID.Kind
    let name: MatchedName
    let year: Int
  }

  /// Reads the cached titles. A cache that can't be read counts as empty.
  ///
  /// - Parameter excluded: The titles to leave out.
  init(_ services: Services, excluding excluded: Set<TitleReference.Key> = []) async {
    source = TitleSource(services.responseSource)
    for kind in [TitleID.Kind.movie, .show] {
      let cached = (try? await services.responseCache?.titles(of: MediaKind(kind), from: services.responseSource)) ?? []
      for title in cached where !title.name.isEmpty { add(title, kind, unless: excluded) }
    }
  }

  private mutating func add(_ cached: CachedTitle, _ kind: TitleID.Kind, unless excluded: Set<TitleReference.Key>) {
    let title = TitleReference(cached, kind, of: source)
    guard !excluded.contains(title.key) else { return }
    titles[title.key] = title
    guard let year = cached.year else { return }
    for name in [cached.name, cached.originalName] + cached.alternativeNames where !name.isEmpty {
      byName[Name(kind: kind, name: MatchedName(name), year: year), default: []].insert(title.key)
    }
  }

  func title(_ kind: TitleID.Kind, _ number: Int) -> TitleReference? {
    titles[TitleReference.Key(source, kind, number)]
  }

  /// Returns the only title with a name and year; `nil` if there is none or more than one.
  func title(_ name: String, year: Int, kinds: [TitleID.Kind]) -> TitleReference? {
    let name = MatchedName(name)
    let keys = kinds.flatMap { byName[Name(kind: $0, name: name, year: year)] ?? [] }
    return keys.count == 1 ? titles[keys[0]] : nil
  }
}
