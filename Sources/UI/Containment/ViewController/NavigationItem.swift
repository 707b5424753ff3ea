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
  /// The owners of these widgets, which the item retains with them.
  public var owners: [AnyObject] = []
  /// Whether the header bar shows the title, which is the default. Without it, the bar is flat, as above content that
  /// begins with the title. Screen readers always read it.
  public var showsTitle = true {
    didSet { if showsTitle != oldValue { onTitleChange() } }
  }
  /// Whether the title is always in the center of the header bar, even if it then has less space than it could have.
  public var centersTitle = false {
    didSet { if centersTitle != oldValue { onTitleChange() } }
  }
  /// Called when ``showsTitle`` or ``centersTitle`` has changed. The container that shows the item sets it.
  var onTitleChange: () -> Void = {}
}
