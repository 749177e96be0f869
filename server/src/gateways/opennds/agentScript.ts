// The agent that runs on openNDS routers: written in parts, served as one program.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const PARTS = ['settings', 'ndsctl', 'clients', 'report', 'orders', 'main']

/** The agent as one POSIX shell program. */
export const AGENT_SCRIPT = PARTS.map((part) =>
  readFileSync(join(import.meta.dirname, 'agent', `${part}.sh`), 'utf8'),
).join('\n')
