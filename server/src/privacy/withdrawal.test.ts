import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sql } from '../core/db/database.ts'
import { mayContact } from '../guests/index.ts'
import { SECRET_KEY } from '../testing/globalSetup.ts'
import { formStep, givenGateway, givenPage, givenSteps } from '../testing/given.ts'
import { randomMac } from '../testing/givenGuest.ts'
import { openPortal, post } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'
import { quietSettings, startProcess } from '../testing/serverProcess.ts'

const server = useServer()
const folder = mkdtempSync(join(tmpdir(), 'portico-withdrawal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('consent taken back at one process counts in every other within the minute', async () => {
  const { services } = server()
  const page = await givenPage(server())
  await givenSteps(server(), page, [formStep({ phone: 'required' })])
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: 'http://10.5.50.1/login' } })
  const first = await openPortal(server(), gateway, { mac: randomMac() })
  await post(server(), first.action, { phone: '0912000661', terms: 'yes', marketing: 'yes', of_age: 'yes' })
  const [guest] = await services.db.asSystem((tx) =>
    tx.rows(sql<{ id: string }>`select id from guests where page_id = ${page.eid}`),
  )
  const of = { pageId: page.eid, guestId: guest!.id }
  const may = () => services.db.asSystem((tx) => mayContact(tx, of, 'marketing', 'sms'))
  expect(await may()).toBe(true)

  const settings = await quietSettings(folder)
  const other = startProcess({ ...settings, DATABASE_URL: services.config.databaseUrl, SECRET_KEY })
  const portalUrl = `http://127.0.0.1:${settings['PORTAL_PORT']}`
  const ask = (path: string, init?: RequestInit) => fetch(portalUrl + path, { redirect: 'manual', ...init })
  try {
    await expect
      .poll(() => ask('/').then(({ status }) => status, other.said), { timeout: 90_000, interval: 250 })
      .toBe(200)
    // Nothing of this guest was ever proved, so the view is given here; what is done with it is done over there.
    const { beginView } = await import('./views.ts')
    const view = await services.db.asSystem((tx) =>
      beginView(services, tx, { ...of, proof: 'online', language: 'en', ip: '10.0.0.9' }),
    )
    const said = await ask(view, { method: 'POST', body: new URLSearchParams({ do: 'withdraw' }) })
    expect(said.headers.get('location')).toContain('said=withdrawn')
    expect(await may()).toBe(false)
  } finally {
    other.child.kill('SIGTERM')
    await other.ended
  }
}, 120_000)
