import GTK

/// The contents of the header bar of a controller's page.
///
/// Source: [UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem).
public final class NavigationItem {
  /// The widget in the center that replaces the title, such as a view switcher.
  public var titleView: Widget?
  /// The widgets at the start, after the Back button.
  public var leading: [Widget] = []
  /// The widgets at the end, the last one outermost.
  public var trailing: [Widget] = []
}
