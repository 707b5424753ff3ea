import Foundation
import TMDB

/// An object that reacts to the changes of a ``FilmSearch``.
protocol FilmSearchDelegate: AnyObject {
  /// Called after each change of the search's phase, text and films.
  func filmSearchDidChange(_ search: FilmSearch)
}

/// A search for films by title. It starts after a pause in typing, and only its latest text counts.
final class FilmSearch {
  weak var delegate: (any FilmSearchDelegate)?
  /// The text of the latest request; empty without one. While the user types, the text in the field is newer.
  private(set) var text = ""
  /// The films of the latest response. They remain until the next one, so that a list of them doesn't flicker.
  private(set) var films: [Movie] = []
  /// The progress of the latest request; `idle` if there is no text.
  private(set) var phase = LoadPhase.idle

  private let client: Client
  private let clock: any Clock<Duration>
  private let delay: Duration
  /// The text that the user has typed, without surrounding space.
  private var typedText = ""
  private var task: Task<Void, Never>?

  /// - Parameters:
  ///   - clock: The clock for the delay.
  ///   - delay: The time without typing after which a search starts.
  init(client: Client, clock: any Clock<Duration>, delay: Duration) {
    self.client = client
    self.clock = clock
    self.delay = delay
  }

  isolated deinit { task?.cancel() }

  /// Searches for a text after the delay, in place of any earlier text. An empty text ends the search immediately.
  func search(for text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard text != typedText else { return }
    typedText = text
    task?.cancel()
    if text.isEmpty { return update(text, [], .idle) }
    task = Task { [weak self, clock, delay] in
      try? await clock.sleep(for: delay)
      if !Task.isCancelled { self?.load() }
    }
  }

  /// Repeats the request that failed.
  func retry() {
    if case .failed = phase { load() }
  }
}

extension FilmSearch {
  private func load() {
    let text = typedText
    task?.cancel()
    update(text, films, .loading)
    task = Task { [weak self, client] in
      do throws(TMDBError) {
        let found = try await PagedSource(SearchTarget.movies(text), client: client).next()
        if !Task.isCancelled { self?.update(text, found, .loaded) }
      } catch {
        if !Task.isCancelled { self?.update(text, [], error == .cancelled ? .idle : .failed(error)) }
      }
    }
  }

  private func update(_ text: String, _ films: [Movie], _ phase: LoadPhase) {
    self.text = text
    self.films = films
    self.phase = phase
    delegate?.filmSearchDidChange(self)
  }
}
