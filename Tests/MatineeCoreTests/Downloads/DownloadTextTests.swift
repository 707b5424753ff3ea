import Foundation
import MatineeCore
import Testing

/// The texts about downloads.
struct DownloadTextTests {
  private let words = DownloadText(TitleTexts(locale: Locale(identifier: "en_US")))
  private let popular = DownloadedItem(.films(.popular), name: "Popular")
  private let series = DownloadedItem(.series(.popular), name: "Popular")
  private let film = DownloadedItem(.title(.film(7)), name: "Seven")
  private let date = Date(timeIntervalSince1970: 1_800_000_000)

  @Test func progressTellsHowFarItIs() {
    #expect(words.progress(popular, DownloadProgress()) == "Keeping “Popular” offline…")
    #expect(
      words.progress(popular, DownloadProgress(done: 34, total: 100, bytes: 12_000_000))
        == "Keeping “Popular” offline: 34 of 100 films, 12 MB")
    #expect(
      words.progress(series, DownloadProgress(done: 0, total: 1)) == "Keeping “Popular” offline: 0 of 1 series")
    #expect(
      words.progress(film, DownloadProgress(done: 0, total: 1, bytes: 500_000)) == "Keeping “Seven” offline: 500 kB")
  }

  @Test func theEndTellsWhatThereIs() {
    let whole = DownloadSummary(titles: 100, bytes: 24_000_000, date: date)
    #expect(words.end(popular, whole) == "“Popular” is kept offline: 100 films, 24 MB")
    #expect(
      words.end(popular, DownloadSummary(titles: 98, missing: 2, bytes: 24_000_000, date: date))
        == "“Popular” is kept offline: 98 of 100 films, 24 MB")
    #expect(
      words.end(film, DownloadSummary(titles: 1, bytes: 2_000_000, date: date)) == "“Seven” is kept offline: film, 2 MB"
    )
  }

  @Test func aLineTellsHowItStands() {
    let whole = DownloadSummary(titles: 1, bytes: 24_000_000, date: date)
    let line = words.line(popular, .kept(whole), now: date)
    #expect(line.hasPrefix("1 film · 24 MB · today at "))
    #expect(words.line(popular, .running(DownloadProgress(done: 3, total: 9))) == "3 of 9 films · in progress")
    #expect(words.line(popular, .waiting) == "Waiting")
    #expect(words.line(popular, .failed("No.")) == "No.")
  }
}
