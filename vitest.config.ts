import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

const exclude = [...configDefaults.exclude, 'scripts/planted/**']
const database = './server/src/testing/globalSetup.ts'
/** How long a test waits for what is on its way: a second is not enough on a busy machine. */
const patient = { poll: { timeout: 15_000 } }
/** Jobs run when a test calls them. By the clock that a test moves, they would come at any moment, and hold the rows it waits for. */
const byHand = { jobsAreTimed: false }
const globalSetup = existsSync(join(import.meta.dirname, database)) ? [database] : []

/** They make network links, at which every Chromium beside them drops what it is loading (ERR_NETWORK_CHANGED): after all else. */
const ROUTERS = ['e2e/opennds*.test.ts', 'e2e/radiusNeighbours.test.ts', 'bench/chaos/cluster/network.test.ts']
/** A browser, a gateway and a server each, with ports and addresses of their own: after what needs none. */
const browsers = {
  exclude,
  pool: 'forks' as const,
  isolate: false,
  globalSetup,
  setupFiles: ['e2e/support/onFailure.ts'],
  // Two browsers, a router and a database on two cores: the report names tests that passed only at the second try.
  retry: 1,
  expect: patient,
  testTimeout: 120_000,
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    // Tests wait for databases and sockets more than they compute: a core left free is a core wasted.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,radius,locales,portal,bench,scripts/checks,scripts/test}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...ROUTERS],
          pool: 'threads',
          isolate: false,
          // Property tests and fuzzing count cases, not seconds.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,dev,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, 'scripts/{checks,test}/**'],
          // Real PostgreSQL and real sockets, in a few processes: files share what they import, and nothing else.
          pool: 'forks',
          isolate: false,
          globalSetup,
          provide: byHand,
          // Many of the tests that are concurrent wait for a limit: all of a file's at once.
          maxConcurrency: 16,
          expect: patient,
          // Longer than any promise: those say their own limits.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'attack',
          include: ['attack/**/*.test.ts'],
          exclude,
          pool: 'forks',
          isolate: false,
          globalSetup,
          provide: byHand,
          expect: patient,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // Without the plugins of its vite.config.ts: those make bundles small, and take the schemas out of the contract.
          name: 'dashboard',
          include: ['dashboard/{src,vite,samples}/**/*.test.{ts,tsx}'],
          exclude,
          // A thread of its own for each file: with a process for each, all take half as long again.
          pool: 'threads',
          environment: 'happy-dom',
          expect: patient,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...browsers,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: [...exclude, ...ROUTERS],
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...browsers, name: 'routers', include: ROUTERS, sequence: { groupOrder: 2 } } },
    ],
  },
})
