// Two administrators and the register of connections: one asks, the other approves, the first downloads.
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dates } from '@portico/locales/vi/dates.ts'
import { register as words } from '@portico/locales/vi/register.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { keepConnections } from '@portico/server/register/index.ts'
import { givenGateway, givenPage, givenUser, type Venue } from '@portico/server/testing/given.ts'
import { givenGuestAtDoor, givenSession } from '@portico/server/testing/givenGuest.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { givenTwoSteps } from '@portico/server/testing/twoSteps.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'

const server = useServer({ config: { registerMonths: 12 } })
let people: BrowserContext[] = []
let venue: Venue

beforeAll(async () => {
  if (reason) return
  const browser = await launch()
  people = [await newPerson(browser), await newPerson(browser)]
  venue = await givenPage(server(), 'Quán Mít')
  const gateway = await givenGateway(server(), venue)
  const guest = await givenGuestAtDoor(server(), gateway, { name: 'Canaria' })
  const { id } = await givenSession(server(), gateway, { guest })
  await server().services.db.asSystem((tx) => keepConnections(server().services, tx, [{ pageId: venue.eid, id }]))
})
afterAll(() => Promise.all(people.map((person) => person.close())))

async function openRegister(person: BrowserContext): Promise<Page> {
  const admin = await givenUser(server(), { groupId: 999 })
  const [code = ''] = await givenTwoSteps(server(), admin)
  await server().services.db.asSystem((tx) =>
    tx.run(sql`insert into members (page_id, user_id, role) values (${venue.eid}, ${admin.id}, 'manager')`),
  )
  const page = await person.newPage()
  await page.goto(`${server().apiUrl}/signin`)
  await page.locator('input[name=emailOrMobile]').fill(admin.email)
  await page.locator('input[name=password]').fill(admin.password)
  await page.keyboard.press('Enter')
  await page.locator('input[name=totp]').fill(code)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
  await page.goto(`${server().apiUrl}/dashboard/admin-register`)
  await page.getByRole('heading', { name: words.title }).waitFor()
  return page
}

test(
  'an extract is asked for, approved by another administrator, and downloaded',
  { ...able, timeout: 120_000 },
  async () => {
    const asker = await openRegister(people[0]!)
    await asker.getByText(words.empty).waitFor()
    await asker.getByRole('button', { name: words.ask }).click()
    const send = asker.getByRole('button', { name: words.send })
    const values = { caseNumber: 'CV-15', reason: 'Công văn 15' }
    for (const [name, value] of Object.entries(values)) await asker.locator(`input[data-path=${name}]`).fill(value)
    const calendar = asker.locator('[popover]:popover-open')
    await asker.getByRole('button', { name: `${words.from}: ${dates.none}` }).click()
    await calendar.locator('[aria-current=date]').click()
    await asker.getByRole('button', { name: `${words.to}: ${dates.none}` }).click()
    await calendar.getByRole('button', { name: dates.nextMonth }).click()
    await calendar.locator('[role=gridcell] button:not([data-beside])').first().click()
    await asker.getByLabel(`${words.to}: ${dates.time}`).fill('12:00')
    await send.click()
    await asker.locator('[aria-invalid=true]').first().waitFor()
    await asker.getByLabel(words.page, { exact: true }).first().fill('Mít')
    await asker.getByRole('option', { name: /Quán Mít/ }).click()
    expect(await barriers(asker)).toEqual([])
    await send.click()
    await asker.getByText(words.secondPerson).waitFor()

    const second = await openRegister(people[1]!)
    await second.getByText('CV-15').first().waitFor()
    await second.getByRole('button', { name: /CV-15/ }).first().click()
    await second.getByRole('menuitem', { name: words.approve }).click()
    await second.getByRole('dialog').getByRole('button', { name: words.approve }).click()
    await second.getByText(words.state.approved).first().waitFor()

    await asker.reload()
    const [file] = await Promise.all([
      asker.waitForEvent('download'),
      asker.getByRole('button', { name: words.download }).first().click(),
    ])
    expect(file.suggestedFilename()).toBe('register-CV-15.csv')
    expect(readFileSync(await file.path(), 'utf8')).toMatch(/Quán Mít,.*,Canaria,/)
  },
)
