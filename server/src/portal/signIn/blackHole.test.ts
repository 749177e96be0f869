// A provider that never answers may only hold up the guests who chose it.
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { sql } from '../../core/db/database.ts'
import { givenGateway, givenPage, givenSteps } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { knock, openPortal, post } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const sockets: Socket[] = []
const hole = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
await once(hole, 'listening')
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  hole.close()
})
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
const { port } = hole.address() as AddressInfo
const server = useServer({ config: { googleIssuer: `http://127.0.0.1:${port}` } })
/** More than there are connections for guests. */
const LEAVING = 12

async function timed<T>(work: Promise<T>): Promise<{ result: T; ms: number }> {
  const from = performance.now()
  return { result: await work, ms: performance.now() - from }
}

test('guests of a silent provider read that it failed, later ones at once, and other guests do not wait', async () => {
  const { services } = server()
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'google' }])
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into connections (page_id, kind, settings, secret, secret_tail, secret_at, created_at)
      values (${page.eid}, 'google', '{"clientId":"guests"}', ${services.secrets.seal('secret')}, 'et', now(), now())`),
  )
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: 'http://10.5.50.1/login' } })
  const arrive = () => openPortal(server(), gateway, { mac: randomMac() })
  const leave = async () => {
    const { action } = await arrive()
    await post(server(), action, { terms: 'yes' })
    return () => knock(server(), { path: `${action}/in` })
  }
  const guests = await Promise.all(Array.from({ length: LEAVING }, leave))
  const late = await leave()
  const leaving = Promise.all(guests.map((go) => go()))
  await expect.poll(() => sockets.length).toBe(LEAVING)
  const other = await timed(arrive())
  expect([other.result.status, other.ms < 2000]).toEqual([200, true])
  const told = await leaving
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([403]))
  expect(told[0]!.action, 'the step again, to go on with').not.toBe('')
  const { result, ms } = await timed(late())
  expect([result.status, ms < 2000, sockets.length]).toEqual([403, true, LEAVING])
})
