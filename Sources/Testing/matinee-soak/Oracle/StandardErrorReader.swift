/// A reader of the app's standard error that finds problems in its new lines.
struct StandardErrorReader {
  private var readCharacters = 0
  /// The longest stall so far in milliseconds.
  private(set) var longestStall = 0
  private let stallLimit: Int

  /// - Parameter stallLimit: The limit for stalls in milliseconds, or `nil` if the app doesn't report any.
  init(stallLimit: Int?) { self.stallLimit = stallLimit ?? .max }

  /// GTK 4.8 prints this when a grid that loses its items clamps its scroll position. It then ignores the position.
  private static let ignoredScroll = "GtkGridView failed to scroll to given position"

  /// Returns the problems in the lines that were added since the last call.
  ///
  /// - Parameters:
  ///   - text: The standard error so far.
  ///   - isMachineBusy: Whether other processes keep the machine busy. The app may then wait for one of them, such as
  ///     the X server, so only the time in which the app itself works counts.
  mutating func problems(in text: String, isMachineBusy: Bool) -> [String] {
    // The last line may be incomplete.
    guard let end = text.utf8.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let complete = text.utf8[...end]
    let new = String(decoding: complete.dropFirst(readCharacters), as: UTF8.self)
    readCharacters = complete.count
    return new.split(separator: "\n").compactMap { problem(in: String($0), isMachineBusy: isMachineBusy) }
  }

  private mutating func problem(in line: String, isMachineBusy: Bool) -> String? {
    if line.contains(Self.ignoredScroll) { return nil }
    guard let match = line.firstMatch(of: /stall: (\d+) ms working, (\d+) ms waiting/) else {
      // A user never sees this output, so any line of it is a mistake.
      return "standard error: \(line)"
    }
    let stall = (Int(match.1) ?? 0) + (isMachineBusy ? 0 : Int(match.2) ?? 0)
    longestStall = max(longestStall, stall)
    return stall > stallLimit ? "the app didn’t respond for \(stall) ms (\(line))" : nil
  }
}
