import Containment
import Foundation
import GTK

/// Layout views of pages: side by side or stacked, wrapping pills, expandable texts.
extension Gallery {
  static let layouts: [GalleryEntry] = [
    GalleryEntry(id: "layout/adaptive", title: "Side by Side, or Stacked") { makeHeader() },
    pills("genres", "Pills", ["Drama", "Science Fiction", "Adventure", "Comedy", "Family"]),
    pills("filters", "Removable Pills", ["From 1990", "Drama", "At least 500 votes"], isRemovable: true),
    pills("long", "Pill with Long Text", [Film.longTexts.listTitle, "Drama"]),
    text("short", "Text That Fits", "A lighthouse keeper finds a letter."),
    text("long", "Expandable Text", Film.longTexts.listText),
    text("opened", "Expanded Text", Film.longTexts.listText, isExpanded: true),
  ]

  private static func makeHeader() -> ViewController {
    let picture = DownloadImageView(images: GalleryImages(), width: 184, height: 276)
    picture.url = URL(string: "picture://ready/1")
    let title = Label(wrapping: Film(0).listTitle, breaksWords: false, styles: "title-1")
    let overview = ExpandableText(lines: 3)
    overview.text = Film.longTexts.listText
    let genres = FlowView(name: "Genres")
    genres.pills = ["Drama", "Science Fiction", "Adventure"].map { Pill(id: $0, title: $0) }
    let texts = Box(.vertical, spacing: 12, [title, genres.widget, overview.widget])
    let box = AdaptiveBox(picture.widget, texts)
    return makeController(box.widget, [picture, overview, genres, box])
  }

  private static func pills(
    _ name: String, _ title: String, _ labels: [String], isRemovable: Bool = false
  ) -> GalleryEntry {
    GalleryEntry(id: "pills/\(name)", title: title) {
      let flow = FlowView(name: "Genres")
      flow.pills = labels.map { Pill(id: $0, title: $0, isRemovable: isRemovable) }
      flow.onSelect = { [weak flow] pill in
        if pill.isRemovable { flow?.pills.removeAll { $0.id == pill.id } }
      }
      return makeController(flow.widget, [flow])
    }
  }

  private static func text(
    _ name: String, _ title: String, _ content: String, isExpanded: Bool = false
  ) -> GalleryEntry {
    GalleryEntry(id: "text/\(name)", title: title) {
      let text = ExpandableText(lines: 3)
      text.text = content
      text.isExpanded = isExpanded
      return makeController(text.widget, [text])
    }
  }

  private static func makeController(_ widget: Widget, _ views: [AnyObject]) -> ViewController {
    let controller = WidgetController { widget }
    controller.retainedOwner = ObjectRetainer(views: views)
    return PageController([controller])
  }
}

private final class ObjectRetainer {
  private let views: [AnyObject]

  init(views: [AnyObject]) { self.views = views }
}
