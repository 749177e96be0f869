import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** For the page alone: in this process a server may have frozen what axe changes when it is imported. */
export const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
