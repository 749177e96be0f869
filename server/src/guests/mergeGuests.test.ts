import { expect, test } from 'vitest'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { givenBarePage, useDatabase } from '../testing/database.ts'
import { handClock } from '../testing/clock.ts'
import { FEATURES } from '../processes/features.ts'
import { recordEvents } from '../reports/index.ts'
import { rebuild } from '../reports/count/rebuildDays.ts'
import type { Services } from '../core/services.ts'
import { recogniseGuest } from './guests.ts'
import { mergeGuests } from './mergeGuests.ts'

const database = useDatabase()
const clock = handClock()
const guestData = FEATURES.flatMap((feature) => feature.guestData ?? [])
const services = { clock, guestData } as unknown as Services

const rows = <Row>(statement: ReturnType<typeof sql<Row>>) => database().asSystem((tx) => tx.rows(statement))

/** One person seen through the portal. */
function comes(pageId: string, of: { mac: string; phone?: string; email?: string; held?: string; isProved?: boolean }) {
  const contact = { phone: of.phone, email: of.email }
  const proofs = of.isProved
    ? Object.entries(contact).flatMap(([kind, value]) => (value ? [{ kind: kind as 'phone' | 'email', value }] : []))
    : []
  return database().asSystem((tx) =>
    recogniseGuest(services, tx, { pageId, mac: of.mac, language: 'vi', contact, proofs, held: of.held }),
  )
}

test('an unverified contact never turns a guest into another', async () => {
  const pageId = await givenBarePage(database())
  const owner = await comes(pageId, { mac: '02aa00000001', phone: '+84912345601', isProved: true })
  const typed = await comes(pageId, { mac: '02aa00000002', phone: '+84912345601' })
  expect(typed).not.toMatchObject({ id: owner.id })
  const sameDevice = await comes(pageId, { mac: '02aa00000002', phone: '+84912345602', isProved: true })
  expect(sameDevice.id).not.toBe(typed.id)
  expect(await rows(sql`select 1 from audit_log where page_id = ${pageId}`)).toEqual([])
})

test('a browser whose guest proved another number before is shared by two people, who stay two', async () => {
  const pageId = await givenBarePage(database())
  const mother = await comes(pageId, { mac: '02aa00000003', phone: '+84912345603', isProved: true })
  const son = await comes(pageId, { mac: '02aa00000004', phone: '+84912345604', isProved: true })
  const again = await comes(pageId, { mac: '02aa00000003', phone: '+84912345604', isProved: true, held: mother.id })
  expect(again).toEqual({ id: son.id, by: 'proof' })
  expect(await rows(sql`select 1 from guests where page_id = ${pageId}`)).toHaveLength(2)
})

test('a number and an e-mail proved in one session bring their two guests together', async () => {
  const pageId = await givenBarePage(database())
  const byPhone = await comes(pageId, { mac: '02aa00000005', phone: '+84912345605', isProved: true })
  await comes(pageId, { mac: '02aa00000006', email: 'lan@example.test', isProved: true })
  const both = { mac: '02aa00000007', phone: '+84912345605', email: 'Lan@Example.test', isProved: true }
  expect(await comes(pageId, both)).toEqual({ id: byPhone.id, by: 'proof' })
  expect(await rows(sql`select phone, email from guests where page_id = ${pageId}`)).toEqual([
    { phone: '+84912345605', email: expect.stringMatching(/lan@example.test/i) },
  ])
})

test('two who prove the same number at the same moment are one guest', async () => {
  const pageId = await givenBarePage(database())
  const many = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      comes(pageId, { mac: `02aa0000010${n}`, phone: '+84912345608', isProved: true }),
    ),
  )
  expect(new Set(many.map(({ id }) => id)).size).toBe(1)
})

test('a blocked guest stays blocked after a merge', async () => {
  const pageId = await givenBarePage(database())
  const tapped = await comes(pageId, { mac: '02aa00000009' })
  const owner = await comes(pageId, { mac: '02aa0000000a', phone: '+84912345609', isProved: true })
  for (const [guestId, kind] of [
    [tapped.id, 'deny'],
    [owner.id, 'allow'],
  ])
    await database().asSystem((tx) =>
      tx.run(sql`insert into access_rules (page_id, id, kind, guest_id, created_at)
        values (${pageId}, gen_random_uuid(), ${kind}, ${guestId}, now())`),
    )
  await comes(pageId, { mac: '02aa00000009', phone: '+84912345609', isProved: true, held: tapped.id })
  expect(await rows(sql`select kind, guest_id from access_rules where page_id = ${pageId}`)).toEqual([
    { kind: 'deny', guestId: owner.id },
  ])
})

test('reports count one person from then on, also when the days are counted again', async () => {
  const pageId = await givenBarePage(database())
  const [from, into] = [newId(new Date()), newId(new Date())]
  const gatewayId = newId(new Date())
  const at = new Date('2026-10-20T03:00:00Z')
  await database().asSystem(async (tx) => {
    for (const id of [from, into])
      await tx.run(
        sql`insert into guests (page_id, id, first_seen_at, last_seen_at) values (${pageId}, ${id}, ${at}, ${at})`,
      )
    await recordEvents(
      tx,
      [from, into].map((guestId, n) => ({
        pageId,
        gatewayId,
        guestId,
        id: newId(at),
        at: new Date(at.getTime() + n * 3600_000),
        kind: 'online' as const,
        isFirst: true,
      })),
    )
  })
  const day = () => rows(sql`select visits, new_visits, guests from visit_day where page_id = ${pageId}`)
  expect(await day()).toEqual([{ visits: 2, newVisits: 2, guests: 2 }])
  await database().asSystem((tx) => mergeGuests(services, tx, { pageId, from, into, why: 'test' }))
  const [dirty] = await rows<{ day: string }>(
    sql`select day from report_dirty where page_id = ${pageId} and day > '2020-01-01'`,
  )
  await database().asSystem((tx) => rebuild(tx, { pageId, from: dirty!.day, to: dirty!.day }))
  expect(await day()).toEqual([{ visits: 2, newVisits: 1, guests: 1 }])
  expect(await rows(sql`select guest_id, visits from guest_page where page_id = ${pageId}`)).toEqual([
    { guestId: into, visits: 2 },
  ])
})
