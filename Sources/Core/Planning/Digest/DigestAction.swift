import Library
import Localization
import TitleIdentity

/// The actions of a digest's notification. Their parameter names the digest's profile, and the offer.
public enum DigestAction: String, CaseIterable, Sendable {
  case markWatched = "mark-watched"
  case later = "remind-later"

  /// The label of the button.
  public var title: String {
    switch self {
    case .markWatched: tr("Mark Watched")
    case .later: tr("Later")
    }
  }

  /// The parameter of an action.
  public struct Target: Hashable, Sendable {
    public var key: DigestFile.Key
    /// The ID of the offer; empty without one.
    public var offer: String

    public init(_ key: DigestFile.Key, offer: String = "") { (self.key, self.offer) = (key, offer) }
  }
}

/// The format is the profile, the source and the offer, separated by spaces.
extension DigestAction.Target: LosslessStringConvertible {
  public var description: String { "\(key.profile.rawValue) \(key.source.rawValue) \(offer)" }

  public init?(_ description: String) {
    let parts = description.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    self.init(DigestFile.Key(ProfileID(rawValue: parts[0]), TitleSource(rawValue: parts[1])), offer: parts[2])
  }
}

extension Digest {
  /// The buttons of the notification, with their parameters.
  public func buttons(_ key: DigestFile.Key) -> [(action: DigestAction, target: DigestAction.Target)] {
    let offer = items.first?.offer.map { (DigestAction.markWatched, DigestAction.Target(key, offer: $0.id)) }
    return [offer, (.later, DigestAction.Target(key))].compactMap(\.self)
  }
}
