// What the café's owner has set up around the Wi-Fi: rules for single phones, reports by mail and by link, a webhook
// of the till with its deliveries, a template of its own in the making, a key for the API.
import { query, sql, type Tx } from '@portico/server/core/db/database.ts'
import { makePageToken } from '@portico/server/core/pageToken.ts'
import { hashToken, randomToken, type Secrets } from '@portico/server/core/secrets.ts'
import { idAt, makeRandom } from './random.ts'
import { GATEWAYS } from './venue.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3600_000
const SEED = 20_045

type Of = { pageId: string; ownerId: string; secrets: Secrets; now: Date }

export async function writeHouse(tx: Tx, of: Of): Promise<void> {
  const random = makeRandom(SEED)
  const ago = (ms: number) => new Date(of.now.getTime() - ms)
  const newId = (at: Date) => idAt(random, at.getTime())
  await writeRules(tx, of, ago, newId)
  await writeReports(tx, of, ago, newId)
  await writeWebhook(tx, of, ago, newId)
  await writeOutages(tx, of, ago)
  await tx.run(sql`
    insert into page_templates (page_id, id, name, design, created_at, updated_at, edited_by)
    select ${of.pageId}, ${newId(ago(8 * DAY_MS))}, 'Mùa dã quỳ', design, ${ago(8 * DAY_MS)}, ${ago(5 * DAY_MS)}, ${of.ownerId}
    from shared_templates where category = 'cafe' order by name limit 1`)
  const key = { page_id: of.pageId, id: newId(ago(40 * DAY_MS)), name: 'Phần mềm tính tiền', tail: 'k7Qd' }
  await tx.run(
    query.insertInto('api_keys').values({
      ...key,
      hash: hashToken(randomToken(24)),
      scopes: JSON.stringify(['visits:read']),
      created_at: ago(40 * DAY_MS),
      last_used_at: ago(2 * HOUR_MS),
    }),
  )
}

type Ago = (ms: number) => Date
type NewId = (at: Date) => string

async function writeRules(tx: Tx, { pageId, ownerId }: Of, ago: Ago, newId: NewId): Promise<void> {
  const rules = [
    { kind: 'allow', mac: '001122a0b1c2', name: 'Máy tính tiền', reason: null, daysAgo: 88 },
    { kind: 'allow', mac: '001122a0b1d7', name: 'Loa phát nhạc', reason: null, daysAgo: 88 },
    { kind: 'deny', mac: '7e41c09a55d3', name: 'Máy lạ', reason: 'Tải phim cả ngày, khách khác bị chậm', daysAgo: 17 },
    { kind: 'deny', mac: 'ca2f6b10e8f4', name: 'Máy lạ', reason: 'Ngồi ngoài đường dùng ké', daysAgo: 6 },
  ]
  for (const { kind, mac, name, reason, daysAgo } of rules) {
    const at = ago(daysAgo * DAY_MS)
    await tx.run(sql`
      insert into access_rules (page_id, id, kind, mac, name, reason, created_by, created_at)
      values (${pageId}, ${newId(at)}, ${kind}, ${mac}, ${name}, ${reason ?? ''}, ${ownerId}, ${at})`)
  }
}

/** A power cut for both, and twice a cable that somebody kicked. */
async function writeOutages(tx: Tx, { pageId }: Of, ago: Ago): Promise<void> {
  const { indoors, garden } = GATEWAYS
  const outages = [
    { id: indoors.id, hoursAgo: 19 * 24 + 5, minutes: 47 },
    { id: garden.id, hoursAgo: 19 * 24 + 5, minutes: 49 },
    { id: garden.id, hoursAgo: 9 * 24 + 2, minutes: 23 },
    { id: garden.id, hoursAgo: 3 * 24 + 7, minutes: 71 },
  ]
  for (const { id, hoursAgo, minutes } of outages) {
    const at = hoursAgo * HOUR_MS
    await tx.run(sql`insert into gateway_outages (page_id, gateway_id, began_at, ended_at)
      values (${pageId}, ${id}, ${ago(at)}, ${ago(at - minutes * 60_000)})`)
  }
}

async function writeReports(tx: Tx, { pageId, ownerId, now }: Of, ago: Ago, newId: NewId): Promise<void> {
  const madeAt = ago(35 * DAY_MS)
  const schedules = [
    { report: 'overview', every: 'week', recipients: ['demo@portico.test'] },
    { report: 'visits', every: 'month', recipients: ['demo@portico.test', 'analyst@portico.test'] },
  ]
  for (const { report, every, recipients } of schedules)
    await tx.run(sql`
      insert into report_schedules (page_id, id, report, every, hour, weekday, monthday, recipients, language, created_by, created_at, next_at)
      values (${pageId}, ${newId(madeAt)}, ${report}, ${every}, 7, 1, 1, ${JSON.stringify(recipients)}, 'vi', ${ownerId}, ${madeAt},
        ${new Date(now.getTime() + 4 * DAY_MS)})`)
  await tx.run(sql`
    insert into report_shares (page_id, id, token_hash, saved, created_by, created_at, expires_at)
    values (${pageId}, ${newId(ago(12 * DAY_MS))}, ${hashToken(makePageToken(pageId, 24))},
      ${JSON.stringify({ report: 'overview', range: 'last30', compare: 'none' })}, ${ownerId}, ${ago(12 * DAY_MS)},
      ${new Date(now.getTime() + 18 * DAY_MS)})`)
}

/** Switched off, because no server answers at its address. */
async function writeWebhook(tx: Tx, { pageId, secrets }: Of, ago: Ago, newId: NewId): Promise<void> {
  const madeAt = ago(25 * DAY_MS)
  const id = newId(madeAt)
  await tx.run(sql`
    insert into webhooks (page_id, id, url, kinds, is_on, secret, secret_tail, secret_at, created_at, succeeded_at)
    values (${pageId}, ${id}, 'https://tinhtien.hiennha.example/portico', '["guest.online"]', false,
      ${secrets.seal(randomToken(24))}, 'Zt4e', ${madeAt}, ${madeAt}, ${ago(9 * DAY_MS)})`)
  for (let n = 0; n < 6; n++) {
    const at = ago(9 * DAY_MS + n * 3 * HOUR_MS)
    const isLost = n === 2
    await tx.run(sql`
      insert into webhook_deliveries (page_id, id, webhook_id, kind, body, created_at, next_at, tried_at, tries, state, status, duration_ms, response)
      values (${pageId}, ${newId(at)}, ${id}, ${n === 5 ? 'test' : 'guest.online'}, ${secrets.seal('{}')}, ${at}, ${at}, ${at},
        ${isLost ? 5 : 1}, ${isLost ? 'failed' : 'done'}, ${isLost ? 503 : 200}, ${120 + n * 17}, ${isLost ? 'Service Unavailable' : 'ok'})`)
  }
}
