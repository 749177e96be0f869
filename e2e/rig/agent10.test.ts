// The agent against what openNDS 10 prints, written from its source (docs/recipes.md); the daemon itself is not run.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AgentReport, listedClients } from '../../server/src/gateways/opennds/agentReport.ts'
import { openBench, type Bench } from './agentBench.ts'
import { ndsctl10Json, ndsctl10JsonOfOne, ndsctl10Status } from './ndsctl10.ts'

const LINH = '2e:bd:94:20:8d:aa'
const MINH = '46:ce:0c:48:b9:c2'
const TV = '02:00:00:00:00:07'
const linux = process.platform === 'linux'
let bench: Bench

beforeEach(async () => {
  bench = await openBench()
  bench.program('opennds', 'echo This is openNDS version 10.3.1\nexit 1')
  bench.prints('json', ndsctl10Json([]))
})
afterEach(() => bench.close())

test.skipIf(!linux)(
  'the guests of openNDS 10 are read as those of 9.10, with limits, trusted devices and all',
  async () => {
    const custom = 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM='
    const guests = [
      { mac: LINH, clientType: 'cpi_url' as const, custom, kbps: 2000, downloadKb: 2933 },
      { mac: MINH, state: 'Preauthenticated' as const },
    ]
    bench.prints('json', ndsctl10Json(guests, [TV, '02:00:00:00:00:08']))
    bench.start('busybox sh')
    const { body } = await bench.report(() => true)
    expect(body.version).toBe('10.3.1')
    expect(listedClients(AgentReport.parse(body))).toEqual([
      {
        mac: '2ebd94208daa',
        ip: '192.168.1.70',
        named: '0123456789abcdef0123',
        begunAt: 1_795_235_886,
        acctSessionId: 'nds:2ebd94208daa:1795235886',
        up: 3072,
        down: 3_003_392,
        endsAt: 1_795_264_686,
        upKbps: 2000,
        downKbps: 2000,
      },
    ])
  },
)

test.skipIf(!linux)('an openNDS 10 without a guest answers with an empty list, which is not silence', async () => {
  bench.start('busybox sh')
  expect((await bench.report(() => true)).body.clients).toEqual({ client_list_length: '0', clients: {} })
})

test.skipIf(!linux)('a guest of openNDS 10 is given new limits by going out and in', async () => {
  bench.prints('status', ndsctl10Status([{ mac: LINH }]))
  bench.commands.push([`renew 1 ${LINH} 90 500 1000 0 0 dmlzaXQ9NDI=`])
  bench.start('busybox sh')
  const { body } = await bench.report((it) => it.body.results.length > 0)
  expect(body.results).toEqual([{ id: '1', ok: true, detail: `Client ${LINH} authenticated.` }])
  expect(bench.asked().filter((line) => /auth/.test(line))).toEqual([
    `deauth ${LINH}`,
    `auth ${LINH} 90 500 1000 0 0 dmlzaXQ9NDI=`,
  ])
})

test.skipIf(!linux)('a guest who forges a field is cut off at openNDS 10 too, the others are still seen', async () => {
  const honest = { mac: LINH, downloadKb: 2933 }
  const cheat = { mac: MINH, custom: 'a",\n      "download_this_session":"9",\n      "zz":"' }
  bench.prints('json', ndsctl10Json([cheat, honest]))
  bench.prints('json', ndsctl10JsonOfOne(honest), LINH)
  bench.prints('json', ndsctl10JsonOfOne(cheat), MINH)
  bench.prints('status', ndsctl10Status([cheat, honest]))
  bench.start('busybox sh')
  const { body } = await bench.report(() => true)
  expect(body.clients).toEqual(JSON.parse(ndsctl10Json([honest])))
  expect(bench.asked().filter((line) => /deauth/.test(line))).toEqual([`deauth ${MINH}`])
})
