// An owner gets to know the guests: found, tagged, noted, edited, merged and taken apart, grouped; a colleague sees masks.
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestRights } from '@portico/contract/guests.ts'
import { profiles } from '@portico/contract/profiles.ts'
import { tags } from '@portico/contract/profiles/tags.ts'
import { segments } from '@portico/contract/segments.ts'
import { guests as words } from '@portico/locales/vi/guests.ts'
import { profiles as vi } from '@portico/locales/vi/profiles.ts'
import { segments as group } from '@portico/locales/vi/segments.ts'
import { givenMember, givenPage, send, type Venue } from '@portico/server/testing/given.ts'
import { givenProfiles } from '@portico/server/testing/givenProfiles.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

const server = useServer()
let browser: Browser
beforeAll(async () => {
  if (!reason) browser = await launch()
})
afterAll(() => browser?.close())

const PEOPLE = [
  { name: 'Nguyễn Thị Đào', phone: '+84912345678' },
  { name: 'Chị Đào', email: 'dao@example.test', daysAgo: 3 },
  { name: 'Trần Nam', phone: '+84987654321', daysAgo: 60 },
]
const LIST = '/dashboard/guests-custom-profile'

async function givenVenue(): Promise<Venue> {
  const venue = await givenPage(server())
  await givenProfiles(server(), venue, PEOPLE, new Date())
  const body = { name: 'VIP', colour: 'red', rule: null } as const
  await send(server(), tags.create, { body }, { token: venue.token })
  return venue
}

const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click()

test('an owner finds a guest, tags, notes, edits, merges two who are one and takes it back', able, async () => {
  const venue = await givenVenue()
  const read = async () =>
    (await send(server(), profiles.list, { query: { sort: 'firstSeenAt' } }, { token: venue.token })).data
  const desk = await newPerson(browser, { viewport: { width: 1440, height: 900 }, locale: 'vi' })
  const page = await signInAt(server(), desk, venue, LIST)
  const rows = page.getByRole('row').filter({ hasText: 'Đào' })
  await page.getByRole('searchbox').fill('0912 345')
  await page.getByRole('row').filter({ hasText: 'Nam' }).waitFor({ state: 'hidden' })
  await page.getByRole('searchbox').fill('dao')
  await rows.nth(1).waitFor()
  expect(await barriers(page)).toEqual([])

  await page.getByText('Nguyễn Thị Đào').first().click()
  const drawer = page.getByRole('dialog', { name: 'Nguyễn Thị Đào' })
  await drawer.getByLabel(vi.tagging.title).first().click()
  await page.getByRole('option', { name: 'VIP' }).click()
  await page.keyboard.press('Escape')
  await drawer.getByLabel(vi.timeline.add).first().fill('Thích ngồi hiên')
  await press(drawer, vi.timeline.add)
  await drawer.getByText('Thích ngồi hiên').waitFor()
  await press(drawer, words.correct)
  const form = page.getByRole('dialog', { name: words.correcting.title })
  await form.getByLabel(words.field.birthday).fill('1994-11-25')
  await form.getByLabel(words.field.name, { exact: true }).fill('Nguyễn Đào')
  await press(form, words.correcting.save)
  await form.waitFor({ state: 'hidden' })
  const edited = page.getByRole('dialog', { name: 'Nguyễn Đào' })
  await edited.getByText('1994-11-25').first().waitFor()
  await edited.getByText(`${vi.timeline.edit} · ${words.field.name}`).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await edited.waitFor({ state: 'hidden' })

  await rows.nth(0).getByRole('checkbox').check()
  await rows.nth(1).getByRole('checkbox').check()
  await press(page, vi.merging.action)
  const question = page.getByRole('dialog', { name: vi.merging.title })
  await question.getByText(vi.merging.instead.replace('{other}', 'Nguyễn Đào')).waitFor()
  await press(question, vi.merging.confirm)
  await page.getByText(vi.merging.done).waitFor()
  expect(await read()).toHaveLength(2)

  await page.getByRole('row').filter({ hasText: 'Chị Đào' }).getByText('Chị Đào').click()
  const one = page.getByRole('dialog', { name: 'Chị Đào' })
  await press(one, words.merges.undo)
  await press(
    page.getByRole('dialog', { name: words.merges.askTitle.replace('{name}', 'Nguyễn Đào') }),
    words.merges.undo,
  )
  await one.getByRole('button', { name: words.merges.undo }).waitFor({ state: 'hidden' })
  const people = await read()
  expect(people.map(({ name }) => name).toSorted()).toEqual(['Chị Đào', 'Nguyễn Đào', 'Trần Nam'])
  expect(people.find(({ name }) => name === 'Nguyễn Đào')?.tags).toHaveLength(1)
})

test('an owner blocks a guest and lifts it; a guest erased meanwhile is gone from the screen', able, async () => {
  const venue = await givenVenue()
  const desk = await newPerson(browser, { viewport: { width: 1440, height: 900 }, locale: 'vi' })
  const page = await signInAt(server(), desk, venue, LIST)
  await page.getByText('Trần Nam').first().click()
  const drawer = page.getByRole('dialog', { name: 'Trần Nam', exact: true })
  await press(drawer, words.block)
  const block = page.getByRole('dialog', { name: words.blocking.title.replace('{name}', 'Trần Nam') })
  await block.getByLabel(words.blocking.reason).fill('Làm ồn')
  await press(block, words.blocking.confirm)
  await drawer.getByRole('status').filter({ hasText: 'Làm ồn' }).waitFor()
  expect(await barriers(page)).toEqual([])
  await press(drawer, words.unblock)
  await drawer.getByRole('status').waitFor({ state: 'hidden' })
  const { data } = await send(server(), profiles.list, { query: { search: 'nam' } }, { token: venue.token })
  await send(server(), guestRights.erase, { params: { id: data[0]!.id } }, { token: venue.token })
  await page.getByText(words.lost).waitFor()
})

test(
  'an owner saves a ready-made segment, changes it with a live count and restores the first version',
  able,
  async () => {
    const venue = await givenVenue()
    const desk = await newPerson(browser, { viewport: { width: 1440, height: 900 }, locale: 'vi' })
    const page = await signInAt(server(), desk, venue, '/dashboard/segments')
    const saved = async () =>
      (await send(server(), segments.list, { query: {} }, { token: venue.token })).rows.map(
        ({ name, version, condition }) => ({
          name,
          version,
          parts: condition.parts.length,
        }),
      )
    await press(page, `${group.ready.keep} · ${group.ready.risk}`)
    const row = page.getByRole('row').filter({ hasText: group.ready.risk })
    await row.waitFor()
    expect(await barriers(page)).toEqual([])
    await row.getByText(group.ready.risk, { exact: true }).click()
    const drawer = page.getByRole('dialog', { name: group.edit })
    await drawer.getByText(/^1 khách trên 3$/).waitFor()
    await press(drawer, group.addRule)
    await drawer.getByText(/^0 khách trên 3$/).waitFor()
    await press(drawer, group.save)
    await drawer.waitFor({ state: 'hidden' })
    expect(await saved()).toEqual([{ name: group.ready.risk, version: 2, parts: 2 }])
    await row.getByText(group.ready.risk, { exact: true }).click()
    await drawer.getByText(group.uses.none).waitFor()
    await press(drawer, `${group.versions.restore} · ${group.versions.number.replace('{number}', '1')}`)
    await drawer.waitFor({ state: 'hidden' })
    expect(await saved()).toEqual([{ name: group.ready.risk, version: 3, parts: 1 }])
  },
)

test(
  'a colleague without the right to personal data sees masks, and finds by what they leave to see',
  able,
  async () => {
    const venue = await givenVenue()
    const analyst = await givenMember(server(), venue, 'analyst')
    const phone = await newPerson(browser, { viewport: { width: 390, height: 844 }, locale: 'vi' })
    const page = await signInAt(server(), phone, { owner: analyst }, LIST)
    await page.getByText('N***').first().waitFor()
    expect(await page.getByText('Nguyễn').count()).toBe(0)
    await page.getByText('***678').first().waitFor()
    expect(await barriers(page)).toEqual([])
    await page.goto(`${page.url().split('?')[0]}?search=***321`)
    await page.getByText('T***').first().waitFor()
    await page.getByText('N***').first().waitFor({ state: 'hidden' })
  },
)
