import GRDB
import TitleIdentity

/// Writing choices about titles. Each method returns `nil` if nothing changes.
extension Batch {
  /// Pauses or drops a show.
  ///
  /// - Parameters:
  ///   - state: The new state; `nil` if it should follow from the plays again.
  ///   - date: The date of the change; `nil` for now.
  @discardableResult
  public mutating func setState(
    _ state: ShowState?, of show: TitleReference, date: PartialDate? = nil
  ) throws -> EventID? {
    try check(show)
    guard try choices(about: show).state != state else { return nil }
    if let state { return try append(.showStateChanged(show, state, date: date)) }
    return try takeBack(.state, about: show) { .showStateChanged($0, nil, date: date) }
  }

  /// Records whether the profile is interested in a title. If not, it is hidden where one browses.
  @discardableResult
  public mutating func setInterest(_ isInterested: Bool, in title: TitleReference) throws -> EventID? {
    guard try choices(about: title).isDismissed == isInterested else { return nil }
    if !isInterested { return try append(.interestChanged(title, isInterested: false)) }
    return try takeBack(.dismissal, about: title) { .interestChanged($0, isInterested: true) }
  }

  /// Records whether the specials of a show count like its other episodes.
  @discardableResult
  public mutating func setSpecials(_ areCounted: Bool, of show: TitleReference) throws -> EventID? {
    try check(show)
    guard try choices(about: show).countsSpecials != areCounted else { return nil }
    if areCounted { return try append(.specialsChanged(show, areCounted: true)) }
    return try takeBack(.specials, about: show) { .specialsChanged($0, areCounted: false) }
  }

  /// Starts or ends watching a show again. Earlier plays stay, but only later ones count for its progress.
  ///
  /// A rewatch can be started again, which begins at the first episode.
  @discardableResult
  public mutating func setRewatching(_ isRewatching: Bool, of show: TitleReference) throws -> EventID? {
    try check(show)
    if isRewatching { return try append(.rewatchChanged(show, isRewatching: true)) }
    return try takeBack(.rewatch, about: show) { .rewatchChanged($0, isRewatching: false) }
  }

  /// Returns the profile's choices about a title.
  public func choices(about title: TitleReference) throws -> TitleChoices {
    try ChoiceReader(database).choices(about: title.key, by: profile)
  }

  private func check(_ show: TitleReference) throws {
    guard show.kind == .show else { throw LibraryError.unwritable(reason: "not a show: \(show.key)") }
  }

  /// Takes back a choice about a title and about those that are matched to it.
  private mutating func takeBack(
    _ kind: TitleChoices.Kind, about title: TitleReference, _ content: (TitleReference) -> EventContent
  ) throws -> EventID? {
    var last: EventID?
    for stored in try ChoiceReader(database).titles(kind, about: title.key, by: profile) {
      last = try append(content(stored))
    }
    return last
  }
}
