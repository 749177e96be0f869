// Node strips types from .ts but knows no JSX. Started with `node --import ./server/src/core/jsx.ts`,
// it loads the .tsx files of this repository, compiled in memory, and finds its modules without asking the disk.
import { readFileSync } from 'node:fs'
import { createRequire, enableCompileCache, registerHooks, type ResolveFnOutput } from 'node:module'
import { fileURLToPath } from 'node:url'
import type * as Rolldown from 'rolldown/utils'
import { REACT, TRANSFORM, withoutChecks } from './sourceTransform.ts'

const ROOT = new URL('../../../', import.meta.url).href

// Half of a start is reading modules. Their compiled form is kept inside the installation, where no other user can write.
enableCompileCache(fileURLToPath(new URL('node_modules/.cache/portico/compiled', ROOT)))

registerHooks({
  // Node asks the disk for each of ten thousand imports, which is a third of a start; ours name their file.
  resolve(specifier, context, nextResolve) {
    if (!context.parentURL?.startsWith(ROOT) || context.parentURL.includes('/node_modules/'))
      return nextResolve(specifier, context)
    if (OWN_FILE.test(specifier)) return sourceAt(new URL(specifier, context.parentURL).href)
    if (!specifier.startsWith('@portico/')) return nextResolve(specifier, context)
    const known = packages.get(specifier) ?? { ...nextResolve(specifier, context), shortCircuit: true }
    packages.set(specifier, known)
    return known
  },

  load(url, context, nextLoad) {
    const [file = url] = url.split(/[?#]/)
    if (REACT.test(file))
      return {
        format: 'commonjs',
        source: withoutChecks(readFileSync(fileURLToPath(file), 'utf8')),
        shortCircuit: true,
      }
    if (!isOurs(file)) return nextLoad(url, context)
    return { format: 'module', source: compile(fileURLToPath(file)), shortCircuit: true }
  },
})

const OWN_FILE = /^\.\.?\/.*\.tsx?$/
const packages = new Map<string, ResolveFnOutput>()

function sourceAt(url: string): ResolveFnOutput {
  return { url, format: url.endsWith('.tsx') ? 'module' : 'module-typescript', shortCircuit: true }
}

function isOurs(file: string): boolean {
  return file.endsWith('.tsx') && file.startsWith(ROOT) && !file.includes('/node_modules/')
}

const load: (module: string) => typeof Rolldown = createRequire(import.meta.url)
let rolldown: typeof Rolldown | undefined

function compile(path: string): string {
  // Loaded when it is needed: a server that runs from its bundle compiles nothing.
  rolldown ??= load('rolldown/utils')
  const { code, errors } = rolldown.transformSync(path, readFileSync(path, 'utf8'), { tsconfig: false, ...TRANSFORM })
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors.map((error) => error.message).join('\n')}`)
  return code
}
