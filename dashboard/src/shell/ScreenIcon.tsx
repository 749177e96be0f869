import type { IconName } from '../core/screen.ts'
import { SCREEN_ICONS } from '../core/screenIcons.ts'

/** The drawing of an area or a screen. */
export function ScreenIcon({ name, size = 20 }: { name: IconName; size?: number }) {
  const Drawing = SCREEN_ICONS[name]
  return <Drawing size={size} stroke={1.75} aria-hidden />
}
