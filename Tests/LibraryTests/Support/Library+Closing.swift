import Library

extension Library {
  /// Rates films and closes the library. Without this call, it may close later, when the test has changed its files.
  func rateAndClose(_ numbers: ClosedRange<Int>) async throws {
    for number in numbers { try await rate(.movie(number), .stars(8), by: .owner) }
    close()
  }
}
