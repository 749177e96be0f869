// A guest at the counter asks for their data: shown, exported, corrected, withdrawn and erased by those who may.
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { members } from '@portico/contract/members.ts'
import { guests as en } from '@portico/locales/en/guests.ts'
import { guests as vi } from '@portico/locales/vi/guests.ts'
import { sql } from '@portico/server/core/db/database.ts'
import {
  formStep,
  givenGateway,
  givenMember,
  givenPage,
  givenSteps,
  send,
  type Venue,
} from '@portico/server/testing/given.ts'
import { randomMac } from '@portico/server/testing/givenGuest.ts'
import { openPortal, post } from '@portico/server/testing/portal.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

const server = useServer()
let browser: Browser
beforeAll(async () => {
  if (!reason) browser = await launch()
})
afterAll(() => browser?.close())

const DESKS = [
  ['vi', vi, { viewport: { width: 1440, height: 900 } }],
  ['en', en, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
] as const

/** A venue with one guest online who agreed to messages. */
async function givenGuestOnline(): Promise<{ venue: Venue; id: string }> {
  const venue = await givenPage(server(), 'Cà phê Hiên Nhà')
  await givenSteps(server(), venue, [formStep({ name: 'required', phone: 'required', email: 'optional' })])
  const gateway = await givenGateway(server(), venue, { configuration: { loginUrl: 'http://10.0.0.1/login' } })
  const shown = await openPortal(server(), gateway, { mac: randomMac() })
  const ticks = { terms: 'yes', marketing: 'yes', of_age: 'yes' }
  await post(server(), shown.action, { name: 'Trần Thu Hà', phone: '0912345678', email: 'ha@example.test', ...ticks })
  const id = await server().services.db.asSystem(async (tx) => {
    const guest = await tx.first<{ id: string }>(sql`select id from guests where page_id = ${venue.eid}`)
    await tx.run(sql`
      insert into sessions (page_id, id, gateway_id, acct_session_id, boot_epoch, visit_id, guest_id, mac, started_at, updated_at)
      select v.page_id, gen_random_uuid(), g.id, 'abc', g.boot_epoch, v.id, v.guest_id, v.mac, now(), now()
      from visits v join gateways g on g.id = v.gateway_id where v.guest_id = ${guest!.id}`)
    return guest!.id
  })
  return { venue, id }
}

async function openFromSessions(page: Page, label: string): Promise<void> {
  await page.locator('main button[aria-haspopup=menu]').last().click()
  await page.getByRole('menuitem', { name: label }).click()
}

test.each(DESKS)(
  'a manager reading %s shows a guest their data, hands it over, corrects, takes back and erases it',
  able,
  async (language, t, options) => {
    const { venue, id } = await givenGuestOnline()
    const desk = await newPerson(browser, { ...options, locale: language })
    const page = await signInAt(server(), desk, venue, '/dashboard/sessions', language)
    await openFromSessions(page, t.open)
    const drawer = page.getByRole('dialog', { name: 'Trần Thu Hà' })
    await drawer.getByText('+84912345678').first().waitFor()
    const consents = drawer.getByRole('region', { name: t.section.consents })
    await consents.getByText(new RegExp(t.how.tick)).first().waitFor()
    expect(await barriers(page)).toEqual([])

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      drawer.getByRole('button', { name: t.download.json }).click(),
    ])
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      id,
      profile: { name: 'Trần Thu Hà' },
    })
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      drawer.getByRole('button', { name: t.download.html }).click(),
    ])
    expect(await readFile(await paper.path(), 'utf8')).toContain('+84912345678')

    await drawer.getByRole('button', { name: t.correct, exact: true }).click()
    const form = page.getByRole('dialog', { name: t.correcting.title })
    await form.getByLabel(t.field.email).fill('ha@')
    await form.getByRole('button', { name: t.correcting.save }).click()
    await form.locator('[aria-invalid=true]').waitFor()
    await form.getByLabel(t.field.email).fill('thu.ha@example.test')
    expect(await barriers(page)).toEqual([])
    await form.getByRole('button', { name: t.correcting.save }).click()
    await drawer.getByText('thu.ha@example.test').first().waitFor()

    const sms = t.messages.replace('{channel}', t.channel.sms)
    await drawer.getByRole('button', { name: `${t.withdraw} · ${sms}` }).click()
    await page.getByRole('button', { name: t.withdrawAsk.confirm, exact: true }).last().click()
    await consents.getByText(new RegExp(t.how.counter)).waitFor()

    await drawer.getByRole('button', { name: t.erase }).click()
    const sure = page.getByRole('dialog').filter({ hasText: t.erasing.text })
    expect(await sure.getByRole('button', { name: t.erasing.confirm }).isDisabled()).toBe(true)
    expect(await barriers(page)).toEqual([])
    await sure.getByRole('textbox').fill(t.erasing.word)
    await sure.getByRole('button', { name: t.erasing.confirm }).click()
    await page.getByText(t.erasing.done).first().waitFor()
    await expect.poll(() => page.getByText('Trần Thu Hà').count(), { timeout: 20_000 }).toBe(0)
    await desk.close()
  },
)

test('an analyst sees one guest only by their own switch, and changes nothing even then', able, async () => {
  const { venue } = await givenGuestOnline()
  const staff = await givenMember(server(), venue, 'analyst')
  const desk = await newPerson(browser)
  const signIn = await signInAt(server(), desk, { owner: staff }, '/dashboard/sessions')
  await signIn
    .getByRole('button', { name: /Thao tác/ })
    .last()
    .click()
  await signIn.getByRole('menuitem').first().waitFor()
  expect(await signIn.getByRole('menuitem', { name: vi.open }).count()).toBe(0)
  const body = { page_id: venue.eid, uid: staff.id, canReadIdentity: true }
  await send(server(), members.update, { body }, { token: venue.token })
  await signIn.reload()
  await openFromSessions(signIn, vi.open)
  await signIn.getByText(vi.onlyRead).waitFor()
  expect(await signIn.getByRole('button', { name: vi.erase }).count()).toBe(0)
  await desk.close()
})
