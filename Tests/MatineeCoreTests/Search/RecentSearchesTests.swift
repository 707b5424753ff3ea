import Foundation
import Testing

@testable import MatineeCore

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

  @Test func theNewestComesFirstAndEachOnce() async {
    let recents = RecentSearches(RecentSearchesFile(file))
    for search in ["metropolis", " ", "sunrise", "Metropolis "] { recents.keep(search) }
    #expect(recents.searches == ["Metropolis", "sunrise"])
    await recents.finishWrites()
    #expect(await reopened() == ["Metropolis", "sunrise"])
  }

  @Test func thereAreTwentyAtMost() {
    let recents = RecentSearches()
    for number in 0..<30 { recents.keep("film \(number)") }
    #expect(recents.searches == (10..<30).reversed().map { "film \($0)" })
  }

  @Test func eachAndAllCanBeRemoved() async {
    let recents = RecentSearches(RecentSearchesFile(file))
    for search in ["a", "b", "c"] { recents.keep(search) }
    recents.remove("b")
    #expect(recents.searches == ["c", "a"])
    recents.removeAll()
    await recents.finishWrites()
    #expect(recents.searches.isEmpty)
    #expect(await RecentSearchesFile(file).read().isEmpty)
  }

  @Test(arguments: ["", "[", "{}", #"{"searches":[1]}"#, #"{"searches":"all"}"#])
  func aDamagedFileIsNoneAndIsWrittenAnew(_ content: String) async throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file)
    #expect(await RecentSearchesFile(file).read().isEmpty)
    let recents = RecentSearches(RecentSearchesFile(file))
    recents.keep("metropolis")
    await recents.finishWrites()
    #expect(await reopened() == ["metropolis"])
  }

  @Test func whatAFileHoldsIsTidiedAndBounded() async throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let many = (0..<50).map { "\"film \($0 / 2)\"" }.joined(separator: ",")
    try Data(#"{"searches":[" ","\#(String(repeating: "x", count: 9_000))",\#(many)]}"#.utf8).write(to: file)
    let searches = await reopened()
    #expect(searches.count == 20)
    #expect(searches.first?.count == 200)
    #expect(Set(searches).count == 20)
  }

  @Test func aFullDiskLosesNothingThatIsShown() async {
    let recents = RecentSearches(RecentSearchesFile(URL(filePath: "/dev/full/searches.json")))
    recents.keep("metropolis")
    await recents.finishWrites()
    #expect(recents.searches == ["metropolis"])
  }
}
