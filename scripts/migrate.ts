// `npm run migrate`: migrates the configured database and ends; for deployments with DATABASE_URL.
import { readConfig, StartError } from '../server/src/core/config.ts'
import { open } from '../server/src/processes/openServices.ts'

try {
  const opened = await open(readConfig(), (step) => console.log(step))
  await opened.close()
  console.log('The database is up to date.')
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
