// Creates the demo venue in the configured database: `npm run seed`.
import { readConfig, StartError } from '@portico/server/core/config.ts'
import { DEMO_ACCOUNTS, seedDemo } from '../dev/seed/seedDemo.ts'
import { openBeside } from './openBeside.ts'

try {
  const config = readConfig()
  if (config.isProduction)
    throw new StartError('The demo venue is not made with NODE_ENV=production: its passwords are known to everybody.')
  if (!config.demo)
    throw new StartError(
      'The demo venue is off here (DEMO=false, or a DATABASE_URL without DEMO=true). Set DEMO=true if this database is for trying things out.',
    )
  const beside = await openBeside(config)
  try {
    const { isNew, guests, visits } = await seedDemo(beside.services)
    const { owner, admin } = DEMO_ACCOUNTS
    if (isNew) console.log(`Made the demo venue: ${guests} guests, ${visits} visits in 90 days.`)
    else console.log('The demo venue is there already; nothing was changed.')
    console.log(
      `Sign in as ${owner.email} / ${owner.password} (owner) or ${admin.email} / ${admin.password} (administrator).`,
    )
  } finally {
    await beside.close()
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
