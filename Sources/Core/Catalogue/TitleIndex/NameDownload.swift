import AppFoundation
import Foundation
import TMDB
import TitleIdentity
import TitleIndex

/// A download of the names of the most popular films and series in the user's languages.
///
/// TMDB's exports contain original titles only. The names come from TMDB's lists of popular titles, page by page. Each
/// page becomes a line of a file, so that a download that stopped continues with the next page.
public struct NameDownload: Sendable {
  /// The languages of the names.
  public let languages: [LanguageTag]
  private let client: Client
  private let folder: URL
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - client: The client that sends the requests within TMDB's rate limit.
  ///   - folder: The folder for the names.
  public init(
    _ client: Client, languages: [LanguageTag], folder: URL, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    var client = client
    // Thousands of pages would evict those that the user has opened.
    client.configuration.allowsCaching = false
    self.client = client
    self.languages = languages
    self.folder = folder
    self.now = now
  }

  /// The requests that a download needs.
  public struct Size: Hashable, Sendable {
    public var parts: [Part]
    /// The number of all requests.
    public var requests: Int { parts.reduce(0) { $0 + $1.requests } }
    /// The estimated number of bytes.
    public var bytes: Int { requests * bytesPerPage }

    public init(parts: [Part]) { self.parts = parts }

    /// The requests for one kind in one language, at most 500.
    public struct Part: Hashable, Sendable {
      public var kind: MediaKind
      public var language: LanguageTag
      public var requests: Int

      public init(kind: MediaKind, language: LanguageTag, requests: Int) {
        self.kind = kind
        self.language = language
        self.requests = requests
      }
    }
  }

  /// Returns the requests that a download of these kinds needs now, without those for names that are up to date. Names
  /// are downloaded again after a week.
  public func size(of kinds: Set<MediaKind>) -> Size {
    Size(
      parts: parts(of: kinds).map {
        Size.Part(kind: $0.kind, language: $0.language, requests: remainingPages(of: $0))
      })
  }

  /// Downloads the names of a kind, unless they are less than a week old.
  ///
  /// - Parameter report: Called with the number of pages of this kind and their total.
  /// - Returns: The names in all languages.
  package func fetch(
    _ kind: MediaKind, report: @escaping @Sendable (Int, Int) -> Void
  ) async throws(TitleIndexUpdateError) -> [TitleName] {
    let parts = parts(of: [kind])
    var names: [TitleName] = []
    for (index, part) in parts.enumerated() {
      names += try await fetch(part) { report(index * maximumPages + $0, parts.count * maximumPages) }
    }
    return names
  }

  /// Deletes the names in languages that the user no longer prefers.
  func removeOtherLanguages() {
    let wanted = Set(parts(of: Set(MediaKind.allCases)).map { file($0).url.lastPathComponent })
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    for name in names where !wanted.contains(name) {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }

  /// Deletes all names.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}

extension NameDownload {
  /// A kind and a language.
  private struct Part {
    let kind: MediaKind
    let language: LanguageTag
  }

  private func parts(of kinds: Set<MediaKind>) -> [Part] {
    kinds.subtracting([.person]).sorted().flatMap { kind in languages.map { Part(kind: kind, language: $0) } }
  }

  private func remainingPages(of part: Part) -> Int {
    guard let loaded = file(part).loaded(at: now()) else { return maximumPages }
    return max((loaded.total ?? maximumPages) - loaded.pages, 0)
  }

  private func file(_ part: Part) -> NameFile {
    NameFile(url: folder.appending(path: "\(part.kind.rawValue)-\(part.language).jsonl"))
  }

  private func fetch(
    _ part: Part, report: @Sendable (Int) -> Void
  ) async throws(TitleIndexUpdateError) -> [TitleName] {
    let file = file(part)
    var loaded = file.loaded(at: now()) ?? NameFile.Content(started: now())
    if loaded.pages == 0 { try file.begin(loaded.started) }
    report(loaded.pages)
    while !loaded.isComplete {
      let next = loaded.next(width)
      let results = await results(next, part)
      // The pages before a failed one are retained.
      for number in next where !loaded.isComplete {
        switch results[number] {
        case .success(let page):
          try file.append(page)
          loaded.add(page)
        case .failure(.cancelled), nil: throw .index(.cancelled)
        case .failure(let error): throw .names(error)
        }
      }
      report(loaded.pages)
    }
    return loaded.names
  }

  /// Requests several pages at a time.
  private func results(
    _ numbers: ClosedRange<Int>, _ part: Part
  ) async -> [Int: Result<NameFile.Page, TMDBError>] {
    await withTaskGroup(of: (Int, Result<NameFile.Page, TMDBError>).self) { group in
      for number in numbers {
        group.addTask {
          do throws(TMDBError) {
            return (number, .success(try await page(number, part)))
          } catch {
            return (number, .failure(error))
          }
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  private func page(_ number: Int, _ part: Part) async throws(TMDBError) -> NameFile.Page {
    let language = part.language.description
    switch part.kind {
    case .movie:
      let target = MovieTarget.popular.page(number).with("language", language)
      return NameFile.Page(try await client.value(of: target), number)
    case .show:
      let target = TVTarget.popular.page(number).with("language", language)
      return NameFile.Page(try await client.value(of: target), number)
    case .person: return NameFile.Page(number: number, total: 0, names: [])
    }
  }
}

/// The number of concurrent requests.
private let width = 4
/// The usual size of a compressed page of a list.
private let bytesPerPage = 6_000
