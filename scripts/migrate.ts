// `npm run migrate`: migrates the configured database and ends; for deployments with DATABASE_URL. With --citus it also spreads
// the tables over the servers of Citus; with --citus --plan it only prints how. With --seal-again it seals what is stored under
// the present SECRET_KEY, also while the server runs.
import { parseArgs } from 'node:util'
import { readConfig, StartError, type Config } from '@portico/server/core/config.ts'
import { distribute, printPlan } from '@portico/server/core/db/citus/distribute.ts'
import { planCitus } from '@portico/server/core/db/citus/planCitus.ts'
import { makeClient } from '@portico/server/core/db/pool.ts'
import { sealAgain } from '@portico/server/core/db/sealAgain.ts'
import { openStorage } from '@portico/server/core/storage/openStorage.ts'
import { openEgress } from '@portico/server/core/egress/openEgress.ts'
import { open } from '@portico/server/processes/openServices.ts'
import { openBeside } from './openBeside.ts'
import { runCommand } from './runCommand.ts'

const USAGE = `npm run migrate [-- --citus [--plan] | --seal-again]`

await runCommand(async () => {
  const { citus, plan, sealsAgain } = readArguments()
  if (sealsAgain) return sealStored(readConfig())
  const tell = (step: string) => (plan ? undefined : console.log(step))
  const opened = await open(readConfig(), tell)
  try {
    if (citus) await spread(opened.ownerUrl, plan)
  } finally {
    await opened.close()
  }
  tell('The database is up to date.')
})

function readArguments(): { citus: boolean; plan: boolean; sealsAgain: boolean } {
  try {
    const { values } = parseArgs({
      options: { citus: { type: 'boolean' }, plan: { type: 'boolean' }, 'seal-again': { type: 'boolean' } },
    })
    const { citus = false, plan = false, 'seal-again': sealsAgain = false } = values
    if (sealsAgain ? !citus && !plan : citus || !plan) return { citus, plan, sealsAgain }
  } catch {
    // Answered below.
  }
  throw new StartError(USAGE)
}

/** Beside a running server too: it opens both kinds meanwhile. */
async function sealStored(config: Config): Promise<void> {
  const beside = await openBeside(config)
  try {
    const { db, secrets } = beside.services
    const storage = openStorage(config, openEgress(config))
    const counts = await sealAgain({ db, secrets, storage })
    for (const [place, count] of counts) console.log(`${String(count).padStart(10)}  ${place}`)
  } finally {
    await beside.close()
  }
  console.log(
    'Everything stored is sealed under the present SECRET_KEY. SECRET_KEY_OLD is needed for one more day: then sign-ins that are half done and uploaded files of cards are over, and it can be removed.',
  )
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
