import { expect, test } from 'vitest'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { makeSecrets } from '../core/secrets.ts'
import { givenBarePage, useDatabase } from '../testing/database.ts'
import { handClock } from '../testing/clock.ts'
import type { Services } from '../core/services.ts'
import { cookieHeader, issueKey, readCookie } from './guestKeys.ts'

const database = useDatabase()

async function given() {
  const clock = handClock()
  const secrets = makeSecrets('a key of thirty-two characters!!')
  const services = { clock, secrets, config: { portalUrl: 'https://wifi.example' } } as unknown as Services
  const pageId = await givenBarePage(database())
  const guestId = newId(clock.now())
  await database().asSystem((tx) =>
    tx.run(
      sql`insert into guests (page_id, id, first_seen_at, last_seen_at) values (${pageId}, ${guestId}, now(), now())`,
    ),
  )
  const issue = (family?: string) =>
    database().asSystem((tx) => issueKey(services, tx, { pageId, guestId, kind: 'cookie', family }))
  const read = (value: string, page = pageId) =>
    database().asSystem((tx) => readCookie(services, tx, page, cookieHeader(services, page, value).split(';')[0]))
  return { clock, services, pageId, guestId, issue, read }
}

test('the cookie is for this portal alone: no script reads it, no other site sends it, no plain line carries it', async () => {
  const { services, pageId, issue, read, guestId } = await given()
  const value = await issue()
  expect(cookieHeader(services, pageId, value)).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/)
  expect(await read(value)).toMatchObject({ guestId, isOld: false })
})

test('a cookie is of one venue, and nobody makes one up', async () => {
  const { issue, read } = await given()
  const other = await givenBarePage(database())
  const value = await issue()
  expect(await read(value, other)).toBeUndefined()
  for (const forged of [
    '',
    'x',
    value.slice(0, -1),
    `${value}x`,
    value.replace('.', '..'),
    `${'A'.repeat(24)}.${value.split('.')[1]}`,
  ])
    expect(await read(forged), forged).toBeUndefined()
})

test('a cookie that was replaced and comes back later is a copy: that browser is forgotten altogether', async () => {
  const { clock, issue, read, guestId } = await given()
  const first = await issue()
  const { family } = (await read(first))!
  clock.advance(2 * 3600)
  expect((await read(first))!.isOld).toBe(true)
  const second = await issue(family)
  expect(await read(second)).toMatchObject({ guestId, family })
  // A request that was already under way.
  expect(await read(first)).toMatchObject({ guestId })
  clock.advance(11 * 60)
  expect(await read(first)).toBeUndefined()
  expect(await read(second)).toBeUndefined()
})

test('a guest who is erased is known by no cookie', async () => {
  const { issue, read, pageId } = await given()
  const value = await issue()
  await database().asSystem((tx) => tx.run(sql`update guests set erased_at = now() where page_id = ${pageId}`))
  expect(await read(value)).toBeUndefined()
})
