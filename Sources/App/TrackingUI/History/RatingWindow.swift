import Containment
import GTK
import Library
import Localization
import Tracking

/// The dialog with the user's rating of a title or a part of it. Changes are saved at once.
final class RatingWindow {
  private let play: Play
  private let library: LibraryModel
  private let window: Window
  private let stars: StarRatingView
  private var binding: Binding?

  @discardableResult
  static func present(_ play: Play, in library: LibraryModel, over parent: Window?) -> Window {
    let rating = RatingWindow(play, library, over: parent)
    rating.window.present()
    rating.stars.focus()
    return rating.window
  }

  private init(_ play: Play, _ library: LibraryModel, over parent: Window?) {
    self.play = play
    self.library = library
    window = Window(title: tr("Your Rating"), width: 400, over: parent)
    stars = StarRatingView(name: tr("Your Rating"))
    let header = HeaderBar()
    let subtitle = [PlayText.part(play.part), play.title.name].compactMap(\.self).joined(separator: " · ")
    header.setTitleWidget(WindowTitle(tr("Your Rating"), subtitle: subtitle))
    stars.widget.horizontalAlignment = .center
    stars.widget.setMargins(top: 12, bottom: 24, start: 12, end: 12)
    window.setContent(Box(.vertical, [header, stars.widget]))
    stars.onChange = { [play, library] stars in
      library.begin { _ = await library.rate(play.title, part: play.part, stars.flatMap(Score.init(stars:))) }
    }
    binding = Binding({ library.score(of: play.title.key.titleID, play.part) }) { [stars] in stars.rating = $0?.stars }
    window.onCloseRequest { [stars] in
      stars.commit()
      return false
    }
    window.retainOwner(self)
  }
}
