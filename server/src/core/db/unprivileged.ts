// PostgreSQL refuses to run as root. As root, we run it in a user namespace without privileges: the files still belong
// to root, so a clone in a folder only root may enter works too. Where namespaces are forbidden (some containers) it
// gets an ordinary account instead.
import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs'

export type Runner =
  | { kind: 'self' }
  | { kind: 'namespace'; uid: number }
  | { kind: 'account'; uid: number; gid: number }

/** How to run PostgreSQL on this data folder: as the folder's owner, so that a restart never changes its owner. */
export function runnerFor(dataDir: string): Runner {
  if (process.getuid?.() !== 0) return { kind: 'self' }
  const owner = existsSync(dataDir) ? statSync(dataDir) : undefined
  if (owner && owner.uid !== 0) return { kind: 'account', uid: owner.uid, gid: owner.gid }
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = ['nobody', 'postgres'].map((name) => accounts.find((a) => a[0] === name)).find(Boolean)
  if (!account) throw new Error('PostgreSQL cannot run as root, and this machine has no account "nobody".')
  const [uid, gid] = [Number(account[2]), Number(account[3])]
  const works = spawnSync('unshare', namespace(uid, 'true', []), { stdio: 'ignore' }).status === 0
  return works ? { kind: 'namespace', uid } : { kind: 'account', uid, gid }
}

/** Gives a path to the runner, where files change hands at all. */
export function giveTo(runner: Runner, path: string): void {
  if (runner.kind === 'account') chownSync(path, runner.uid, runner.gid)
}

/** Starts a program as the runner; its process id is the program's own. */
export function spawnAs(runner: Runner, program: string, args: string[], options: SpawnOptions): ChildProcess {
  if (runner.kind === 'namespace') return spawn('unshare', namespace(runner.uid, program, args), options)
  if (runner.kind === 'account') return spawn(program, args, { ...options, uid: runner.uid, gid: runner.gid })
  return spawn(program, args, options)
}

function namespace(uid: number, program: string, args: string[]): string[] {
  return ['--user', `--map-user=${uid}`, `--map-group=${uid}`, '--', program, ...args]
}
