import { expect, test } from 'vitest'
import { doctor } from '@portico/contract/gateways/doctor.ts'
import { givenGateway, givenPage, send } from '../../testing/given.ts'
import { fasFields, fasLevel3 } from '../../testing/opennds.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer()

test('a key copied wrongly to a router is named to its owner, and only to its owner', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page, { type: 'opennds', configuration: { fasLevel: 3 } })
  const other = await givenPage(server())
  const entry = `${server().services.config.portalUrl}/g/${gateway.entryKey}`
  const arrive = async (query: Record<string, string>) =>
    (await fetch(`${entry}?${new URLSearchParams(query)}`, { redirect: 'manual' })).status
  const dropsOf = async (token: string) => (await send(server(), doctor.venue, {}, { token })).drops
  // Somebody who only typed the address is no sign of a wrong key.
  expect(await arrive({ hello: 'x' })).toBe(400)
  expect(await dropsOf(page.token)).toEqual([])
  for (const _ of [1, 2]) expect(await arrive(fasLevel3(fasFields(), 'another key'))).toBe(400)
  expect(await dropsOf(page.token)).toMatchObject([{ nas_id: gateway.nasId, reason: 'wrong-key', packets: 2 }])
  expect(await dropsOf(other.token)).toEqual([])
  expect(await arrive(fasLevel3(fasFields(), gateway.fasKey))).toBe(200)
})
