import AppFoundation
import Planning
import Search
import Tracking

/// The user's choices and searches that are stored on this device, outside the library.
package struct DeviceChoices {
  let listLayout: ListLayoutSetting
  /// The watch providers that the user subscribes to.
  let myServices: MyServices
  /// The reminders of coming episodes.
  let reminders: RemindersModel
  let searchFiles: SearchFiles

  package init(
    listLayout: ListLayoutSetting = ListLayoutSetting(), myServices: MyServices = MyServices(),
    reminders: RemindersModel = RemindersModel(), searchFiles: SearchFiles = SearchFiles()
  ) {
    self.listLayout = listLayout
    self.myServices = myServices
    self.reminders = reminders
    self.searchFiles = searchFiles
  }
}
