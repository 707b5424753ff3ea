import Observation

/// The recent searches with a chosen result, newest first, without duplicates.
@MainActor @Observable
public final class RecentSearches {
  public private(set) var searches: [String] = []
  @ObservationIgnored private let file: RecentSearchesFile?
  @ObservationIgnored private var changes = 0
  @ObservationIgnored private var isRead = false
  @ObservationIgnored private var saveTask: Task<Void, Never>?

  /// - Parameter file: The file that stores them. If it is `nil`, they are remembered only while the app runs.
  public init(_ file: RecentSearchesFile? = nil) { self.file = file }

  /// Reads the file on the first call. Searches of this session remain first.
  public func loadIfNeeded() {
    guard !isRead, let file else { return }
    isRead = true
    Task { [weak self] in
      let kept = await file.read()
      guard let self, changes == 0 else { return }
      searches = Self.normalized(searches + kept)
    }
  }

  /// Adds a search, or moves it to the beginning.
  public func add(_ search: String) {
    let query = SearchRequest(search).query
    guard !query.isEmpty else { return }
    change(Self.normalized([query] + searches))
  }

  public func remove(_ search: String) { change(searches.filter { $0 != search }) }
  public func removeAll() { change([]) }

  /// Waits until all changes are saved, or saving has failed.
  package func waitForWrites() async { await saveTask?.value }

  private func change(_ searches: [String]) {
    guard searches != self.searches else { return }
    self.searches = searches
    changes += 1
    guard let file else { return }
    saveTask = Task { [changes] in _ = await file.write(searches, number: changes) }
  }

  /// Returns the first searches without duplicates. Case is ignored.
  private static func normalized(_ searches: [String]) -> [String] {
    var seen: Set<String> = []
    let once = searches.map { SearchRequest($0).query }.filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
    return Array(once.prefix(maximumSearches))
  }
}

/// The maximum number of searches. A longer list would be hard to scan.
private let maximumSearches = 20
