import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBench, which, type Bench } from './agentBench.ts'
import { ndsctlJson, ndsctlJsonOfOne } from './ndsctlJson.ts'

const LINH = '2e:bd:94:20:8d:aa'
const MINH = '46:ce:0c:48:b9:c2'
const linux = process.platform === 'linux'
let bench: Bench

beforeEach(async () => {
  bench = await openBench()
  bench.prints('json', ndsctlJson({ mac: LINH, custom: 'dmlzaXQ9NDI=', downloadKb: 2933 }))
})
afterEach(() => bench.close())

const clients = ['curl', 'wget', 'busybox wget'] as const
const shells = ['dash', 'busybox sh', 'bash --posix']
for (const client of clients) {
  for (const shell of shells) {
    const there = [client, shell].every((line) => which(line.split(' ')[0] ?? ''))
    test.skipIf(!linux || !there)(
      `the owner sees who is online, from a router with ${shell} and ${client}`,
      async () => {
        await bench.close()
        bench = await openBench(client)
        bench.prints('json', ndsctlJson({ mac: LINH, downloadKb: 2933 }, { mac: MINH }))
        bench.commands.push([`deauth c-1 ${MINH}`])
        bench.start(shell, { PORTICO_INTERVAL: '10' })
        const first = await bench.report(() => true)
        expect(first).toMatchObject({
          path: '/agent/cafe-1',
          authorization: 'Bearer k3y',
          contentType: 'application/json',
        })
        expect(first.body).toMatchObject({ agent: '4', seq: 1, version: '9.10.0', results: [] })
        expect(first.body.clients).toEqual(JSON.parse(ndsctlJson({ mac: LINH, downloadKb: 2933 }, { mac: MINH })))
        const second = await bench.report((it) => it.body.seq === 2)
        expect(second.body.results).toEqual([{ id: 'c-1', ok: true, detail: `Client ${MINH} deauthenticated.` }])
        expect(second.at - first.at).toBeLessThan(8000)
      },
    )
  }
}

test.skipIf(!linux)(
  'a guest is given new limits by going out and in, and only where openNDS takes them in again',
  async () => {
    bench.prints('status', 'Preemptive Authentication is Disabled\n')
    bench.commands.push([`renew 1 ${LINH} 90 500 1000 0 0 dmlzaXQ9NDI=`])
    bench.start()
    const refused = await bench.report((it) => it.body.results.length > 0)
    expect(refused.body.results).toEqual([{ id: '1', ok: false, detail: 'allow_preemptive_authentication is not set' }])
    expect(bench.asked().some((line) => /auth/.test(line))).toBe(false)
    bench.prints('status', 'Preemptive Authentication is Enabled\n')
    bench.commands.push([`renew 2 ${LINH} 90 500 1000 0 0 dmlzaXQ9NDI=`])
    const { body } = await bench.report((it) => it.body.results.some((one) => (one as { id: string }).id === '2'))
    expect(body.results).toEqual([{ id: '2', ok: true, detail: `Client ${LINH} authenticated.` }])
    expect(bench.asked().filter((line) => /auth/.test(line))).toEqual([
      `deauth ${LINH}`,
      `auth ${LINH} 90 500 1000 0 0 dmlzaXQ9NDI=`,
    ])
  },
)

test.skipIf(!linux)('openNDS is asked for its status once in a run, as the answer can end it', async () => {
  const asked = () => bench.asked().filter((line) => line === 'status').length
  const renewed = async (id: string) => {
    bench.commands.push([`renew ${id} ${LINH} 90 500 1000 0 0 dmlzaXQ9NDI=`])
    await bench.report(({ body }) => body.results.some((one) => (one as { id: string }).id === id))
  }
  bench.prints('status', 'Preemptive Authentication is Enabled\n')
  const stop = bench.run('opennds')
  bench.start()
  await renewed('1')
  await renewed('2')
  expect(asked()).toBe(1)
  await stop()
  bench.run('opennds')
  await renewed('3')
  expect(asked()).toBe(2)
})

test.skipIf(!linux)(
  'a guest whose router restarts stays unchanged, and the owner reads that, not that a setting is missing',
  async () => {
    // As openNDS that ends while it answers.
    bench.prints('status', '')
    bench.commands.push([`renew 1 ${LINH} 90 500 1000 0 0 dmlzaXQ9NDI=`])
    bench.start()
    const { body } = await bench.report((it) => it.body.results.length > 0)
    expect(body.results).toEqual([{ id: '1', ok: false, detail: 'openNDS does not answer yet' }])
    expect(bench.asked().some((line) => /auth/.test(line))).toBe(false)
  },
)

test.skipIf(!linux)('a router whose key begins with a dash reports like any other', async () => {
  bench.start('sh', { PORTICO_KEY: '-k3y' })
  expect((await bench.report(() => true)).authorization).toBe('Bearer -k3y')
})

test.skipIf(!linux)('a guest gets exactly the time, speed and amount the portal asks for', async () => {
  bench.commands.push([`auth 7 ${LINH} 60 500 1000 2000 3000 dmlzaXQ9NDI=`, `deauth 8 ${MINH}`])
  bench.start()
  const { body } = await bench.report((it) => it.body.results.length > 0)
  expect(body.results).toEqual([
    { id: '7', ok: true, detail: `Client ${LINH} authenticated.` },
    { id: '8', ok: true, detail: `Client ${MINH} deauthenticated.` },
  ])
  expect(bench.asked()).toContain(`auth ${LINH} 60 500 1000 2000 3000 dmlzaXQ9NDI=`)
})

test.skipIf(!linux)('nothing a portal sends becomes another command on the router', async () => {
  bench.commands.push([
    'reboot now',
    `deauth 1 ${LINH};reboot`,
    `deauth $(touch ${bench.folder}/owned) ${LINH}`,
    `deauth ../1 ${LINH}`,
    `deauth 2 ${LINH} extra`,
    'deauth 3 all',
    'deauth 4',
    `auth 5 ${LINH} 60 500 1000 2000 3000 -s`,
    `auth 6 ${LINH} 60 500 1000 2000 3000 a b`,
    `auth 7 ${LINH} 60 -1 1000 2000 3000 a`,
    `auth 8 ${LINH} 60 1 1 1 99999999999 a`,
    `auth 9 ${LINH} * * * * * \`reboot\``,
    'stop',
    `\u0000\u00ff deauth 10 ${LINH}`,
    `deauth 11 ${LINH}\r`,
  ])
  bench.start()
  const { body } = await bench.report((it) => it.body.results.length > 0)
  expect(body.results).toEqual([{ id: '11', ok: true, detail: `Client ${LINH} deauthenticated.` }])
  expect(bench.asked().filter((line) => line !== 'json')).toEqual([`deauth ${LINH}`])
  expect(existsSync(join(bench.folder, 'owned'))).toBe(false)
})

test.skipIf(!linux)(
  'a portal that was away hears in the end what became of its command',
  { timeout: 20_000 },
  async () => {
    bench.program('ndsctl', '[ "$1" = json ] && exit 1\necho "Client $2 not found."\nexit 1')
    bench.commands.push([`deauth 1 ${LINH}`])
    bench.portalAnswers((seq) => (seq === 2 || seq === 3 ? 503 : 200))
    const agent = bench.start()
    const last = await bench.report((it) => it.body.seq === 4)
    expect(last.body.results).toEqual([{ id: '1', ok: false, detail: `Client ${LINH} not found.` }])
    const third = await bench.report((it) => it.body.seq === 3)
    expect(last.at - third.at).toBeGreaterThan(3900)
    await bench.report((it) => it.body.seq === 5 && it.body.results.length === 0)
    expect(agent.said()).toMatch(/HTTP 503\n.*answers again\n$/)
  },
)

test.skipIf(!linux)('a router where openNDS is not installed still shows as alive', async () => {
  bench.program('ndsctl', 'exit 127')
  bench.program('opennds', 'exit 127')
  bench.commands.push([`deauth 1 ${LINH}`])
  bench.start()
  const { body } = await bench.report((it) => it.body.results.length > 0)
  // Only a missing process leaves the Wi-Fi open; the bench has none.
  expect(body).toMatchObject({ clients: null, version: '', running: false })
  expect(body.results).toEqual([{ id: '1', ok: false, detail: 'ndsctl is not installed' }])
})

// Values that a browser sent as `custom`; the last ones write lines as openNDS would.
const FORGERIES = {
  'a quote': 'a"b',
  'a line break': 'a\nb',
  'a backslash': 'x\\y',
  'another field': '","results":["',
  'a letter openNDS would not print': '\u00e9',
  'a second download count': 'a",\n      "download_this_session":"9",\n      "zz":"',
  'another guest': `a"\n    },\n    "02:00:00:00:00:66":{\n      "mac":"02:00:00:00:00:66",\n      "zz":"`,
  'the end of the list': 'a"\n    }\n  }\n}\n',
}
for (const [what, custom] of Object.entries(FORGERIES)) {
  test.skipIf(!linux)(`a guest who forges ${what} is cut off, the others are still seen`, async () => {
    const honest = { mac: LINH, downloadKb: 2933 }
    const cheat = { mac: MINH, custom }
    bench.prints('json', ndsctlJson(cheat, honest))
    bench.prints('json', ndsctlJsonOfOne(honest), LINH)
    bench.prints('json', ndsctlJsonOfOne(cheat), MINH)
    bench.prints('status', `Client 0\n  IP: 192.168.1.70 MAC: ${MINH}\nClient 1\n  IP: 192.168.1.71 MAC: ${LINH}\n`)
    const agent = bench.start()
    const { body } = await bench.report(() => true)
    expect(body.clients).toEqual(JSON.parse(ndsctlJson(honest)))
    expect(bench.asked()).toContain(`deauth ${MINH}`)
    expect(bench.asked()).not.toContain(`deauth ${LINH}`)
    expect(agent.said()).toContain(`guest ${MINH} tampered`)
  })
}

test.skipIf(!linux)('an openNDS that prints its list in another way costs no guest the connection', async () => {
  const other = (text: string) => text.replace('"session_start":"1795235886"', '"session_start":1795235886')
  bench.prints('json', other(ndsctlJson({ mac: LINH })))
  bench.prints('json', other(ndsctlJsonOfOne({ mac: LINH })), LINH)
  bench.prints('status', `  IP: 192.168.1.70 MAC: ${LINH}\n`)
  bench.start()
  expect((await bench.report(() => true)).body.clients).toBeNull()
  expect(bench.asked()).not.toContain(`deauth ${LINH}`)
})

test.skipIf(!linux)('a hanging openNDS is waited for and never asked twice', { timeout: 30_000 }, async () => {
  bench.program('ndsctl', `echo "$*" >>${bench.folder}/asked\n[ -e ${bench.folder}/free ] || exec sleep 12`)
  bench.start()
  const first = await bench.report((it) => it.body.clients === null)
  const second = await bench.report((it) => it.body.seq === 2)
  expect(second.at - first.at).toBeLessThan(8000)
  expect(bench.asked()).toEqual(['json'])
  writeFileSync(join(bench.folder, 'free'), '')
  bench.program('ndsctl', `cat ${bench.folder}/json`)
  expect((await bench.report((it) => it.body.clients !== null)).body.clients).toHaveProperty('clients')
})

test.skipIf(!linux)(
  'started again by cron it leaves the running one alone, and takes over from a killed one',
  async () => {
    const first = bench.start()
    await bench.report(() => true)
    const second = bench.start()
    expect(await second.ended).toBe(0)
    expect(second.said()).toContain(`already running as process ${first.pid}`)
    first.kill('SIGKILL')
    await first.ended
    const third = bench.start('sh', { PORTICO_INTERVAL: '60' })
    const before = bench.reports.length
    await bench.report((it) => bench.reports.indexOf(it) >= before)
    const asked = performance.now()
    third.kill('SIGTERM')
    expect(await third.ended).toBe(0)
    expect(performance.now() - asked).toBeLessThan(10_000)
    expect(existsSync(join(bench.folder, 'portico-agent.lock'))).toBe(false)
  },
)

test.skipIf(!linux)('settings come from the file too, and a wrong one is named', async () => {
  writeFileSync(join(bench.folder, 'conf'), '# mine\r\nPORTICO_NAS_ID="cafe-2"\r\nPORTICO_KEY=$(reboot)\r\n')
  bench.start('sh', { PORTICO_NAS_ID: '' })
  expect((await bench.report(() => true)).path).toBe('/agent/cafe-2')
  mkdirSync(join(bench.folder, 'other'))
  const wrong = bench.start('sh', { PORTICO_KEY: '', PORTICO_RUN_DIR: join(bench.folder, 'other') })
  expect(await wrong.ended).toBe(1)
  expect(wrong.said()).toContain('PORTICO_KEY is missing or holds a wrong character')
})
