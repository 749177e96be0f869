// The agent that runs on openNDS routers: written in parts, served as one program.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const PARTS = ['settings', 'ndsctl', 'clients', 'report', 'orders', 'main']

/** The agent as one POSIX shell program. */
export const AGENT_SCRIPT = PARTS.map((part) => readPart(`${part}.sh`)).join('\n')

/** What starts it on OpenWrt, and again when it ends or its settings change. */
export const AGENT_SERVICE = readPart('service.init')

/** Its settings as OpenWrt keeps them, still empty. */
export const AGENT_SETTINGS = readPart('settings.uci')

function readPart(file: string): string {
  return readFileSync(join(import.meta.dirname, 'agent', file), 'utf8')
}
