import { expect, test } from 'vitest'
import { visits } from '@portico/contract/visits.ts'
import { freePorts } from '../core/freePorts.ts'
import { publishEvent } from '../core/domainEvents.ts'
import { givenGateway, givenPage, send } from '../testing/given.ts'
import { accessRequest, SILENCE_MS } from '../testing/radius.ts'
import { useProbe } from '../testing/useProbe.ts'
import { useServer } from '../testing/server.ts'

const [metricsPort = 0] = await freePorts(1)
const server = useServer({ config: { metricsPort } })
const probe = useProbe()
const ask = (path: string) => fetch(`http://127.0.0.1:${metricsPort}${path}`)

/** The figures with this name, by their labels. */
async function figures(name: string): Promise<Record<string, number>> {
  const lines = (await (await ask('/metrics')).text()).split('\n')
  const own = lines.filter((line) => new RegExp(`^${name}[{ ]`).test(line))
  return Object.fromEntries(
    own.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  )
}

test('Prometheus reads what the server answered, dropped, took from its queues and ran', async () => {
  const page = await givenPage(server(), 'Canary Café')
  const gateway = await givenGateway(server(), page)
  const { radius, services } = server()
  await send(server(), visits.summary, {}, { token: page.token })
  await fetch(`${services.config.portalUrl}/home/${page.eid}`)
  await probe.ask(radius.authPort, accessRequest(gateway, { username: 'nobody', password: 'wrong' }))
  await probe.ask(radius.authPort, Buffer.from('no packet at all'), SILENCE_MS)
  const data = { uid: page.owner.id, role: 'staff' as const, by: page.owner.id }
  await services.db.asSystem((tx) =>
    publishEvent(tx, { pageId: page.eid, kind: 'member.left', data, at: services.clock.now() }),
  )
  await server().jobs.run('core.clearHappenings')

  expect(await figures('portico_http_request_seconds_count')).toMatchObject({
    '{app="api",method="GET",route="/visits/summary",status="2xx"}': 1,
    '{app="portal",method="GET",route="/home/:page",status="2xx"}': 1,
  })
  expect(await figures('portico_radius_request_seconds_count')).toEqual({ '{kind="auth",result="reject"}': 1 })
  expect(await figures('portico_radius_packets_total')).toMatchObject({
    '{result="rejected"}': 1,
    '{result="malformed"}': 1,
    '{result="accepted"}': 0,
  })
  await expect
    .poll(async () => (await figures('portico_queue_taken_total'))['{queue="happenings"}'])
    .toBeGreaterThanOrEqual(1)
  expect(await figures('portico_job_failed')).toMatchObject({ '{name="core.clearHappenings"}': 0 })
  const [ended] = Object.values(await figures('portico_job_ended_timestamp_seconds'))
  expect(Math.abs(ended! - Date.now() / 1000)).toBeLessThan(60)
  expect(Object.keys(await figures('portico_database_connections'))).toContain('{pool="system",state="waiting"}')
  expect((await figures('portico_disk_free_bytes'))['']).toBeGreaterThan(0)
  expect((await figures('process_resident_memory_bytes'))['']).toBeGreaterThan(1e7)
})

test('no figure names a page, a guest or an address, and nothing else is on that port', async () => {
  const page = await givenPage(server(), 'Canary Café')
  await fetch(`${server().services.config.portalUrl}/home/${page.eid}?phone=0912345678`)
  await fetch(`${server().apiUrl}/no/such/${page.eid}`)
  const text = await (await ask('/metrics')).text()
  for (const canary of [page.eid, page.owner.id, page.owner.email, 'Canary', '0912345678'])
    expect(text).not.toContain(canary)
  expect((await ask('/')).status).toBe(404)
})

test('figures that cannot be read are an error to Prometheus, not zeros', async () => {
  const { db } = server().services
  const { asSystem } = db
  db.asSystem = () => Promise.reject(new Error('the database is away'))
  expect((await ask('/metrics')).status).toBe(503)
  db.asSystem = asSystem
  expect((await ask('/metrics')).status).toBe(200)
})
