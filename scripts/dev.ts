// `npm run dev`: the server, restarted when a file changes, behind Vite's server for the dashboard.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const run = (args: string[], cwd = root) => spawn(process.execPath, args, { cwd, stdio: 'inherit' })

const children = [
  run(['--watch', '--watch-preserve-output', '--import', './server/src/core/jsx.ts', 'scripts/runServer.ts']),
  run([join(root, 'node_modules/vite/bin/vite.js')], join(root, 'dashboard')),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => children.forEach((child) => child.kill(signal)))
