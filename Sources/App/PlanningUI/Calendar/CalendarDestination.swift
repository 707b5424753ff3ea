import Localization
import ScreenFoundation

/// The calendar of what airs and comes out.
public nonisolated struct CalendarDestination: PageDestination {
  public init() {}

  public static let permanent = [CalendarDestination()]
  public static let command: ScreenCommand? = ScreenCommand(
    title: tr("Calendar"), menuTitle: tr("Ca_lendar"), keys: ["<Control><Shift>c"])
  public var address: String { "calendar" }
  public init?(address: String) { self.init(permanentAddress: address) }
}
