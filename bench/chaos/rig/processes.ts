// The product's processes under a supervisor like systemd: one that ends is started again at once.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { buildDashboard } from '../../../scripts/buildDashboard.ts'
import { cpuTime } from '../../rig/cpu.ts'
import { environmentFor, ROOT, startArguments } from '../../rig/installation.ts'

/** Where a client finds one server. */
export type Place = { apiUrl: string; portalUrl: string; authPort: number; acctPort: number }
/** Seconds by the clock, and of the processor, which other work on the machine does not lengthen. */
export type Restart = { seconds: number; cpuSeconds: number }
export type Process = {
  name: 'server' | 'worker' | 'radius'
  place: Place
  /** Of the one that runs now. */
  pid(): number
  /** @throws Error with its output when it is not ready within three minutes */
  isReady(): Promise<void>
  /** Ends by itself, without having been killed; nothing should. */
  falls(): number
  /** Kills it with `kill -9` and waits until it is ready again. */
  kill(): Promise<Restart>
  /** Ends it in order, as a new version does, and waits until its successor is ready. @param root of another version */
  restart(root?: string): Promise<void>
  stop(): Promise<void>
}

const AGAIN_MS = 100
const LOOK_MS = 20
const LONGEST_MS = 180_000

type Command = { name: Process['name']; root: string; env: Record<string, string> }
type Shared = {
  dataDir: string
  databaseUrl: string
  secretKey: string
  /** Of another version. */
  root?: string
  settings?: Record<string, string>
}

/** Processes on one database; a server does everything. */
export async function startProcesses(shared: Shared, names: readonly Process['name'][]): Promise<Process[]> {
  const { root = ROOT } = shared
  if (root === ROOT) await buildDashboard(() => undefined)
  const all: Process[] = []
  for (const name of names) {
    const settings = { DATABASE_URL: shared.databaseUrl, SECRET_KEY: shared.secretKey, SIMULATOR_PORT: '0' }
    const env = { ...(await environmentFor(shared.dataDir)), ...settings, ...shared.settings }
    all.push(supervise({ name, root, env }))
  }
  await Promise.all(all.map((one) => one.isReady())).catch(async (error: unknown) => {
    for (const one of all) await one.stop()
    throw error
  })
  return all
}

function supervise({ name, root: version, env }: Command): Process {
  const place = placeOf(env)
  let isStopping = false
  let falls = 0
  let output = ''
  let child: ChildProcess
  let ready: Promise<unknown>
  const start = () => {
    child = spawn(process.execPath, [...startArguments(version), ...(name === 'server' ? [] : [name])], {
      cwd: version,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-4000)))
    ready = name === 'server' ? untilOk(`${place.apiUrl}/readyz`) : once(child, 'message')
    child.once('exit', (code, signal) => {
      if (isStopping || signal === 'SIGKILL') return
      falls += 1
      process.stderr.write(`\n${name} ended by itself (${code ?? signal}):\n${output}\n`)
      setTimeout(start, AGAIN_MS)
    })
  }
  const isReady = async () => {
    const late = sleep(LONGEST_MS, undefined, { ref: false }).then(() =>
      Promise.reject(new Error(`${name} did not start:\n${output}`)),
    )
    await Promise.race([ready, late])
  }
  const end = async () => {
    isStopping = true
    const ended = once(child, 'exit')
    if (child.kill('SIGTERM')) await ended
  }
  start()
  return {
    name,
    place,
    pid: () => child.pid!,
    isReady,
    falls: () => falls,
    async kill() {
      const [from, ended] = [monotonicMs(), once(child, 'exit')]
      child.kill('SIGKILL')
      await ended
      start()
      await isReady()
      const seconds = (monotonicMs() - from) / 1000
      return { seconds, cpuSeconds: (cpuTime(child.pid!)?.ownMicros ?? Number.NaN) / 1e6 }
    },
    async restart(next = version) {
      await end()
      version = next
      isStopping = false
      start()
      await isReady()
    },
    stop: end,
  }
}

function placeOf(env: Command['env']): Place {
  return {
    apiUrl: `http://127.0.0.1:${env['PORT']}`,
    portalUrl: `http://127.0.0.1:${env['PORTAL_PORT']}`,
    authPort: Number(env['RADIUS_AUTH_PORT']),
    acctPort: Number(env['RADIUS_ACCT_PORT']),
  }
}

async function untilOk(url: string): Promise<void> {
  while (!(await isOk(url))) await sleep(LOOK_MS)
}

/** Whether an address answers 200. */
export async function isOk(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
  await response?.arrayBuffer().catch(() => undefined)
  return response?.status === 200
}
