import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import './toasts.css'

/** Loaded by `UiHost` when the page is idle. */
export function ToastHost() {
  return <Notifications limit={4} zIndex={500} containerWidth={380} />
}
