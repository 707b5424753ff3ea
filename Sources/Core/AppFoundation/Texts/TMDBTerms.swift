import Localization
import TMDB

// Translations of TMDB's terms, which are in English regardless of the requested language. Unknown terms are unchanged.

extension VideoType {
  package var text: String {
    switch self {
    case .trailer: tr("Trailer")
    case .teaser: tr("Teaser")
    case .clip: tr("Clip")
    case .featurette: tr("Featurette")
    case .behindTheScenes: tr("Behind the Scenes")
    case .bloopers: tr("Bloopers")
    case .recap: tr("Recap")
    case .openingCredits: tr("Opening Credits")
    default: rawValue
    }
  }
}

extension MovieStatus {
  package var text: String {
    switch self {
    case .rumored: tr("Rumored")
    case .planned: tr("Planned")
    case .inProduction: tr("In Production")
    case .postProduction: tr("Post Production")
    case .released: tr("Released", context: "status")
    case .canceled: tr("Canceled")
    default: rawValue
    }
  }
}

extension TVStatus {
  package var text: String {
    switch self {
    case .returning: tr("Returning Series")
    case .planned: tr("Planned")
    case .inProduction: tr("In Production")
    case .ended: tr("Ended")
    case .canceled: tr("Canceled")
    case .pilot: tr("Pilot")
    default: rawValue
    }
  }
}

extension TVType {
  package var text: String {
    switch self {
    case .documentary: tr("Documentary")
    case .news: tr("News")
    case .miniseries: tr("Miniseries")
    case .reality: tr("Reality")
    case .scripted: tr("Scripted")
    case .talkShow: tr("Talk Show")
    case .video: tr("Video")
    default: rawValue
    }
  }
}
