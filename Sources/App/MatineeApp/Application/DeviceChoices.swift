import AppFoundation
import Planning
import Tracking

/// The user's choices that are stored on this device, outside the library.
package struct DeviceChoices {
  let listLayout: ListLayoutSetting
  /// The watch providers that the user subscribes to.
  let myServices: MyServices
  /// The reminders of coming episodes.
  let reminders: RemindersModel

  package init(
    listLayout: ListLayoutSetting = ListLayoutSetting(), myServices: MyServices = MyServices(),
    reminders: RemindersModel = RemindersModel()
  ) {
    self.listLayout = listLayout
    self.myServices = myServices
    self.reminders = reminders
  }
}
