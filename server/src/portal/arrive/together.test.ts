// Many phones at once: each has a page and a session of its own, and what an owner changes is on the next page.
import { expect, test } from 'vitest'
import { accessRules } from '@portico/contract/gateways/accessRules.ts'
import { consentTexts } from '@portico/contract/guests.ts'
import { sql } from '../../core/db/database.ts'
import { makeClient } from '../../core/db/pool.ts'
import { formStep, givenGateway, givenPage, givenSteps, send } from '../../testing/given.ts'
import { givenLook } from '../../testing/look.ts'
import { openPortal } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer()

const macOf = (phone: number) => `02-00-00-00-00-${phone.toString(16).padStart(2, '0')}`

async function givenDoor() {
  const page = await givenPage(server())
  await givenSteps(server(), page, [formStep({ name: 'required' })])
  const gateway = await givenGateway(server(), page)
  const arrive = (phone: number) => openPortal(server(), gateway, { mac: macOf(phone), ip: '10.5.50.7' })
  const sessions = () =>
    server().services.db.asSystem((tx) =>
      tx.rows(sql<{ mac: string; step: string }>`
        select mac, step from portal_sessions where page_id = ${page.eid} order by mac`),
    )
  return { page, arrive, sessions }
}

test('phones that arrive at one moment have a page each, are written down and counted once each', async () => {
  const { page, arrive, sessions } = await givenDoor()
  const phones = Array.from({ length: 40 }, (_, phone) => phone)
  const shown = await Promise.all(phones.map(arrive))
  expect(shown.map(({ status }) => status)).toEqual(phones.map(() => 200))
  const tokens = shown.map(({ action }) => action.slice('/s/'.length))
  expect(new Set(tokens).size).toBe(phones.length)
  const stored = await sessions()
  expect(stored.map(({ mac, step }) => [mac, step])).toEqual(
    phones.map((phone) => [macOf(phone).replaceAll('-', ''), 'form']),
  )
  const counted = await server().services.db.asSystem((tx) =>
    tx.first(sql<{ seen: number; viewed: number }>`
      select sum(seen)::int as seen, (select sum(viewed)::int from step_day where page_id = ${page.eid}) as viewed
      from visit_day where page_id = ${page.eid}`),
  )
  expect(counted).toEqual({ seen: phones.length, viewed: phones.length })
})

test('of phones that arrive together, one that cannot be written down leaves the others their page', async () => {
  const { arrive, sessions } = await givenDoor()
  await arrive(99)
  const owner = makeClient(server().services.config.databaseUrl, 'tests')
  await owner.connect()
  await owner.query(`alter table portal_sessions add constraint planted check (mac <> '020000000007') not valid`)
  const shown = await Promise.all([1, 7, 2].map(arrive))
  await owner.query('alter table portal_sessions drop constraint planted')
  await owner.end()
  expect(shown.map(({ status }) => status)).toEqual([200, 500, 200])
  expect((await sessions()).length).toBe(3)
})

test('what an owner changes is on the page of the very next phone: name, words, look, steps, and who is kept out', async () => {
  const { page, arrive } = await givenDoor()
  await arrive(1)
  const { db } = server().services
  await db.asSystem((tx) => tx.run(sql`update pages set name = 'Trà Sen' where id = ${page.eid}`))
  expect((await arrive(2)).text).toContain('Trà Sen')

  await givenLook(server(), page, { accent: '#aa1122' })
  expect((await arrive(3)).html).toContain('#aa1122')

  const body = { purpose: 'terms' as const, texts: { en: 'No loud music.' } }
  await send(server(), consentTexts.update, { body }, page)
  expect((await arrive(4)).html).toContain('value="0.1"')

  await givenSteps(server(), page, [{ id: 'one-tap', type: 'one-tap' }])
  expect((await arrive(5)).html).not.toContain('name="name"')

  await send(server(), accessRules.create, { body: { kind: 'deny', mac: macOf(6) } }, page)
  expect((await arrive(6)).status).toBe(403)

  await db.asSystem((tx) => tx.run(sql`update pages set deleted_at = now() where id = ${page.eid}`))
  expect((await arrive(7)).status).toBe(404)
})
