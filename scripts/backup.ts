// Writes everything into one encrypted file, while the server runs or not: `npm run backup -- /backups/portico.age`.
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { writeBackup } from '@portico/server/core/db/backup/writeBackup.ts'
import { readConfig, StartError, type Config } from '@portico/server/core/config.ts'
import { makeEgress } from '@portico/server/core/egress/egress.ts'
import { loadSecretKey } from '@portico/server/core/secrets.ts'
import { openStorage } from '@portico/server/core/storage/openStorage.ts'
import { openBeside } from './openBeside.ts'
import { runCommand } from './runCommand.ts'

const USAGE = `BACKUP_KEY="a long passphrase" npm run backup -- /backups/portico-$(date +%F).tar.zst.age
One file with every row, picture and key, as of one moment. Keep BACKUP_KEY elsewhere: without it nobody opens the file.`

const [path, ...more] = process.argv.slice(2)
await runCommand(async () => {
  if (!path || path === '--help' || more.length > 0) throw new StartError(USAGE)
  await backUp(readConfig(), path)
})

async function backUp(config: Config, to: string): Promise<void> {
  const beside = await openBeside(config)
  const unfinished = `${to}.unfinished`
  try {
    const { clock } = beside.services
    const { bytes, done } = await writeBackup({
      ownerUrl: beside.ownerUrl,
      systemUrl: beside.systemUrl,
      storage: openStorage(config, makeEgress([config.s3?.endpoint ?? ''])),
      secretKey: loadSecretKey(config.secretKey, config.dataDir),
      key: config.backupKey,
      now: clock.now(),
    })
    await pipeline(bytes, createWriteStream(unfinished, { mode: 0o600, flush: true }))
    const { fingerprints, objects } = await done
    renameSync(unfinished, to)
    const rows = Object.values(fingerprints).reduce((sum, one) => sum + one.rows, 0)
    console.log(`${to}: ${rows} rows and ${Object.keys(objects).length} files.`)
  } finally {
    rmSync(unfinished, { force: true })
    await beside.close()
  }
}
