// `npm run migrate`: brings the configured database to the newest version and ends; for deploys with DATABASE_URL.
import { readConfig, StartError } from '../server/src/core/config.ts'
import { open } from '../server/src/processes/open.ts'

try {
  const opened = await open(readConfig(), (step) => console.log(step))
  await opened.close()
  console.log('The database is up to date.')
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
