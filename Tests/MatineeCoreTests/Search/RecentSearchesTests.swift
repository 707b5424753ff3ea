import Foundation
import Testing

@testable import Search

/// Recent searches across launches and disk errors.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct RecentSearchesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var file: URL { folder.appending(path: "state/searches.json") }

  private func reopened() async -> [String] {
    let recents = RecentSearches(RecentSearchesFile(file))
    recents.loadIfNeeded()
    await until { !recents.searches.isEmpty }
    return recents.searches
  }

  @Test func `Recent searches are unique and ordered from newest to oldest`() async {
    let recents = RecentSearches(RecentSearchesFile(file))
    for search in ["metropolis", " ", "sunrise", "Metropolis "] { recents.add(search) }
    #expect(recents.searches == ["Metropolis", "sunrise"])
    await recents.waitForWrites()
    #expect(await reopened() == ["Metropolis", "sunrise"])
  }

  @Test func `Recent searches are limited to the newest twenty`() {
    let recents = RecentSearches()
    for number in 0..<30 { recents.add("film \(number)") }
    #expect(recents.searches == (10..<30).reversed().map { "film \($0)" })
  }

  @Test func `Recent searches can be removed one by one or all at once`() async {
    let recents = RecentSearches(RecentSearchesFile(file))
    for search in ["a", "b", "c"] { recents.add(search) }
    recents.remove("b")
    #expect(recents.searches == ["c", "a"])
    recents.removeAll()
    await recents.waitForWrites()
    #expect(recents.searches.isEmpty)
    #expect(await RecentSearchesFile(file).read().isEmpty)
  }

  @Test(arguments: ["", "[", "{}", #"{"searches":[1]}"#, #"{"searches":"all"}"#])
  func `A damaged file is ignored and overwritten`(_ content: String) async throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file)
    #expect(await RecentSearchesFile(file).read().isEmpty)
    let recents = RecentSearches(RecentSearchesFile(file))
    recents.add("metropolis")
    await recents.waitForWrites()
    #expect(await reopened() == ["metropolis"])
  }

  @Test func `Searches from a file are cleaned, truncated and limited in number`() async throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let many = (0..<50).map { "\"film \($0 / 2)\"" }.joined(separator: ",")
    try Data(#"{"searches":[" ","\#(String(repeating: "x", count: 9_000))",\#(many)]}"#.utf8).write(to: file)
    let searches = await reopened()
    #expect(searches.count == 20)
    #expect(searches.first?.count == 200)
    #expect(Set(searches).count == 20)
  }

  @Test func `A failed write keeps the searches in memory`() async {
    let recents = RecentSearches(RecentSearchesFile(URL(filePath: "/dev/full/searches.json")))
    recents.add("metropolis")
    await recents.waitForWrites()
    #expect(recents.searches == ["metropolis"])
  }
}
