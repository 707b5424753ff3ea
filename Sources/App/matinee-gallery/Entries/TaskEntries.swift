import Containment
import Foundation
import GTK

/// Task lists: few, many, all done, and with long texts.
extension Gallery {
  static let tasks: [GalleryEntry] = [
    tasks("some", "Tasks, Some Done", Chore.some(7)),
    tasks("open", "Tasks, None Done", Chore.some(3).map { $0.ticked(false) }),
    tasks("done", "Tasks, All Done", Chore.some(3).map { $0.ticked(true) }),
    tasks("none", "Tasks: None", []),
    tasks("long", "Tasks with Long Texts", [.long(0), .long(1).ticked(true)]),
    tasks("fixed", "Tasks That Can’t Be Moved", Chore.some(7), isFixed: true),
    tasks("many", "Ten Thousand Tasks", Chore.some(10_000)),
  ]

  private static func tasks(
    _ name: String, _ title: String, _ chores: @autoclosure @escaping () -> [Chore], isFixed: Bool = false
  ) -> GalleryEntry {
    GalleryEntry(id: "tasks/\(name)", title: title) {
      let list = TaskListController<Chore>(title: "Watchlist", images: GalleryImages())
      list.headings = TaskHeadings(open: "To Watch", done: "Watched")
      list.items = chores()
      list.onToggle = { [weak list] chore in
        list?.items = list?.items.map { $0.id == chore.id ? $0.ticked(!chore.isDone) : $0 } ?? []
      }
      list.onSelect = { _ in }
      guard !isFixed else { return list }
      list.onRemove = { [weak list] chore in list?.items.removeAll { $0.id == chore.id } }
      list.onMove = { [weak list] move in
        guard let list else { return }
        var items = list.items.filter { $0.id != move.item.id }
        let index = move.next.flatMap { next in items.firstIndex { $0.id == next.id } } ?? items.count
        items.insert(move.item, at: index)
        list.items = items
      }
      list.acceptsDrop = { $0 is Film }
      list.onDrop = { [weak list] value, index in
        guard let list, let film = value as? Film else { return }
        let open = list.items.filter { !$0.isDone }
        let target = index < open.count ? list.items.firstIndex(of: open[index]) : nil
        list.items.insert(Chore(20_000 + film.id), at: target ?? list.items.count)
      }
      return list
    }
  }
}

/// A sample title or note that can be checked.
struct Chore: TaskListable {
  var id: Int
  var taskTitle: String
  var taskDetail: String
  var taskImage: URL?
  var isDone: Bool

  init(_ number: Int) {
    let film = Film(number)
    id = number
    taskTitle = number % 4 == 2 ? "Ask for the director's cut" : film.listTitle
    taskDetail = number % 4 == 2 ? "" : "\(1920 + number % 100)"
    taskImage = number % 4 == 2 ? nil : film.listImage
    isDone = number % 3 == 1
  }

  static func some(_ count: Int) -> [Chore] { (0..<count).map(Chore.init) }

  static func long(_ number: Int) -> Chore {
    var chore = Chore(number)
    chore.taskTitle = Film.longTexts.listTitle
    chore.taskDetail = Film.longTexts.listFootnote
    return chore
  }

  func ticked(_ isDone: Bool) -> Chore {
    var chore = self
    chore.isDone = isDone
    return chore
  }
}
