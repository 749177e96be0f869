// Moves a venue into another installation: `npm run page:move -- PAGE --to /etc/portico/other.env`.
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'
import { readConfig, StartError, type Config } from '@portico/server/core/config.ts'
import { movePage, type MoveReport } from '@portico/server/core/db/pageMove/movePage.ts'
import { makeEgress } from '@portico/server/core/egress/egress.ts'
import { isUuid } from '@portico/server/core/id.ts'
import { loadSecretKey } from '@portico/server/core/secrets.ts'
import { openStorage } from '@portico/server/core/storage/openStorage.ts'
import { removeMoved, reopenMoved } from '@portico/server/pages/index.ts'
import { openBeside, type Beside } from './openBeside.ts'
import { runCommand } from './runCommand.ts'

const USAGE = `npm run page:move -- PAGE --to /etc/portico/other.env
Moves the venue with the id PAGE from this installation, whose settings are in the environment, into the one whose settings are in
the file. The venue is closed meanwhile, and stays closed here afterwards. Both must be of one version and have one SECRET_KEY.
  --remove  deletes here what was moved before
  --reopen  opens the venue here again after a move that was cut off`

const OTHER_KEY =
  'The two installations have different SECRET_KEYs. Guests’ cookies, Wi-Fi passwords and the list of who wants no messages depend on it and cannot be translated. Move only between installations with one SECRET_KEY.'

await runCommand(async () => {
  const { values, positionals } = readArguments()
  const [pageId, ...more] = positionals
  if (!pageId || more.length > 0 || !values.to || !isUuid(pageId)) throw new StartError(USAGE)
  if (!existsSync(values.to)) throw new StartError(`There is no file ${values.to}.`)
  const [from, to] = [readConfig(), readConfig(parseEnv(readFileSync(values.to, 'utf8')))]
  refuseOtherKey(from, to)
  const source = await openBeside(from)
  try {
    const target = await openBeside(to)
    try {
      refuseOtherOrigin(source, target)
      const both = [
        { ...source, db: source.services.db, storage: storeOf(from) },
        { ...target, db: target.services.db, storage: storeOf(to) },
      ] as const
      if (values.remove) await removeMoved(pageId, source.services, target.services)
      else if (values.reopen) await reopenMoved(pageId, source.services, target.services)
      else print(await movePage(pageId, ...both))
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
})

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { to: { type: 'string' }, remove: { type: 'boolean' }, reopen: { type: 'boolean' } },
    })
  } catch {
    throw new StartError(USAGE)
  }
}

/** What guests hold for years is derived from it: cookies, Wi-Fi passwords, the marks of who wants no messages. */
function refuseOtherKey(from: Config, to: Config): void {
  const [key, other] = [from, to].map(({ secretKey, dataDir }) => loadSecretKey(secretKey, dataDir))
  if (key === other) return
  throw new StartError(OTHER_KEY)
}

/** One of them had another key first, from which the same things derive. */
function refuseOtherOrigin(source: Beside, target: Beside): void {
  const [mark, other] = [source, target].map(({ services }) => services.secrets.deriveLasting('page move'))
  if (!mark!.equals(other!)) throw new StartError(OTHER_KEY)
}

function storeOf(config: Config) {
  return openStorage(config, makeEgress([config.s3?.endpoint ?? '']))
}

function print(report: MoveReport | undefined): void {
  if (!report) return console.log('This venue was moved before; nothing was changed. Delete it here with --remove.')
  const { name, tables, objects, brought, notes } = report
  for (const table of tables) console.log(`${String(table.rows).padStart(10)}  ${table.name}`)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${name}: ${rows} rows in ${tables.length} tables and ${objects} files, all as they were; points add up.`)
  console.log(`${brought} accounts came along. Money stays with the accounts here.`)
  for (const note of notes) console.log(note)
  console.log('Now let the gateways of the venue speak to the target. Delete the venue here with --remove.')
}
