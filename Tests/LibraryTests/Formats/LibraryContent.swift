import Library
import TitleIdentity

/// The content of a library as text that a person can read, independent of the names of types and tables.
struct LibraryContent {
  private let library: Library

  init(_ library: Library) { self.library = library }

  func text() async throws -> String {
    var lines: [String] = []
    let profiles = try await library.profiles()
    for profile in profiles { lines.append(line(profile)) }
    for (key, title) in try await library.matches().sorted(by: { $0.key.description < $1.key.description }) {
      lines.append("match: \(key) -> \(text(title))")
    }
    for profile in profiles.map(\.id) {
      lines += ["", "profile \(profile.rawValue)"]
      for rating in try await library.ratings(by: profile) {
        lines.append(
          "rating \(rating.event): \(text(rating.title)), \(text(rating.part)), \(rating.score), \(rating.date)")
      }
      for play in try await library.history(of: profile) {
        lines.append("play \(play.id): \(text(play.title)), \(text(play.part)), \(text(play.date))")
      }
      for list in try await library.lists(of: profile) { lines += try await self.lines(list) }
      for note in try await library.notes(of: profile) { lines.append(line(note)) }
      let notices = try await library.notices(for: profile)
      for notice in notices.all {
        let state = notices.unread.contains(notice.id) ? "unseen" : "seen"
        lines.append("notice \(notice.id): by \(notice.profile.rawValue), \(state)")
      }
      lines.append("undo: \(text(try await library.lastAction(of: profile)))")
      lines.append("redo: \(text(try await library.lastUndone(of: profile)))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension LibraryContent {
  private func line(_ profile: Profile) -> String {
    let fields = profile.fields
    return """
      person \(profile.id.rawValue): \(fields.firstName), \(fields.lastName), \(fields.role), \(fields.teams), \
      picture \(fields.picture ?? "none"), followers \(profile.followers.map(\.rawValue)), \
      following \(profile.following.map(\.rawValue))
      """
  }

  private func lines(_ list: UserList) async throws -> [String] {
    var lines = [
      """
      list \(list.id.rawValue): “\(list.name)”, “\(list.about)”, position \(list.position.rawValue), \
      \(list.date.map { "made \($0)" } ?? "everybody’s")
      """
    ]
    for item in try await library.items(of: list.id) {
      lines.append(
        """
          item \(item.id.rawValue): \(item.title.map(text) ?? "no title"), “\(escaped(item.text))”, \
        \(item.doneDate.map { "ticked \($0)" } ?? "not ticked"), position \(item.position.rawValue), \
        added \(item.date) by \(item.profile.rawValue)
        """)
    }
    return lines
  }

  private func line(_ note: Note) -> String {
    """
    note \(note.id): \(text(note.title)), “\(escaped(note.text))”, from \(note.profile.rawValue) \
    to \(note.recipient?.rawValue ?? "everybody"), \(note.date), \(note.edited.map { "edited \($0)" } ?? "not edited")
    """
  }

  private func text(_ title: TitleReference) -> String {
    let year = title.year.map(String.init) ?? "no year"
    return "\(title.key) “\(title.name)” \(year) \(title.posterPath ?? "no poster") \(title.imdbID ?? "no IMDb ID")"
  }

  private func text(_ part: TitlePart) -> String {
    switch part {
    case .whole: "whole"
    case .season(let season): "season \(season)"
    case .episode(let season, let number): "season \(season) episode \(number)"
    }
  }

  private func text(_ date: PartialDate) -> String { date == .unknown ? "no date" : date.description }

  private func text(_ event: EventID?) -> String { event?.description ?? "nothing" }

  private func escaped(_ text: String) -> String { text.replacing("\n", with: "\\n") }
}
