import Containment

extension ViewController {
  /// Speaks the sentences of a view model. Cancel the task to stop.
  func announce(_ announcements: AsyncStream<String>) -> Task<Void, Never> {
    Task { [weak self] in
      for await sentence in announcements { self?.announce(sentence) }
    }
  }
}
