import { expect, test } from 'vitest'
import { gateways, type GatewayConfiguration, type GatewayType } from '@portico/contract/gateways.ts'
import { givenGateway, givenPage, send } from '../../testing/given.ts'
import { useServer } from '../../testing/server.ts'
import { judgePortal, notePort } from './portalFits.ts'

const server = useServer()

test.each<[GatewayType, GatewayConfiguration, string, string]>([
  ['unifi', {}, 'http://192.0.2.2:4041', 'failed'],
  ['unifi', {}, 'http://192.0.2.2', 'ok'],
  ['unifi', {}, 'https://wifi.example.com', 'ok'],
  ['cisco', {}, 'http://192.0.2.2:4041', 'open'],
  ['cisco', {}, 'https://wifi.example.com', 'ok'],
  ['opennds', { fasLevel: 3 }, 'http://wifi.example.com', 'failed'],
  ['opennds', { fasLevel: 3 }, 'https://192.0.2.2', 'failed'],
  ['opennds', { fasLevel: 3 }, 'https://wifi.example.com', 'ok'],
  ['opennds', { fasLevel: 1 }, 'http://192.0.2.2:4041', 'ok'],
  ['mikrotik', {}, 'http://192.0.2.2:4041', 'ok'],
])('%s %o at %s: %s', (type, configuration, portalUrl, result) => {
  expect(judgePortal({ portalUrl }, { type, configuration })).toBe(result)
})

test('who starts the server learns which devices the portal’s port keeps out', () => {
  expect(notePort('http://192.168.1.10:4041')).toMatch(/port 4041[^]*UniFi[^]*Cisco[^]*PORTAL_URL/)
  expect(notePort('https://wifi.example.com')).toBeUndefined()
  expect(notePort('http://wifi.example.com')).toBeUndefined()
})

test('the test of a device says that its guests cannot reach the portal, and where that is', async () => {
  const page = await givenPage(server())
  const configuration = { fasLevel: 3 as const }
  const { nasId } = await givenGateway(server(), page, { type: 'opennds', configuration })
  const { checks } = await send(server(), gateways.test, { params: { nas_id: nasId } }, { token: page.token })
  expect(checks[0]).toMatchObject({
    check: 'portal',
    result: 'failed',
    detail: server().services.config.portalUrl,
  })
})
