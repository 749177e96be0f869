// Every text field of every writing call holds a text of ours, and fields that are not the call's to name were sent along.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { startSmtp } from '../dev/simulators/smtp.ts'
import { able, launch } from '../e2e/support/browser.ts'
import { screenPaths } from '../e2e/support/screenPaths.ts'
import { makeLog } from '../server/src/core/log.ts'
import { useServer, useServerOwner } from '../server/src/testing/server.ts'
import { fillVenue } from '../server/src/testing/walk/fill.ts'
import { WALKED } from '../server/src/testing/walk/google.ts'
import { fireWell, sampleOf } from '../server/src/testing/walk/samples.ts'
import { givenWorld, noSimulator, type World } from '../server/src/testing/walk/world.ts'
import { attack, IS_LONG } from './attack.ts'
import { draw, SEED } from './draw.ts'
import { dropPolicy, lookAt, wary, weaken } from './everyField/lookAt.ts'
import { fieldsIn, PAYLOADS, textOf } from './everyField/payloads.ts'
import {
  enterDashboard,
  openAdminScreens,
  openGuestPages,
  openMails,
  openScreens,
  type Looks,
} from './everyField/screens.ts'
import { FOREIGN, foreignFields, rowsWith } from './everyField/storedTexts.ts'
import { nothingWritten, WRITING, writeEverywhere } from './everyField/writeEverywhere.ts'

const lines: string[] = []
const smtp = await startSmtp()
afterAll(() => smtp.close())
const server = useServer({
  config: { ...WALKED, smtpUrl: smtp.url },
  simulate: noSimulator,
  log: makeLog('debug', { write: (line) => void lines.push(line) }),
})
const owner = useServerOwner(server)
let world: World
const written = nothingWritten()
let stored: string[]

beforeAll(async () => {
  world = await givenWorld(server(), `Quán ${PAYLOADS[0]!(0)}`)
  await fillVenue(world)
  const extras = await foreignFields(owner())
  const calls = IS_LONG ? WRITING : draw(WRITING, 50)
  for (const payload of [PAYLOADS[0]!, ...draw(PAYLOADS.slice(1), IS_LONG ? 2 : 0)])
    await writeEverywhere(world, calls, (index, was) => textOf(payload, index, was), extras, written)
  stored = await rowsWith(owner(), ['hit(', 'hit.'])
}, 600_000)

attack('a call changes nothing but what it names, whatever columns a stranger sends along', {
  async control() {
    const call = WRITING.find(({ name }) => name === 'tags.create')!
    const { body } = await sampleOf(world, call)
    await fireWell(world, call, world.page.token, { body: { ...(body as object), name: FOREIGN[0] } })
    expect((await rowsWith(owner(), FOREIGN)).map((row) => row.split(':')[0])).toContain('tags')
    await owner().query(`delete from tags where name = $1`, [FOREIGN[0]])
    await owner().query(`delete from audit_log where position($1 in audit_log::text) > 0`, [FOREIGN[0]])
    return 'a value stored by its own call is seen'
  },
  async attempt() {
    expect(written.faults).toEqual([])
    expect(await rowsWith(owner(), FOREIGN)).toEqual([])
    return `seed ${SEED}, ${written.calls.size} calls taken`
  },
})

attack('nothing that people write reaches the log at any level', {
  async control() {
    server().services.log.debug({ name: PAYLOADS[0]!(0) }, 'as it was logged')
    expect(lines.filter((line) => fieldsIn(line).length > 0)).toHaveLength(1)
    lines.pop()
    return 'a text in a line is seen'
  },
  async attempt() {
    expect(lines.filter((line) => fieldsIn(line).length > 0)).toEqual([])
    const kept = new Set(stored.flatMap(fieldsIn))
    return `${lines.length} lines of ${written.calls.size} calls, ${kept.size} of ${written.fields.length} fields stored`
  },
})

/** A screen of the owner's, of which the short form opens some. */
const ADMIN = /^\/admin/
const [SCREENS, GUEST_PAGES] = IS_LONG ? [Infinity, 60] : [4, 3]

describe('in a browser', able, () => {
  let browser: Browser
  afterAll(() => browser?.close())

  attack('no text that people write runs on a screen, on a guest’s page or in a mail', {
    async control() {
      browser = await launch()
      const strict = await enterDashboard(await wary(browser), world)
      expect((await lookAt(strict)).faults).toEqual([])
      await weaken(strict)
      expect((await lookAt(strict)).faults.join()).toContain('policy: require-trusted-types-for')
      const careless = await wary(browser)
      await dropPolicy(careless)
      const open = await enterDashboard(careless, world)
      await weaken(open)
      await expect.poll(async () => (await lookAt(open)).faults.join()).toMatch(/ran: \d/)
      await Promise.all([strict.context().close(), open.context().close()])
      return 'words put back as markup are reported under the policy, and run without it'
    },
    async attempt() {
      const looks: Looks = new Map()
      const paths = [...(await screenPaths(server(), world.page.eid)).values()]
      const own = paths.filter((path) => !ADMIN.test(path))
      const page = await enterDashboard(await wary(browser), world)
      await openScreens(page, world, draw(own, SCREENS), looks)
      await page.context().close()
      if (IS_LONG)
        await openAdminScreens(
          browser,
          world,
          paths.filter((path) => ADMIN.test(path)),
          looks,
        )
      const screens = looks.size
      await openGuestPages(browser, world, screens + GUEST_PAGES, looks)
      const guestPages = looks.size - screens
      await expect.poll(() => smtp.mails.length).toBeGreaterThan(0)
      await openMails(
        browser,
        smtp.mails.map(({ raw }) => raw),
        looks,
      )
      const faults = [...looks].flatMap(([name, look]) => look.faults.map((fault) => `${name}: ${fault}`))
      expect(faults, `seed ${SEED}`).toEqual([])
      const shown = new Set([...looks.values()].flatMap((look) => look.shown))
      expect(shown.size).toBeGreaterThan(IS_LONG ? 60 : 0)
      return `seed ${SEED}: ${written.taken.size} fields of ${written.calls.size} calls; ${screens} screens, ${guestPages} guest pages and ${smtp.mails.length} mails show ${shown.size} of the texts; 0 run, 0 reports`
    },
  })
})
