// CoovaChilli's JSON interface, used with the product's own arithmetic over HTTP and RADIUS.
import { expect, onTestFinished, test } from 'vitest'
import { logonFields } from '@portico/server/gateways/coovachilli/uam.ts'
import { givenGateway, givenPage } from '@portico/server/testing/given.ts'
import { givenGuestAtDoor, storedSessions } from '@portico/server/testing/givenGuest.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { PHONE_HEADER, startBrand } from '../startBrand.ts'
import { coovachilli } from './coovachilli.ts'

const server = useServer()

type StatusReply = {
  clientState: number
  nasid: string
  challenge?: string
  message?: string
  redir: Record<string, string>
  session?: Record<string, unknown>
  accounting?: Record<string, unknown>
}

async function givenChilli(auth?: 'pap') {
  const gateway = await givenGateway(server(), await givenPage(server()), { type: 'coovachilli' })
  const { radius, services } = server()
  const box = await startBrand({
    brand: coovachilli(gateway.fasKey),
    nas: {
      nasId: gateway.nasId,
      secret: gateway.radiusSecret.toString(),
      portalUrl: `${services.config.portalUrl}/g/${gateway.entryKey}`,
      auth,
    },
    radius: { address: '127.0.0.1', authPort: radius.authPort, acctPort: radius.acctPort },
  })
  onTestFinished(() => box.stop())
  const { mac } = box.join()
  const guest = await givenGuestAtDoor(server(), gateway, { mac })
  const say = async (call: string, query: Record<string, string> = {}) => {
    const response = await fetch(`${box.url}/json/${call}?${new URLSearchParams(query)}`, {
      headers: { [PHONE_HEADER]: mac },
    })
    return response.text()
  }
  const ask = async (call: string, query?: Record<string, string>) => JSON.parse(await say(call, query)) as StatusReply
  const logonWith = (challenge: string, uamSecret = gateway.fasKey, method: 'chap' | 'pap' = auth ?? 'chap') =>
    logonFields({ address: '', challenge, uamSecret }, guest.grant, method)
  return { gateway, box, mac, say, ask, logonWith }
}

test.each(['chap', 'pap'] as const)(
  'status, logon by %s and logoff, as the guest’s phone would ask them',
  async (method) => {
    const { gateway, ask, logonWith, box, mac } = await givenChilli(method === 'pap' ? 'pap' : undefined)
    const before = await ask('status')
    expect(before).toMatchObject({ clientState: 0, nasid: gateway.nasId, redir: { macAddress: expect.any(String) } })
    expect(before.challenge).toMatch(/^[0-9A-F]{32}$/)
    const inside = await ask('logon', logonWith(before.challenge!))
    expect(inside).toMatchObject({
      clientState: 1,
      session: { userName: expect.stringMatching(/^[0-9a-f]{20}$/), sessionTimeout: expect.any(Number) },
      accounting: { viewPoint: 'client', inputGigawords: 0 },
    })
    expect(box.hotspot.find(mac)?.session).toBeDefined()
    await expect.poll(async () => (await storedSessions(server(), gateway)).length).toBe(1)
    expect(await ask('status')).toMatchObject({ clientState: 1 })
    expect(await ask('logoff')).toMatchObject({ clientState: 0 })
    await expect.poll(async () => (await storedSessions(server(), gateway))[0]).toMatchObject({ cause: 'UserRequest' })
  },
)

test('a response worked out with another uamsecret or an old challenge is refused, and a fresh challenge comes along', async () => {
  const { ask, logonWith } = await givenChilli()
  const first = (await ask('status')).challenge!
  const refused = await ask('logon', logonWith(first, 'another secret'))
  expect(refused).toMatchObject({ clientState: 0, message: expect.any(String) })
  expect(refused.challenge).not.toBe(first)
  expect(await ask('logon', logonWith(first))).toMatchObject({ clientState: 0 })
  const { challenge } = await ask('status')
  expect(await ask('logon', logonWith(challenge!))).toMatchObject({ clientState: 1 })
})

test('a callback wraps the answer for a page of another origin', async () => {
  const { say } = await givenChilli()
  const text = await say('status', { callback: 'portal.tell' })
  expect(text).toMatch(/^portal\.tell\(\{"version":"1\.0","clientState":0,"nasid":/)
  expect(text.endsWith(')')).toBe(true)
})
