// The key this installation signs web push with (RFC 8292): made once, sealed, the same in every process.
import { sql, type Database } from '../core/db/database.ts'
import type { Secrets } from '../core/secrets.ts'

export type VapidKeys = { publicKey: string; privateKey: string }

const NAME = 'web push'

/** Reads the key, or makes it; of two that make one at once, one is kept. */
export async function vapidKeys({ db, secrets }: { db: Database; secrets: Secrets }): Promise<VapidKeys> {
  const read = sql<{ sealed: Buffer }>`select sealed from installation_keys where name = ${NAME}`
  const found = await db.asSystem(async (tx) => {
    const before = await tx.first(read)
    if (before) return before
    const { default: webPush } = await import('web-push')
    const sealed = secrets.seal(JSON.stringify(webPush.generateVAPIDKeys()))
    await tx.run(sql`insert into installation_keys (name, sealed) values (${NAME}, ${sealed}) on conflict do nothing`)
    return tx.first(read)
  })
  return secrets.openValue<VapidKeys>(found!.sealed)
}
