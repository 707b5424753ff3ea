import Containment

extension ViewController {
  /// Announces the sentences of a view model as they arrive. Cancel the returned task to stop.
  func announce(_ announcements: AsyncStream<String>) -> Task<Void, Never> {
    Task { [weak self] in
      for await sentence in announcements { self?.announce(sentence) }
    }
  }
}
