import Observation

/// The searches that led somewhere, the newest first: each once, and a few of them.
@MainActor @Observable
public final class RecentSearches {
  public private(set) var searches: [String] = []
  @ObservationIgnored private let file: RecentSearchesFile?
  @ObservationIgnored private var changes = 0
  @ObservationIgnored private var isRead = false
  @ObservationIgnored private var saving: Task<Void, Never>?

  /// - Parameter file: `nil` remembers until the app ends.
  public init(_ file: RecentSearchesFile? = nil) { self.file = file }

  /// Reads what was kept, once. What was searched since then stays first.
  public func loadIfNeeded() {
    guard !isRead, let file else { return }
    isRead = true
    Task { [weak self] in
      let kept = await file.read()
      guard let self, changes == 0 else { return }
      searches = Self.tidy(searches + kept)
    }
  }

  /// Remembers a search; one that was remembered before comes first again.
  public func keep(_ search: String) {
    let words = SearchRequest(search).words
    guard !words.isEmpty else { return }
    change(Self.tidy([words] + searches))
  }

  public func remove(_ search: String) { change(searches.filter { $0 != search }) }
  public func removeAll() { change([]) }

  /// Waits until what was changed is written, or cannot be.
  func finishWrites() async { await saving?.value }

  private func change(_ searches: [String]) {
    guard searches != self.searches else { return }
    self.searches = searches
    changes += 1
    guard let file else { return }
    saving = Task { [changes] in _ = await file.write(searches, number: changes) }
  }

  /// Two that differ by case are one.
  private static func tidy(_ searches: [String]) -> [String] {
    var seen: Set<String> = []
    let once = searches.map { SearchRequest($0).words }.filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
    return Array(once.prefix(most))
  }
}

/// More would be a list to search in.
private let most = 20
