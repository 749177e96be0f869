// `npm start`: starts everything in one process and prints what a first-time user needs.
import { flushCompileCache } from 'node:module'
import { describeVariables, readConfig, StartError, type Config } from '../server/src/core/config.ts'
import { notePort } from '../server/src/gateways/recipes/portalFits.ts'
import type { Services } from '../server/src/core/services.ts'
import { startAll, type RunningServer } from '../server/src/processes/all.ts'
import { DEMO_ACCOUNTS, seedDemo } from '../dev/seed/seedDemo.ts'
import { simulate } from '../dev/fakeGateway/simulate.ts'
import { startDemoPayments } from '../dev/simulators/payments/demo.ts'
import type { PaymentsSimulator } from '../dev/simulators/payments/startPayments.ts'
import { fillDemoZalo, startDemoZalo } from '../dev/simulators/zalo/demo.ts'
import type { ZaloOaSimulator } from '../dev/simulators/zalo/startZaloOa.ts'
import { buildDashboard } from './buildDashboard.ts'

if (process.argv.includes('--help')) {
  console.log(`Portico. Settings come from the environment:\n\n${describeVariables()}\n`)
  process.exit(0)
}

const tell = (line: string) => console.log(`  ${line}`)

let running: RunningServer | undefined
let demoZalo: ZaloOaSimulator | undefined
let demoPayments: PaymentsSimulator | undefined
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))
// npm runs this through a shell, and a SIGTERM to npm ends that shell without reaching this process.
if (process.env['npm_lifecycle_event']) {
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && void stop('npm has ended'), 500).unref()
}

try {
  const config = readConfig()
  console.log('Portico is starting')
  await buildDashboard(tell)
  demoZalo = await startDemoZalo(config)
  demoPayments = await startDemoPayments(config)
  running = await startAll(config, {
    tell,
    ...(config.demo && { seed }),
    ...(config.simulatorPort > 0 && { simulate }),
  })
  if (demoZalo) demoZalo.hooks.url = `http://127.0.0.1:${config.portalPort}/zalo/events`
  if (isStopping) await running.close()
  else {
    announce(running, config)
    // Flush now rather than at the end, so that the next start is fast after a kill too.
    flushCompileCache()
  }
} catch (error) {
  if (error instanceof StartError) console.error(`\nPortico cannot start. ${error.message}\n`)
  else console.error('\nPortico cannot start.', error)
  process.exit(1)
}

async function seed(services: Services): Promise<void> {
  if (services.config.isProduction)
    throw new StartError('DEMO is on in production. Set DEMO=false; make the first admin with: npm run admin:create')
  const made = await seedDemo(services)
  if (made.isNew) tell(`Demo venue made: ${made.visits} visits by ${made.guests} guests`)
  if (demoZalo) await fillDemoZalo(demoZalo, services)
}

function announce({ services, radius }: RunningServer, { publicUrl, portalUrl, demo, smtpUrl, apiDocs }: Config): void {
  const outbox = demo && !smtpUrl ? `\n  Mails       ${publicUrl}/dev/outbox` : ''
  console.log(`
Portico is running

  Dashboard   ${publicUrl}
  Portal      ${portalUrl}
  API         ${publicUrl}${apiDocs ? '/docs' : ''}${outbox}
  RADIUS      UDP ${radius.authPort} (authentication), ${radius.acctPort} (accounting)
${
  demo
    ? Object.entries(DEMO_ACCOUNTS)
        .map(([role, { email, password }]) => `  ${role.padEnd(10)}  ${email}  ${password}`)
        .join('\n')
    : '  First admin: npm run admin:create'
}

Ctrl-C stops it.`)
  const note = notePort(portalUrl)
  if (note) console.log(note)
  services.log.info('running')
}

async function stop(signal: string): Promise<void> {
  if (isStopping) return
  isStopping = true
  console.log(`\nStopping (${signal})`)
  const giveUp = setTimeout(() => process.exit(1), 20_000)
  giveUp.unref()
  if (!running) return
  await running.close()
  await demoZalo?.close()
  await demoPayments?.close()
  process.exit(0)
}
