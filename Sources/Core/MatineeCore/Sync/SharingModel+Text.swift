import Foundation

// The text about sharing in the preferences.
extension SharingModel {
  /// Returns the time of the last sync and the number of devices: "Today at 14:05, with 2 other devices"; `nil` if
  /// there was none.
  public func mergeSummary(_ texts: TitleTexts) -> String? {
    guard case .merged(let date, let devices, _) = state else { return nil }
    let others = max(devices - 1, 0)
    let when = texts.moment(date, now: dependencies.now())
    return when.prefix(1).uppercased() + when.dropFirst() + ", "
      + (others == 0 ? "with no other device yet" : "with \(texts.counted(others, "other device"))")
  }

  /// A sentence that describes the current problem; `nil` if there is none.
  public var problem: String? {
    if let setUpProblem { return setUpProblem }
    return switch state {
    case .off, .starting: nil
    case .merged(_, _, let problem): problem
    case .failed(let sentence): sentence
    }
  }
}
