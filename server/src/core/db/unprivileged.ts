// PostgreSQL refuses to run as root. When we are root, it gets an ordinary account of this machine;
// the data and program folders may still lie under a path only root may enter (a clone in /root).
import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs'

export type Account = { uid: number; gid: number } | undefined

/** The account to run as: none when not root, the owner of existing data, else the best ordinary one. */
export function accountFor(dataDir: string): Account {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(dataDir)) {
    const owner = statSync(dataDir)
    if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  }
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':'))
  const found = ['portico', 'postgres', 'nobody'].map((name) => accounts.find((a) => a[0] === name)).find(Boolean)
  if (!found) throw new Error('PostgreSQL cannot run as root, and this machine has no ordinary account (portico, postgres or nobody).')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

/** Gives a folder to the account. */
export function giveTo(account: Account, path: string): void {
  if (account) chownSync(path, account.uid, account.gid)
}

/** Starts a program as the account; through setpriv where there is one, keeping the right to pass root-only folders. */
export function spawnAs(account: Account, program: string, args: string[], options: SpawnOptions): ChildProcess {
  if (!account) return spawn(program, args, options)
  const [command, ...rest] = commandAs(account, program, args)
  if (command === program) return spawn(program, args, { ...options, ...account })
  return spawn(command!, rest, options)
}

function commandAs(account: NonNullable<Account>, program: string, args: string[]): string[] {
  const right = ['--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search']
  const setpriv = ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', ...right, '--']
  const works = spawnSync(setpriv[0]!, [...setpriv.slice(1), 'true'], { stdio: 'ignore' }).status === 0
  return works ? [...setpriv, program, ...args] : [program, ...args]
}
