import Catalogue
import Foundation
import Testing
import TitleIdentity
import ToolTestSupport

@testable import Downloads

/// Tests of the file that lists the downloads, and of the next launch.
extension DownloadManagerTests {
  @Test func `Downloads are restored at launch, and refreshed if the language has changed`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "data/kept.json")
    let first = downloadManager(DownloadsFile(url))
    first.start()
    await keepOne(first, popular)
    await first.waitForWrites()
    let second = downloadManager(DownloadsFile(url))
    second.start()
    await until { second.items == [popular] }
    #expect(second.state(of: popular.id) == .downloaded(summary(1, bytes: 10)))
    #expect(fetcher.record.lists.count == 1)
    fetcher.change(locale: "de-DE DE")
    let third = downloadManager(DownloadsFile(url))
    third.start()
    await fetcher.wait { $0.lists.count == 2 }
    #expect(third.items == [popular])
  }

  @Test func `A download missing from the cache is fetched at the next launch`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "kept.json")
    let first = downloadManager(DownloadsFile(url))
    first.start()
    await keepOne(first, popular)
    await keepOne(first, drama)
    await first.waitForWrites()
    fetcher.lose(drama.id)
    let second = downloadManager(DownloadsFile(url))
    second.start()
    await fetcher.wait { $0.titles.count == 3 }
    #expect(fetcher.record.lists == [popular.id, drama.id, drama.id])
    fetcher.release(1)
  }

  @Test func `The manager reports an error when the list of downloads can't be saved`() async throws {
    let folder = try TemporaryFolder()
    let downloadManager = downloadManager(DownloadsFile(try folder.write("", to: "file").appending(path: "kept.json")))
    downloadManager.start()
    downloadManager.download(popular)
    await downloadManager.waitForWrites()
    guard case .problem(let sentence) = record.events.first else {
      Issue.record("\(record.events)")
      return
    }
    #expect(sentence.hasPrefix("Matinee couldn’t save the list of downloads in "))
  }
}
