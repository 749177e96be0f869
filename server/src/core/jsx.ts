// Node strips types from .ts but knows no JSX. Started with `node --import ./server/src/core/jsx.ts`,
// it loads the .tsx files of this repository, compiled in memory; every other module is left alone.
import { readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

const ROOT = new URL('../../../', import.meta.url).href

// Half of a start is reading modules. Their compiled form is kept inside the installation, where no other user can write.
enableCompileCache(fileURLToPath(new URL('node_modules/.cache/portico/compiled', ROOT)))

registerHooks({
  load(url, context, nextLoad) {
    const [file = url] = url.split(/[?#]/)
    if (REACT.test(file)) return { format: 'commonjs', source: withoutChecks(fileURLToPath(file)), shortCircuit: true }
    if (!isOurs(file)) return nextLoad(url, context)
    return { format: 'module', source: compile(fileURLToPath(file)), shortCircuit: true }
  },
})

/** React's own doors, which choose between its two builds. */
const REACT = /\/node_modules\/react(?:-dom)?\/[\w.-]+\.js$/

/** React's checks for developers take half of drawing a page; they are for browsers and tests. */
function withoutChecks(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('process.env.NODE_ENV', '"production"')
}

function isOurs(file: string): boolean {
  return file.endsWith('.tsx') && file.startsWith(ROOT) && !file.includes('/node_modules/')
}

function compile(path: string): string {
  const { code, errors } = transformSync(path, readFileSync(path, 'utf8'), {
    tsconfig: false,
    jsx: { runtime: 'automatic', development: false },
    typescript: { onlyRemoveTypeImports: true },
  })
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors.map((error) => error.message).join('\n')}`)
  return code
}
