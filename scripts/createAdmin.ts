// Makes a platform administrator: `npm run admin:create -- --email you@example.com`.
import { parseArgs } from 'node:util'
import { readConfig, StartError } from '@portico/server/core/config.ts'
import { askPassword } from './admin/askPassword.ts'
import { identityOf, makeAdmin, type Person } from './admin/makeAdmin.ts'
import { openBeside } from './openBeside.ts'
import { runCommand } from './runCommand.ts'

const USAGE = `npm run admin:create -- --email you@example.com [--mobile 0912345678] [--name "Your name"]
The password is asked for, or read from the first line of a pipe. E-mail or mobile is needed; both can be used to sign in.`

await runCommand(async () => {
  const asked = readArguments()
  if (asked.help) console.log(USAGE)
  else await create(asked)
})

async function create(person: Person): Promise<void> {
  const identity = identityOf(person)
  const beside = await openBeside(readConfig())
  try {
    await makeAdmin(beside.services, identity, await askPassword())
    console.log(`${identity.name} is now an administrator and signs in as ${identity.email ?? identity.mobile}.`)
  } finally {
    await beside.close()
  }
}

function readArguments() {
  try {
    const options = {
      email: { type: 'string' },
      mobile: { type: 'string' },
      name: { type: 'string' },
      help: { type: 'boolean' },
    } as const
    return parseArgs({ options }).values
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${USAGE}`)
  }
}
