// Puts a backup into an empty installation: `npm run restore -- /backups/portico.age`, with the settings it will run with.
import { createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { restoreBackup, type Place } from '@portico/server/core/db/backup/restoreBackup.ts'
import { readConfig, StartError, type Config } from '@portico/server/core/config.ts'
import { startEmbedded, type EmbeddedDatabase } from '@portico/server/core/db/embedded.ts'
import { APP_ROLE, SYSTEM_ROLE } from '@portico/server/core/db/migrate.ts'
import { makeEgress } from '@portico/server/core/egress/egress.ts'
import { makeLog } from '@portico/server/core/log.ts'
import { loadSecretKey, makeSecrets } from '@portico/server/core/secrets.ts'
import { openStorage } from '@portico/server/core/storage/openStorage.ts'
import { runCommand } from './runCommand.ts'

const USAGE = `BACKUP_KEY="the passphrase" DATA_DIR=./restored npm run restore -- /backups/portico.tar.zst.age
DATA_DIR, and the database of DATABASE_URL if that is set, must be empty. Nothing counts until all of it is proved to be there.`

const [path, ...more] = process.argv.slice(2)
await runCommand(async () => {
  if (!path || path === '--help' || more.length > 0) throw new StartError(USAGE)
  if (!existsSync(path)) throw new StartError(`There is no file ${path}.`)
  await restore(readConfig(), path)
})

async function restore(config: Config, from: string): Promise<void> {
  let embedded: EmbeddedDatabase | undefined
  const settle = async (secretKey: string): Promise<Place> => {
    keepKey(config, secretKey)
    const secrets = makeSecrets(secretKey)
    const password = (role: string) => secrets.derive(`role ${role}`).toString('base64url')
    if (!config.databaseUrl)
      embedded = await startEmbedded({
        dataDir: config.dataDir,
        password: password('owner'),
        log: makeLog(config.logLevel),
      })
    return {
      ownerUrl: config.databaseUrl || embedded!.url,
      passwords: { app: password(APP_ROLE), system: password(SYSTEM_ROLE) },
      storage: openStorage(config, makeEgress([config.s3?.endpoint ?? ''])),
    }
  }
  try {
    const { at, rows, tables, objects } = await restoreBackup(createReadStream(from), config.backupKey, settle)
    console.log(
      `Restored as of ${at}: ${rows} rows in ${tables} tables and ${objects} files, all as they were; money and points add up.`,
    )
  } finally {
    await embedded?.stop()
  }
}

/** What is sealed opens with the key of the installation that was backed up, and with no other. */
function keepKey(config: Config, secretKey: string): void {
  const file = join(config.dataDir, 'secret.key')
  if (config.secretKey || existsSync(file)) {
    if (loadSecretKey(config.secretKey, config.dataDir) === secretKey) return
    throw new StartError(
      'This installation has another SECRET_KEY than the one in the backup. Set the one of the backup, or use an empty DATA_DIR.',
    )
  }
  mkdirSync(config.dataDir, { recursive: true })
  writeFileSync(file, `${secretKey}\n`, { mode: 0o600, flag: 'wx' })
}
