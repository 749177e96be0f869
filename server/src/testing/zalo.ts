// A page connected to a simulated Zalo, and what its simulator needs in the server's configuration.
import { zalo } from '@portico/contract/zalo.ts'
import type { ZaloOaSimulator } from '../../../dev/simulators/zalo/startZaloOa.ts'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import type { RunningServer } from '../processes/all.ts'
import type { Venue } from './given.ts'
import { sendFromAnywhere as send } from './sendFromAnywhere.ts'

export const ZALO_APP = { id: '1001', secret: 'app-secret', oaSecret: 'oa-secret' }

/** The settings that lead a server to the simulator, and let a test connect as often as it likes. */
export function zaloConfig({ url }: Pick<ZaloOaSimulator, 'url'>) {
  return { zaloUrl: url, zaloOpenapiUrl: url, znsUrl: url, trustProxy: ['127.0.0.1'] }
}

/** Connects a page with the simulator's first account, by consent as its owner does. */
export async function givenZalo(running: RunningServer, page: Venue): Promise<void> {
  const as = { token: page.token }
  const body = { appId: ZALO_APP.id, appSecret: ZALO_APP.secret, oaSecret: ZALO_APP.oaSecret }
  await send(running, zalo.saveSettings, { body }, as)
  await send(running, zalo.finish, { body: await consent(running, page) }, as)
}

/** What Zalo brings back from a consent. */
export async function consent(running: RunningServer, page: Venue): Promise<{ code: string; state: string }> {
  const { url } = await send(running, zalo.connect, {}, { token: page.token })
  const back = await fetch(url, { redirect: 'manual' })
  const { searchParams } = new URL(back.headers.get('location')!)
  return { code: searchParams.get('code')!, state: searchParams.get('state')! }
}

/** A guest with a name or a number, and no visit. @returns their id */
export async function givenKnownGuest(
  { services }: RunningServer,
  page: { eid: string },
  { name = null, phone = null }: { name?: string | null; phone?: string | null },
): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into guests (page_id, id, name, phone, source, first_seen_at, last_seen_at)
      values (${page.eid}, ${id}, ${name}, ${phone}, 'phone', ${now}, ${now})`),
  )
  return id
}
