// Starts everything in one process, or the parts that are named, and prints what a first-time user needs.
import { flushCompileCache } from 'node:module'
import { describeVariables, readConfig, StartError, type Config } from '../server/src/core/config.ts'
import { notePort } from '../server/src/gateways/recipes/portalFits.ts'
import type { Services } from '../server/src/core/services.ts'
import { restoreStack } from '../server/src/core/sourceStack.ts'
import { runRadiusAlone } from '../server/src/processes/radius.ts'
import { PARTS, startParts, type Part, type RunningParts } from '../server/src/processes/startParts.ts'
import { DEMO_ACCOUNTS, seedDemo } from '../dev/seed/seedDemo.ts'
import { simulate } from '../dev/fakeGateway/simulate.ts'
import { startDemoBreaches, type BreachSimulator } from '../dev/simulators/breaches.ts'
import { startDemoPayments } from '../dev/simulators/payments/demo.ts'
import type { PaymentsSimulator } from '../dev/simulators/payments/startPayments.ts'
import { fillDemoZalo, startDemoZalo } from '../dev/simulators/zalo/demo.ts'
import type { ZaloOaSimulator } from '../dev/simulators/zalo/startZaloOa.ts'
import { buildDashboard } from './buildDashboard.ts'

const tell = (line: string) => console.log(`  ${line}`)

// Node prints uncaught errors itself, with the lines of the bundle.
process.on('uncaughtExceptionMonitor', (error) => void (error.stack &&= restoreStack(error.stack)))

/** What a further RADIUS process is started with. */
const RADIUS_ALONE = '--radius-alone'

let running: RunningParts | undefined
let demoZalo: ZaloOaSimulator | undefined
let demoPayments: PaymentsSimulator | undefined
let demoBreaches: BreachSimulator | undefined
let isStopping = false
// npm runs this through a shell, and a SIGTERM to npm ends that shell without reaching this process.
if (process.env['npm_lifecycle_event']) {
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && void stop('npm has ended'), 500).unref()
}

/** Settles once it runs, or when it has been stopped before. */
export const started = run()

function run(): Promise<void> {
  if (process.argv.includes('--help')) return printHelp()
  return process.argv.includes(RADIUS_ALONE) ? runRadiusAlone() : start()
}

async function printHelp(): Promise<void> {
  console.log(`Portico. Settings come from the environment:\n\n${describeVariables()}\n`)
  console.log(`Arguments are the parts that this process runs, by default all: ${PARTS.join(', ')}\n`)
}

async function start(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))
  try {
    const config = readConfig()
    const parts = readParts(process.argv.slice(2))
    console.log('Portico is starting')
    if (parts.includes('api')) await buildDashboard(tell)
    demoZalo = await startDemoZalo(config)
    demoPayments = await startDemoPayments(config)
    demoBreaches = await startDemoBreaches(config)
    running = await startParts(config, parts, {
      tell,
      // From the bundle too: from the sources each would take five times the work to start, and 150 MB more.
      crewScript: { path: process.argv[1]!, args: [RADIUS_ALONE] },
      ...(config.demo && { seed }),
      ...(config.simulatorPort > 0 && { simulate }),
    })
    if (demoZalo) demoZalo.hooks.url = `http://127.0.0.1:${config.portalPort}/zalo/events`
    if (isStopping) await running.close()
    else {
      announce(running, parts, config)
      // What is not in the bundle: now rather than at the end, so that the next start is fast after a kill too.
      flushCompileCache()
    }
  } catch (error) {
    if (error instanceof StartError) console.error(`\nPortico cannot start. ${error.message}\n`)
    else console.error('\nPortico cannot start.', error instanceof Error ? restoreStack(error.stack ?? '') : error)
    process.exit(1)
  }
}

async function seed(services: Services): Promise<void> {
  if (services.config.isProduction)
    throw new StartError('DEMO is on in production. Set DEMO=false; make the first admin with: npm run admin:create')
  const made = await seedDemo(services)
  if (made.isNew) tell(`Demo venue made: ${made.visits} visits by ${made.guests} guests`)
  if (demoZalo) await fillDemoZalo(demoZalo, services)
}

function readParts(names: readonly string[]): readonly Part[] {
  const unknown = names.find((name) => !PARTS.some((part) => part === name))
  if (unknown !== undefined)
    throw new StartError(
      `"${unknown}" is no part of it; the parts are ${PARTS.join(', ')}. Name some, or none for all.`,
    )
  return names.length === 0 ? PARTS : PARTS.filter((part) => names.includes(part))
}

function announce(
  { services, radius }: RunningParts,
  parts: readonly Part[],
  { publicUrl, portalUrl, demo, smtpUrl, apiDocs }: Config,
): void {
  const outbox = demo && !smtpUrl ? `\n  Mails       ${publicUrl}/dev/outbox` : ''
  const lines: Record<Part, string> = {
    api: `  Dashboard   ${publicUrl}${apiDocs ? `\n  API         ${publicUrl}/docs` : ''}${outbox}`,
    portal: `  Portal      ${portalUrl}`,
    radius: `  RADIUS      UDP ${radius?.authPort} (authentication), ${radius?.acctPort} (accounting)`,
    worker: '  Worker      jobs and queues',
  }
  console.log(`
Portico is running

${parts.map((part) => lines[part]).join('\n')}
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
  process.send?.('ready')
}

async function stop(signal: string): Promise<void> {
  if (isStopping) return
  isStopping = true
  console.log(`\nStopping (${signal})`)
  const giveUp = setTimeout(() => process.exit(1), 20_000)
  giveUp.unref()
  if (!running) return
  // A person at the terminal does not wait for proxies.
  if (signal === 'SIGTERM') await running.leave()
  await running.close()
  await demoZalo?.close()
  await demoPayments?.close()
  await demoBreaches?.close()
  process.exit(0)
}
