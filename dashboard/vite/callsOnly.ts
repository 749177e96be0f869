import { pathToFileURL } from 'node:url'
import { fileURLToPath } from 'node:url'
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const STATIC_IMPORT = /^import (?!type\b)([^'"]*?) from '(@portico\/contract\/[\w/]+\.ts)'/gm
const CALLS = '?calls'

/**
 * Keeps zod (21 kB) out of the first load: a static import of a contract file gives each endpoint's method, path and
 * access only. A form that checks its input reads the schemas from a dynamic `import()` of the same file. A screen that
 * reads its address by a query's schema (`placeOf`) is itself loaded later, and gets them at once.
 */
export function callsOnly(): Plugin {
  return {
    name: 'portico:calls',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.includes('/dashboard/src/') || !/\.tsx?$/.test(id) || code.includes('placeOf(')) return null
      const found = [...code.matchAll(STATIC_IMPORT)].map((match) => match[2] ?? '')
      const heavy = new Set<string>()
      for (const path of found) if (await readsZod(path)) heavy.add(path)
      if (heavy.size === 0) return null
      const rewritten = code.replace(STATIC_IMPORT, (all, names: string, path: string) =>
        heavy.has(path) ? `import ${names} from '${path}${CALLS}'` : all,
      )
      return { code: rewritten, map: null }
    },
    async load(id) {
      if (!id.endsWith(CALLS)) return null
      const file = id.slice(0, -CALLS.length)
      this.addWatchFile(file)
      const exported: Record<string, unknown> = await import(`${pathToFileURL(file).href}?read=${Date.now()}`)
      return Object.entries(exported)
        .filter(([, value]) => !isSchema(value) && typeof value !== 'function')
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, withoutSchemas)}`)
        .join('\n')
    },
  }
}

async function readsZod(path: string): Promise<boolean> {
  const source = await readFile(fileURLToPath(import.meta.resolve(path)), 'utf8')
  return /^import \* as z from 'zod'/m.test(source)
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value
}

function withoutSchemas(_: string, value: unknown): unknown {
  return isSchema(value) ? undefined : value
}
