// From `npm start` to the dashboard's first page on a machine where everything is installed.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figureOf, type Figure } from '../rig/figure.ts'
import { freePorts } from '@portico/server/core/freePorts.ts'
import { environmentFor } from '../rig/installation.ts'
import { removeFolder } from '../rig/removeFolder.ts'
import { alternate, type Round } from '../rig/rounds.ts'
import type { Options } from '../rig/options.ts'
import { startChild } from '../rig/child.ts'
import { copyCheckout } from './copyCheckout.ts'
import { secondsToFirst200 } from './firstAnswer.ts'
import type { BareStart } from './bareStart.ts'
import { startUnderLoad } from './restart.ts'

const BARE = join(import.meta.dirname, 'bareStart.ts')

/** With `--only restart`, nothing is built. */
export async function measure({ rounds, only }: Options): Promise<Figure[]> {
  if (only?.includes('restart')) return [await measureRestarts(rounds)]
  const checkout = copyCheckout()
  const kept = newFolder()
  const built = join(checkout, 'dashboard/dist')
  try {
    // An uncounted start builds everything and fills the kept data folder.
    await npmStart(checkout, kept)
    const taken = await alternate(rounds, {
      unbuilt: () => {
        rmSync(built, { recursive: true, force: true })
        return inNewFolder((folder) => npmStart(checkout, folder))
      },
      built: () => inNewFolder((folder) => whenBuilt(built, () => npmStart(checkout, folder))),
      again: () => whenBuilt(built, () => npmStart(checkout, kept)),
      bare: () => inNewFolder(bareStart),
    })
    const restarts = await measureRestarts(rounds)
    const limit = { name: 'PostgreSQL made and started, node:http', rounds: taken.bare }
    return [
      figureOf({ name: 'npm start, first ever, nothing built', unit: 'seconds to 200', ours: taken.unbuilt, limit }),
      figureOf({ name: 'npm start, first ever, dashboard built', unit: 'seconds to 200', ours: taken.built, limit }),
      figureOf({ name: 'npm start, again', unit: 'seconds to 200', ours: taken.again, limit }),
      restarts,
    ]
  } finally {
    for (const folder of [checkout, kept]) await removeFolder(folder)
  }
}

async function measureRestarts(rounds: number): Promise<Figure> {
  const portico = await startUnderLoad(rounds)
  try {
    const taken = await alternate(rounds, { killed: portico.killed, bare: () => inNewFolder(bareRestart) })
    return figureOf({
      name: 'kill -9 under load, ready again',
      unit: 'seconds to /readyz',
      ours: taken.killed,
      limit: { name: 'PostgreSQL recovered, node:http', rounds: taken.bare },
      note: portico.note(),
    })
  } finally {
    await portico.stop()
  }
}

async function bareRestart(dataDir: string): Promise<Round> {
  const [port = 0] = await freePorts(1)
  const { pid } = await startChild(BARE, { dataDir, port } satisfies BareStart)
  process.kill(pid, 'SIGKILL')
  return startBare({ dataDir, port })
}

async function npmStart(checkout: string, dataDir: string): Promise<Round> {
  const env = { ...(await environmentFor(dataDir)), DEMO: 'true', NODE_ENV: '' }
  return {
    value: await secondsToFirst200({
      command: ['npm', 'start'],
      cwd: checkout,
      env,
      url: `http://127.0.0.1:${env['PORT']}/`,
    }),
  }
}

async function bareStart(dataDir: string): Promise<Round> {
  const [port = 0] = await freePorts(1)
  return startBare({ dataDir, port })
}

async function startBare(of: BareStart): Promise<Round> {
  const command = [process.execPath, BARE, JSON.stringify(of)]
  return {
    value: await secondsToFirst200({ command, cwd: import.meta.dirname, env: {}, url: `http://127.0.0.1:${of.port}/` }),
  }
}

function whenBuilt(built: string, run: () => Promise<Round>): Promise<Round> {
  if (!existsSync(join(built, 'index.html'))) throw new Error('the dashboard was not built by the start before')
  return run()
}

async function inNewFolder(run: (folder: string) => Promise<Round>): Promise<Round> {
  const folder = newFolder()
  try {
    return await run(folder)
  } finally {
    await removeFolder(folder)
  }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'portico-bench-'))
