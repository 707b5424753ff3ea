import Foundation

// What is shared, and how that goes, as the preferences say it.
extension SharingModel {
  /// When it was last, and with whom: "Today at 14:05, with 2 other devices"; `nil` before it was.
  public func mergedWords(_ texts: TitleTexts) -> String? {
    guard case .merged(let date, let devices, _) = state else { return nil }
    let others = max(devices - 1, 0)
    let when = texts.moment(date, now: surroundings.now())
    return when.prefix(1).uppercased() + when.dropFirst() + ", "
      + (others == 0 ? "with no other device yet" : "with \(texts.counted(others, "other device"))")
  }

  /// What is wrong, in a sentence.
  public var problem: String? {
    if let wishProblem { return wishProblem }
    return switch state {
    case .off, .starting: nil
    case .merged(_, _, let problem): problem
    case .failed(let sentence): sentence
    }
  }
}
