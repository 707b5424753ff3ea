import Observation

/// The recent searches with a chosen result, newest first, without duplicates.
@MainActor @Observable
public final class RecentSearches {
  public private(set) var searches: [String] = []
  @ObservationIgnored private let file: RecentSearchesFile?
  @ObservationIgnored private var changes = 0
  @ObservationIgnored private var isRead = false
  @ObservationIgnored private var saving: Task<Void, Never>?

  /// - Parameter file: The file that stores them. If it is `nil`, they are remembered only while the app runs.
  public init(_ file: RecentSearchesFile? = nil) { self.file = file }

  /// Reads the file on the first call. Searches of this session remain first.
  public func loadIfNeeded() {
    guard !isRead, let file else { return }
    isRead = true
    Task { [weak self] in
      let kept = await file.read()
      guard let self, changes == 0 else { return }
      searches = Self.tidy(searches + kept)
    }
  }

  /// Adds a search, or moves it to the beginning.
  public func keep(_ search: String) {
    let words = SearchRequest(search).words
    guard !words.isEmpty else { return }
    change(Self.tidy([words] + searches))
  }

  public func remove(_ search: String) { change(searches.filter { $0 != search }) }
  public func removeAll() { change([]) }

  /// Waits until all changes are saved, or saving has failed.
  func finishWrites() async { await saving?.value }

  private func change(_ searches: [String]) {
    guard searches != self.searches else { return }
    self.searches = searches
    changes += 1
    guard let file else { return }
    saving = Task { [changes] in _ = await file.write(searches, number: changes) }
  }

  /// Returns the first searches without duplicates. Case is ignored.
  private static func tidy(_ searches: [String]) -> [String] {
    var seen: Set<String> = []
    let once = searches.map { SearchRequest($0).words }.filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
    return Array(once.prefix(most))
  }
}

/// The maximum number of searches. A longer list would be hard to scan.
private let most = 20
