import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

const exclude = [...configDefaults.exclude, 'scripts/planted/**']
const database = './server/src/testing/globalSetup.ts'
const globalSetup = existsSync(join(import.meta.dirname, database)) ? [database] : []

export default defineConfig({
  test: {
    // Tests wait for databases and sockets more than they compute: a core left free is a core wasted.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,radius,locales,portal,scripts/checks,scripts/test}/**/*.test.{ts,tsx}'],
          exclude,
          pool: 'threads',
          // Property tests and fuzzing count cases, not seconds.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,dev,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, 'scripts/{checks,test}/**'],
          // Real PostgreSQL and real sockets: a process of its own for each file.
          pool: 'forks',
          globalSetup,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // Without the plugins of its vite.config.ts: those make bundles small, and take the schemas out of the contract.
          name: 'dashboard',
          include: ['dashboard/{src,vite}/**/*.test.{ts,tsx}'],
          exclude,
          environment: 'happy-dom',
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude,
          pool: 'forks',
          globalSetup,
          // A browser, a gateway and a server each: one file at a time, after all else.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
