// Finds the process that holds the embedded database's folder. After a kill -9 PostgreSQL survives, and a second one
// must not touch its files; but the recorded pid may by now belong to another program.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../config.ts'

const PATIENCE_MS = 15_000

/**
 * Ends a PostgreSQL of this folder that its server left behind.
 * @throws StartError when the server is still there.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const found = Number.isInteger(pid) && pid > 0 ? look(pid) : undefined
  // PostgreSQL removes the file of a dead pid; a pid reused by another program would block it for ever.
  if (!found) return
  if (!found.command.includes(folder)) return rmSync(file, { force: true })
  if (found.parent > 1 && isNode(look(found.parent)?.command)) {
    throw new StartError(
      `Portico is running on ${dirname(folder)} already, as process ${found.parent}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  process.kill(pid, 'SIGINT')
  // PostgreSQL removes the file last; the pid may remain until its parent reaps it.
  for (let waited = 0; waited < PATIENCE_MS && existsSync(file) && look(pid)?.command.includes(folder); waited += 50)
    await sleep(50)
}

type Process = { parent: number; command: string }

/** A process by its pid, from /proc or from `ps`; undefined when there is none or it cannot be read. */
function look(pid: number): Process | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, parent = '0'] = status.slice(status.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' })
    const [, parent, command] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? []
    return parent === undefined ? undefined : { parent: Number(parent), command: command ?? '' }
  }
}

function isNode(command = ''): boolean {
  return /(^|[/\\])node(\.exe)?(\s|$)/.test(command)
}
