import { expect, test } from 'vitest'
import { consentTexts, guestRights } from '@portico/contract/guests.ts'
import { sql } from '../core/db/database.ts'
import { formStep, givenGateway, givenMember, givenPage, givenSteps, send, type Venue } from '../testing/given.ts'
import { randomMac } from '../testing/givenGuest.ts'
import { openPortal, post } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const calls = (page: Venue, token = page.token) => ({
  list: () => send(server(), consentTexts.list, {}, { token }),
  versions: (purpose: 'terms' | 'marketing') =>
    send(server(), consentTexts.versions, { query: { purpose } }, { token }),
  update: (body: Parameters<typeof send<typeof consentTexts.update>>[2]['body']) =>
    send(server(), consentTexts.update, { body }, { token }),
})

test('an owner asks in their own words and channels; each language without them keeps the portal’s', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  const before = (await owner.list()).rows.find(({ purpose }) => purpose === 'marketing')!
  expect(before).toMatchObject({ version: 0, texts: {}, channels: ['email', 'sms', 'zalo'], maxPerMonth: 4 })
  expect(Object.keys(before.defaults)).toEqual(['vi', 'en', 'zh', 'es', 'fr', 'it'])
  for (const words of Object.values(before.defaults))
    expect(words.match(/\{\w+\}/g)?.toSorted()).toEqual(['{channels}', '{maxPerMonth}', '{venue}'])
  await owner.update({
    purpose: 'marketing',
    texts: { en: 'Ring me, {venue}: {channels}, {maxPerMonth} a month', vi: '' },
    channels: ['call'],
    maxPerMonth: 2,
  })
  await owner.update({ purpose: 'terms', texts: { en: 'No shoes on the sofa.' } })
  await givenSteps(server(), page, [formStep({ phone: 'required' })])
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: 'http://10.0.0.1/login' } })
  const inEnglish = await openPortal(server(), gateway, { mac: randomMac() })
  expect(inEnglish.text).toContain('Ring me, Quán Lá: phone, 2 a month')
  const inItalian = await openPortal(server(), gateway, { mac: randomMac(), lang: 'it' })
  expect(inItalian.text).toContain('al massimo 2 messaggi')
})

test('the ledger keeps the words a guest saw, also when the owner rewrites them while the guest reads', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  await owner.update({ purpose: 'marketing', texts: { en: 'First words' }, channels: ['sms'] })
  await owner.update({ purpose: 'terms', texts: { en: 'Rule one' } })
  await givenSteps(server(), page, [formStep({ phone: 'required' })])
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: 'http://10.0.0.1/login' } })
  const shown = await openPortal(server(), gateway, { mac: randomMac() })
  const wording = /name="wording" value="([^"]+)"/.exec(shown.html)![1]!
  await owner.update({ purpose: 'marketing', texts: { en: 'Second words' }, channels: ['sms', 'zalo'] })
  await owner.update({ purpose: 'terms', texts: { en: 'Rule two' } })
  await post(server(), shown.action, { phone: '0912345678', terms: 'yes', marketing: 'yes', of_age: 'yes', wording })
  const agreed = await server().services.db.asSystem((tx) =>
    tx.rows<{ channel: string; body: string }>(sql`
      select c.channel, t.body from consents c join consent_texts t on t.hash = c.text_hash
      where c.page_id = ${page.eid} order by c.purpose`),
  )
  expect(agreed).toEqual([
    { channel: 'sms', body: 'First words' },
    { channel: 'portal', body: expect.stringContaining('Rule one') },
  ])
  expect(
    (await owner.versions('marketing')).rows.map(({ version, given, standing, by }) => [version, given, standing, by]),
  ).toEqual([
    [2, 0, 0, 'Lan'],
    [1, 1, 1, 'Lan'],
    [0, 0, 0, null],
  ])
})

test('staff do not read or write what guests are asked', async () => {
  const page = await givenPage(server())
  const { pageToken } = await givenMember(server(), page, 'staff')
  await expect(calls(page, pageToken).list()).rejects.toMatchObject({ code: 'auth/forbidden' })
  const analyst = await givenMember(server(), page, 'analyst')
  await expect(calls(page, analyst.pageToken).update({ purpose: 'terms', texts: {} })).rejects.toMatchObject({
    code: 'auth/forbidden',
  })
})

test('who took their consent back no longer stands by the version, but did agree to it', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  await givenSteps(server(), page, [formStep({ phone: 'required' })])
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: 'http://10.0.0.1/login' } })
  for (const phone of ['0912345678', '0987654321']) {
    const shown = await openPortal(server(), gateway, { mac: randomMac() })
    await post(server(), shown.action, { phone, terms: 'yes', marketing: 'yes', of_age: 'yes' })
  }
  const [guest] = await server().services.db.asSystem((tx) =>
    tx.rows<{ id: string }>(sql`select id from guests where page_id = ${page.eid} and phone = '+84912345678'`),
  )
  const stand = async () => {
    const { rows, unnumbered } = await owner.versions('marketing')
    return [...rows, unnumbered].map(({ given, standing }) => [given, standing])
  }
  expect(await stand()).toEqual([
    [2, 2],
    [0, 0],
  ])
  const body = { channel: 'sms' as const }
  const withdraw = (more: object) =>
    send(server(), guestRights.withdraw, { params: { id: guest!.id }, body: { ...body, ...more } }, page)
  await withdraw({})
  // Still by e-mail and Zalo.
  expect((await stand())[0]).toEqual([2, 2])
  await withdraw({ channel: undefined })
  expect((await stand())[0]).toEqual([2, 1])
})

test('with every channel taken away, guests are not asked for messages at all', async () => {
  const page = await givenPage(server())
  await calls(page).update({ purpose: 'marketing', texts: {}, channels: [] })
  await givenSteps(server(), page, [formStep({ phone: 'required' })])
  const gateway = await givenGateway(server(), page)
  expect((await openPortal(server(), gateway, { mac: randomMac() })).html).not.toContain('name="marketing"')
})
