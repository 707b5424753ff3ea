import AppTestSupport
import GTKTestSupport

/// The variants in which scenes are compared with their reference pictures.
enum Variant: String, CaseIterable {
  case light, dark, narrow
  /// The largest text in the narrow window, where there is the least space.
  case largeText = "text-200"
  case highContrast = "contrast"

  var appearance: AppearanceVariant {
    switch self {
    case .light: .wide
    case .dark: .wideDark
    case .narrow: .narrow
    case .largeText: .narrowLargeText
    case .highContrast: .wideHighContrast
    }
  }

  /// The scenes that are compared in this variant: all of them in light, and a selection in the others. The audit
  /// covers every scene in ``AppearanceVariant/audited``.
  var scenes: [Scene] {
    switch self {
    case .light: Scene.all
    case .dark:
      Self.scenes(
        "featured/popular", "genres", "history/some", "lists/some", "movie/5", "search/found", "statistics/some")
    case .narrow:
      Self.scenes(
        "featured/popular", "genres", "history/some", "import/review", "movie/5", "person/11", "preferences/first",
        "profiles/some", "search/found", "statistics/some", "tv/1/season/1")
    case .highContrast: Self.scenes("featured/popular")
    case .largeText:
      Self.scenes(
        "history/some", "import/review", "lists/some", "movie/5", "preferences/first", "profiles/some",
        "statistics/some")
    }
  }

  private static func scenes(_ names: String...) -> [Scene] {
    let found = Scene.all.filter { names.contains($0.name) }
    precondition(found.count == names.count, "A scene in \(names) does not exist.")
    return found
  }
}
