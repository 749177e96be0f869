import { expect, test } from 'vitest'
import { accessCodes } from '@portico/contract/accessCodes.ts'
import { sql } from '../core/db/database.ts'
import type { KnownGateway } from '../gateways/index.ts'
import { givenCodes } from '../testing/accessCodes.ts'
import { handClock } from '../testing/clock.ts'
import { givenGateway, givenPage, givenSteps, send } from '../testing/given.ts'
import { randomMac } from '../testing/givenGuest.ts'
import { fasFields, fasLevel1 } from '../testing/opennds.ts'
import { knock, openPortal, post } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'

const clock = handClock()
const server = useServer({ clock })

async function given(
  of: Parameters<typeof givenCodes>[2] = {},
  steps: object[] = [{ type: 'access-code', skipKnown: true }],
) {
  const page = await givenPage(server())
  await givenSteps(server(), page, steps)
  const gateway = await givenGateway(server(), page, { type: 'opennds' })
  return { page, gateway, ...(await givenCodes(server(), page, of)) }
}

const arrive = (gateway: KnownGateway, mac: string, headers = {}) =>
  openPortal(server(), gateway, fasLevel1(fasFields(mac)), headers)

const grants = (gateway: KnownGateway) =>
  server().services.db.asSystem((tx) =>
    tx.rows(sql<{ session_seconds: number; down_kbps: number }>`
      select session_seconds, down_kbps from grants where page_id = ${gateway.pageId} order by id`),
  )

test('a code typed in groups lets a guest in for exactly its time and speed', async () => {
  const { gateway, codes } = await given({ durationMinutes: 90, downKbps: 5000 })
  const here = await arrive(gateway, randomMac())
  expect(here.text).toContain('Enter your access code')
  const sent = await post(server(), here.action, {
    code: `  ${codes[0]!.code.replaceAll(/(.{4})/g, '$1-')}`,
    terms: 'yes',
  })
  expect(sent.status).toBe(303)
  expect(await grants(gateway)).toEqual([{ sessionSeconds: 5400, downKbps: 5000 }])
})

test('who comes again later gets only what is left, and is asked for the code again', async () => {
  const { gateway, codes } = await given({ durationMinutes: 20 })
  const mac = randomMac()
  await post(server(), (await arrive(gateway, mac)).action, { code: codes[0]!.code, terms: 'yes' })
  clock.advance(600)
  const again = await arrive(gateway, mac)
  expect(again.text).toContain('Enter your access code')
  await post(server(), again.action, { code: codes[0]!.code, terms: 'yes' })
  expect((await grants(gateway)).map((grant) => grant.sessionSeconds)).toEqual([1200, 600])
})

test('nothing typed, a wrong code, one that is over, one revoked and one with too many phones are each said in words', async () => {
  const { page, gateway, codes } = await given({ durationMinutes: 5 })
  const trying = async (code: string) => {
    const { action } = await arrive(gateway, randomMac())
    const { status, text } = await post(server(), action, { code, terms: 'yes' })
    return `${status} ${text}`
  }
  const [used, revoked, busy] = codes.map(({ code }) => code)
  expect(await trying('')).toMatch(/^422.*Please enter the code/)
  expect(await trying('0000 0000 0000')).toMatch(/^422.*not valid/)
  expect(await trying(busy!)).toMatch(/^303/)
  expect(await trying(busy!)).toMatch(/^422.*maximum number of devices/)
  await send(server(), accessCodes.revoke, { body: { ids: [codes[1]!.id] } }, { token: page.token })
  expect(await trying(revoked!)).toMatch(/^422.*can no longer be used/)
  expect(await trying(used!)).toMatch(/^303/)
  clock.advance(301)
  expect(await trying(used!)).toMatch(/^422.*code’s time is up/)
})

test('a scanned code signs in by itself once the terms are agreed to, and is not asked for', async () => {
  const { gateway, codes } = await given({}, [{ type: 'terms' }, { type: 'access-code' }])
  const scanned = await knock(server(), { path: `/c/${codes[0]!.code}` })
  expect(scanned.text).toContain('Your code is ready')
  const cookie = scanned.headers.get('set-cookie')!.split(';')[0]!
  expect(scanned.headers.get('set-cookie')).toContain('HttpOnly')
  const here = await arrive(gateway, randomMac(), { cookie })
  expect(here.text).not.toContain('Enter your access code')
  const agreed = await post(server(), here.action, { terms: 'yes' })
  const next = await knock(server(), { path: agreed.location! })
  expect(next.status).toBe(303)
  expect(await grants(gateway)).toHaveLength(1)
})

test('on a single screen a scanned code is filled in, and the terms are still the guest’s to tick', async () => {
  const { gateway, codes } = await given()
  const cookie = (await knock(server(), { path: `/c/${codes[0]!.code}` })).headers.get('set-cookie')!.split(';')[0]!
  const here = await arrive(gateway, randomMac(), { cookie })
  expect(here.html).toContain(`value="${codes[0]!.code}"`)
  expect(here.html).not.toMatch(/name="terms"[^>]*checked/)
  expect((await post(server(), here.action, { code: codes[0]!.code })).status).toBe(422)
  expect(await grants(gateway)).toHaveLength(0)
})

test('what the sign-in remembers of a guest does not hold the code', async () => {
  const { gateway, codes } = await given()
  const cookie = (await knock(server(), { path: `/c/${codes[0]!.code}` })).headers.get('set-cookie')!.split(';')[0]!
  await arrive(gateway, randomMac(), { cookie })
  const { action } = await arrive(gateway, randomMac())
  await post(server(), action, { code: codes[1]!.code, terms: 'yes' })
  const rows = await server().services.db.asSystem((tx) =>
    tx.rows(
      sql<{ row: string }>`select to_jsonb(s)::text as row from portal_sessions s where page_id = ${gateway.pageId}`,
    ),
  )
  expect(rows).toHaveLength(2)
  for (const { row } of rows) for (const { code } of codes) expect(row).not.toContain(code)
})
