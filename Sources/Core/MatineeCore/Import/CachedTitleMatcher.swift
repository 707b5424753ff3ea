import Library
import ResponseCache

/// The cached films and series, for matching without requests.
struct CachedTitleMatcher: Sendable {
  private var titles: [TitleReference.Key: TitleReference] = [:]
  private var byName: [Name: Set<TitleReference.Key>] = [:]
  private let source: TitleSource

  private struct Name: Hashable {
    let kind: TitleReference.Kind
    let name: MatchedName
    let year: Int
  }

  /// Reads the cached titles. A cache that can't be read counts as empty.
  init(_ services: Services) async {
    source = TitleSource(services.answerSource)
    for kind in [TitleReference.Kind.film, .series] {
      let known: CachedTitle.Kind = kind == .film ? .film : .series
      let seen = (try? await services.catalogue?.titles(of: known, from: services.answerSource)) ?? []
      for title in seen where !title.name.isEmpty { add(title, kind) }
    }
  }

  private mutating func add(_ seen: CachedTitle, _ kind: TitleReference.Kind) {
    let title = TitleReference(seen, kind, of: source)
    titles[title.key] = title
    guard let year = seen.year else { return }
    for name in [seen.name, seen.originalName] + seen.otherNames where !name.isEmpty {
      byName[Name(kind: kind, name: MatchedName(name), year: year), default: []].insert(title.key)
    }
  }

  func title(_ kind: TitleReference.Kind, _ number: Int) -> TitleReference? {
    titles[TitleReference.Key(source, kind, number)]
  }

  /// Returns the only title with a name and year; `nil` if there is none or more than one.
  func title(_ name: String, year: Int, kinds: [TitleReference.Kind]) -> TitleReference? {
    let name = MatchedName(name)
    let keys = kinds.flatMap { byName[Name(kind: $0, name: name, year: year)] ?? [] }
    return keys.count == 1 ? titles[keys[0]] : nil
  }
}
