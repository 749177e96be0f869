import { expect, test } from 'vitest'
import { givenGateway, givenPage } from '../../testing/given.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer()

test('authmon of a router at level 3 gets an empty queue, whatever it sends; another kind of gateway has none', async () => {
  const gateway = await givenGateway(server(), await givenPage(server()), {
    type: 'opennds',
    configuration: { fasLevel: 3 },
  })
  const radius = await givenGateway(server(), await givenPage(server()))
  const { portalUrl } = server().services.config
  const send = async (init: RequestInit, entryKey = gateway.entryKey) => {
    const response = await fetch(`${portalUrl}/g/${entryKey}`, { method: 'POST', ...init })
    return `${response.status} ${await response.text()}`
  }
  const form = (fields: Record<string, string>) => ({ body: new URLSearchParams(fields) })
  const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  for (const auth_get of ['view', 'list']) expect(await send(form({ auth_get, payload: 'bm9uZQ==' }))).toBe('200 *')
  for (const auth_get of ['clear', 'deauthed', 'custom', 'nonsense', ''])
    expect(await send(form({ auth_get, payload: 'x' }))).toBe('200 ack')
  for (const init of [{}, { body: '' }, json(null), json(5), json([]), json({ auth_get: { $ne: 1 } })])
    expect(await send(init)).toBe('200 ack')
  expect(await send(form({ auth_get: 'view' }), radius.entryKey)).toBe('404 ')
  expect(await send(form({ auth_get: 'view' }), 'nobody')).toBe('404 ')
})
