import type { Plugin } from 'vite'

/** Parts of Mantine's provider that compute at start what `themeCss.ts` has written into the stylesheet; App.tsx turns them off. */
const UNUSED =
  /@mantine\/core\/esm\/core\/MantineProvider\/(MantineCssVariables\/MantineCssVariables|MantineClasses\/MantineClasses)\.mjs$/

/** Keeps code that never runs out of what signing in waits for. */
export function leaveOut(): Plugin {
  return {
    name: 'portico:leave-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const name = UNUSED.exec(id)?.[1]?.split('/')[1]
      return name ? `export function ${name}() { return null }` : null
    },
  }
}
