import GTK

/// What a controller puts into the header of its page.
///
/// Source: [UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem).
public final class NavigationItem {
  /// Stands in the middle instead of the title, such as a view switcher.
  public var titleView: Widget?
  /// At the start, after the back button.
  public var leading: [Widget] = []
  /// At the end, the last one outermost.
  public var trailing: [Widget] = []
}
