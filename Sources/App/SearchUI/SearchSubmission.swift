import GTK
import Search

/// Opens the first result of a search that the user submits: now, or as soon as it arrives.
final class SearchSubmission {
  private let model: SearchModel
  private let onOpen: (SearchRow) -> Void
  /// The request that the user submitted before it had results.
  private var awaited: SearchRequest?
  private var binding: Binding?

  /// - Parameter onOpen: Called with the result to open.
  init(_ model: SearchModel, onOpen: @escaping (SearchRow) -> Void) {
    self.model = model
    self.onOpen = onOpen
    binding = Binding({ (model.request, model.first) }) { [weak self] in self?.openAwaited($0, $1) }
  }

  func submit() {
    guard !model.request.isBlank else { return }
    model.rememberSearch()
    awaited = model.request
    openAwaited(model.request, model.first)
  }

  /// Opens a result that the user chose.
  func open(_ row: SearchRow) {
    awaited = nil
    model.rememberSearch()
    onOpen(row)
  }

  private func openAwaited(_ request: SearchRequest, _ first: SearchRow?) {
    guard let awaited else { return }
    guard awaited == request else {
      self.awaited = nil
      return
    }
    if let first { open(first) }
  }
}
