import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const AREA = /locales\/src\/([a-z]{2})\/(?!(?:dashboard|start|upfront)\.ts)(\w+)\.ts$/

/** Turns the ICU sentences of `locales/` into the small form `use-intl/format-message/format-only` reads. */
export function precompileMessages(): Plugin {
  return {
    name: 'portico:messages',
    enforce: 'pre',
    async load(id) {
      const area = AREA.exec(id)?.[2]
      if (!area) return null
      const file: Record<string, object> = await import(`${pathToFileURL(id).href}?read=${Date.now()}`)
      return `export const ${area} = ${JSON.stringify(compiled(file[area]))}`
    },
  }
}

function compiled(messages: unknown): unknown {
  if (typeof messages === 'string') return compile(messages)
  return Object.fromEntries(Object.entries(Object(messages)).map(([key, value]) => [key, compiled(value)]))
}
