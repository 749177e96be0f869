import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'

/** Also read by `public/boot.js`, before the first paint. */
const KEY = 'color_scheme'

let stopFollowing: (() => void) | undefined

/** Where the choice between light, dark and "like the device" is kept, and how other tabs hear of it. */
export const colorScheme: MantineColorSchemeManager = {
  get: (fallback) => parseScheme(localStorage.getItem(KEY)) ?? fallback,
  set: (value) => localStorage.setItem(KEY, value),
  clear: () => localStorage.removeItem(KEY),
  subscribe(onUpdate) {
    const onStorage = (event: StorageEvent) => {
      const value = event.key === KEY ? parseScheme(event.newValue) : null
      if (value) onUpdate(value)
    }
    addEventListener('storage', onStorage)
    stopFollowing = () => removeEventListener('storage', onStorage)
  },
  unsubscribe: () => stopFollowing?.(),
}

function parseScheme(stored: string | null): MantineColorScheme | null {
  return stored === 'light' || stored === 'dark' || stored === 'auto' ? stored : null
}
