/// Something a window was opened for, after which the process leaves.
protocol Errand: AnyObject {}
