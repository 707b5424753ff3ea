import AppFoundation
import Catalogue
import Downloads
import Foundation
import Testing
import TitleIdentity

/// The texts about downloads.
struct DownloadTextTests {
  private let text = DownloadText(TitleTexts(locale: Locale(identifier: "en_US")))
  private let popular = DownloadedItem(.movies(.popular), name: "Popular")
  private let series = DownloadedItem(.shows(.popular), name: "Popular")
  private let film = DownloadedItem(.title(.movie(7)), name: "Seven")
  private let date = Date(timeIntervalSince1970: 1_800_000_000)

  @Test func `The progress text shows the number of titles and the size`() {
    #expect(text.progress(popular, DownloadProgress()) == "Downloading “Popular”…")
    #expect(
      text.progress(popular, DownloadProgress(done: 34, total: 100, bytes: 12_000_000))
        == "Downloading “Popular”: 34 of 100 films, 12 MB")
    #expect(
      text.progress(series, DownloadProgress(done: 0, total: 1)) == "Downloading “Popular”: 0 of 1 series")
    #expect(
      text.progress(film, DownloadProgress(done: 0, total: 1, bytes: 500_000)) == "Downloading “Seven”: 500 kB")
  }

  @Test func `The completion text shows the number of titles and the size`() {
    let whole = DownloadSummary(titles: 100, bytes: 24_000_000, date: date)
    #expect(text.finished(popular, whole) == "“Popular” is available offline: 100 films, 24 MB")
    #expect(
      text.finished(popular, DownloadSummary(titles: 98, missing: 2, bytes: 24_000_000, date: date))
        == "“Popular” is available offline: 98 of 100 films, 24 MB")
    #expect(
      text.finished(film, DownloadSummary(titles: 1, bytes: 2_000_000, date: date))
        == "“Seven” is available offline: film, 2 MB"
    )
  }

  @Test func `The text of a row shows the download's state`() {
    let whole = DownloadSummary(titles: 1, bytes: 24_000_000, date: date)
    let line = text.line(popular, .downloaded(whole), now: date)
    #expect(line.hasPrefix("1 film · 24 MB · today at "))
    #expect(text.line(popular, .running(DownloadProgress(done: 3, total: 9))) == "3 of 9 films · in progress")
    #expect(text.line(popular, .waiting) == "Waiting")
    #expect(text.line(popular, .failed("No.")) == "No.")
  }
}
