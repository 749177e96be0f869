// Routers with MAC authentication ask for every phone first; that is not a refused login.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doctor } from '@portico/contract/gateways/doctor.ts'
import { gateways } from '@portico/contract/gateways.ts'
import { formatMac, normaliseMac } from '@portico/radius/mac.ts'
import { Code } from '@portico/radius/packet.ts'
import { givenGateway, givenPage, send } from '@portico/server/testing/given.ts'
import { accessRequest, openProbe, proven, type Probe } from '@portico/server/testing/radius.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { startFakeGateway, type FakeGateway } from '../dev/fakeGateway/startFakeGateway.ts'
import { submit, visit } from './support/guest.ts'

const SLOW_ROUTER = 'http://127.0.0.1:9/login'

const server = useServer()
let fake: FakeGateway
let probe: Probe

beforeAll(async () => {
  const { authPort, acctPort } = server().radius
  fake = await startFakeGateway({ httpPort: 0, radius: { address: '127.0.0.1', authPort, acctPort } })
  probe = await openProbe()
})
afterAll(async () => {
  probe.close()
  await fake.stop()
})

test('a phone its router asked about by address is still on its way, and the doctor says so', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: SLOW_ROUTER } })
  const portalUrl = `${server().services.config.portalUrl}/g/${gateway.entryKey}`
  fake.enrol({ nasId: gateway.nasId, secret: gateway.radiusSecret.toString(), portalUrl })
  const phone = fake.phone(gateway.nasId)
  const first = await visit(await phone.join())
  const mac = normaliseMac(phone.mac)!
  const spelled = formatMac(mac, 'AA-BB-CC-DD-EE-FF')
  const request = accessRequest(gateway, { username: spelled, password: '' }, { mac, method: 'pap' })
  expect(proven(await probe.ask(server().radius.authPort, request), request, gateway).code).toBe(Code.AccessReject)
  await submit(first, { terms: 'yes' }).catch(() => 'the router takes its time')
  const { rows } = await send(server(), doctor.examine, { query: { of: phone.mac } }, { token: page.token })
  expect(rows.map(({ cause }) => cause)).toEqual(['under-way'])
})

test('the recipe for MikroTik lets devices without a browser in by their address', async () => {
  const page = await givenPage(server())
  const { nasId } = await givenGateway(server(), page, { type: 'mikrotik' })
  const { steps } = await send(server(), gateways.recipe, { params: { nas_id: nasId } }, { token: page.token })
  expect(steps.map(({ code }) => code).join('\n')).toContain('login-by=mac,http-chap,cookie')
})
