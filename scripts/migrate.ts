// `npm run migrate`: migrates the configured database and ends; for deployments with DATABASE_URL. With --citus it also spreads
// the tables over the servers of Citus; with --citus --plan it only prints how.
import { parseArgs } from 'node:util'
import { readConfig, StartError } from '@portico/server/core/config.ts'
import { distribute, printPlan } from '@portico/server/core/db/citus/distribute.ts'
import { planCitus } from '@portico/server/core/db/citus/planCitus.ts'
import { makeClient } from '@portico/server/core/db/pool.ts'
import { open } from '@portico/server/processes/openServices.ts'
import { runCommand } from './runCommand.ts'

const USAGE = `npm run migrate [-- --citus [--plan]]`

await runCommand(async () => {
  const { citus, plan } = readArguments()
  const tell = (step: string) => (plan ? undefined : console.log(step))
  const opened = await open(readConfig(), tell)
  try {
    if (citus) await spread(opened.ownerUrl, plan)
  } finally {
    await opened.close()
  }
  tell('The database is up to date.')
})

function readArguments(): { citus: boolean; plan: boolean } {
  try {
    const { values } = parseArgs({ options: { citus: { type: 'boolean' }, plan: { type: 'boolean' } } })
    const { citus = false, plan = false } = values
    if (citus || !plan) return { citus, plan }
  } catch {
    // Answered below.
  }
  throw new StartError(USAGE)
}

async function spread(ownerUrl: string, isPlanOnly: boolean): Promise<void> {
  const owner = makeClient(ownerUrl, 'citus')
  await owner.connect()
  try {
    if (isPlanOnly) return console.log(printPlan(await planCitus(owner)))
    const { placements, obstacles } = await distribute(owner)
    for (const what of obstacles) console.log(`In the way: ${what}`)
    console.log(`${placements.length} tables have their place.`)
  } finally {
    await owner.end()
  }
}
