// What the owner did on the café's page, so that its audit log is worth reading.
import { audit, type Actor, type AuditDetail } from '@portico/server/core/audit.ts'
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import { GATEWAYS, OWNER_ID, PAGE, PAGE_ID } from './venue.ts'

const DAY_MS = 86_400_000
const STEP_MS = 7 * 60_000
const OWNER: Actor = { kind: 'user', id: OWNER_ID }
const { indoors, garden } = GATEWAYS

type Act = { daysAgo: number; action: string; id: string; name?: string; actor?: Actor; detail?: AuditDetail }

/** Writes its rows, oldest first. */
export async function writeAudit(tx: Tx, now: Date, openedAt: Date, made: object): Promise<void> {
  const [flow, guest] = [await firstOf(tx, 'login_flows'), await firstOf(tx, 'guests')]
  const daysOpen = Math.floor((now.getTime() - openedAt.getTime()) / DAY_MS)
  const acts: Act[] = [
    { daysAgo: daysOpen, action: 'pages.create', id: PAGE_ID, name: PAGE.name },
    { daysAgo: daysOpen, action: 'gateways.create', id: indoors.nasId, name: indoors.name },
    { daysAgo: daysOpen, action: 'gateways.create', id: garden.nasId, name: garden.name },
    { daysAgo: daysOpen, action: 'flows.publish', id: flow.id, name: flow.name, detail: { version: 1 } },
    { daysAgo: 60, action: 'pages.update', id: PAGE_ID, name: PAGE.name, detail: PRICE },
    { daysAgo: 41, action: 'gateways.update', id: garden.nasId, name: garden.name, detail: SPEED },
    { daysAgo: 33, action: 'guestQuota.save', id: PAGE_ID, detail: QUOTA },
    { daysAgo: 20, action: 'guests.copy', id: guest.id, actor: { kind: 'guest' } },
    { daysAgo: 20, action: 'guests.correctFor', id: guest.id, detail: { fields: ['phone'] } },
    { daysAgo: 12, action: 'reports.share', id: PAGE_ID, detail: { report: 'overview' } },
    { daysAgo: 5, action: 'gateways.test', id: indoors.nasId, name: indoors.name, detail: { failed: 0 } },
  ]
  const seeding: Act = {
    daysAgo: 0,
    action: 'demo.seed',
    id: PAGE_ID,
    name: PAGE.name,
    actor: SEED,
    detail: { ...made },
  }
  for (const [index, { daysAgo, action, id, name, actor = OWNER, detail = {} }] of [...acts, seeding].entries())
    await audit(tx, {
      // In the order of the list, a few minutes apart.
      at: daysAgo === 0 ? now : new Date(openedAt.getTime() + (daysOpen - daysAgo) * DAY_MS + index * STEP_MS),
      pageId: PAGE_ID,
      actor,
      action,
      subject: { id, ...(name ? { name } : {}) },
      detail,
    })
}

const SEED: Actor = { kind: 'system', job: 'demo' }
const PRICE: AuditDetail = { changes: { price: [32_000, PAGE.price], openingHours: [] } }
const SPEED: AuditDetail = { changes: { name: ['Ngoài sân', garden.name], configuration: [] } }
const QUOTA: AuditDetail = { changes: { megabytesPerDay: [null, 2000], devicesPerGuest: [2, 3] } }

async function firstOf(tx: Tx, table: 'login_flows' | 'guests'): Promise<{ id: string; name: string }> {
  const row = await tx.first(sql<{ id: string; name: string }>`
    select id, name from ${sql.table(table)} where page_id = ${PAGE_ID} and name is not null order by id limit 1`)
  return row!
}
