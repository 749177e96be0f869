// A guest's data as a person opens it: a ZIP file from the portal or the counter, taken apart by unzip.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestRights } from '@portico/contract/guests.ts'
import { LANGUAGES } from '@portico/locales/languages.ts'
import { missing, pathOf, skipIf } from '../../../e2e/capabilities.ts'
import { sql } from '../core/db/database.ts'
import { formStep, givenGateway, givenMember, givenPage, givenSteps, send } from '../testing/given.ts'
import { randomMac } from '../testing/givenGuest.ts'
import { openPortal, post } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'
import { beginView } from './views.ts'

const FORMULA = '=HYPERLINK("http://x";"y")'
const server = useServer()
let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'portico-held-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A guest of a venue in Việt Nam who answered the form with a formula. */
async function givenGuest() {
  const page = await givenPage(server())
  const form = formStep({ name: 'optional', phone: 'required' }) as { questions: object[] }
  const wish = { id: 'wish', type: 'text', mappingField: 'wish', label: { en: 'Your wish', vi: 'Điều bạn muốn' } }
  await givenSteps(server(), page, [{ ...form, questions: [...form.questions, wish] }])
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: 'http://10.0.0.1/login' } })
  const shown = await openPortal(server(), gateway, { mac: randomMac() })
  const told = { name: 'Linh, "Lan"', phone: '0912345678', wish: FORMULA }
  await post(server(), shown.action, { ...told, terms: 'yes', marketing: 'yes', of_age: 'yes' })
  const inSystem = server().services.db.asSystem
  const id = await inSystem(async (tx) => {
    const guest = await tx.first(sql<{ id: string }>`select id from guests where page_id = ${page.eid}`)
    await tx.run(sql`update visits set online_at = '2026-11-21T18:30:00Z' where page_id = ${page.eid}`)
    return guest!.id
  })
  const viewOf = (proof: 'code' | null, language: 'en' | 'vi' = 'en') =>
    inSystem((tx) =>
      beginView(server().services, tx, { pageId: page.eid, guestId: id, proof, language, ip: '127.0.0.1' }),
    )
  return { page, id, viewOf }
}

/** The files in a ZIP file, by name. */
function unzip(bytes: Buffer): Record<string, string> {
  const file = join(folder, 'data.zip')
  writeFileSync(file, bytes)
  const run = (...args: string[]) =>
    execFileSync(pathOf('unzip'), args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } })
  expect(run('-t', file)).toContain('No errors detected')
  const out = mkdtempSync(join(folder, 'out-'))
  run('-q', file, '-d', out)
  const names = run('-Z1', file).trim().split('\n')
  expect(readdirSync(out).toSorted()).toEqual(names.toSorted())
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(out, name), 'utf8')]))
}

const fetchFrom = (path: string) => fetch(server().services.config.portalUrl + path)
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('all data as one file', skipIf(missing('unzip')), () => {
  test('a guest downloads a table for each kind of data, in order, in the venue’s time and without a formula that runs', async () => {
    const { viewOf } = await givenGuest()
    const path = await viewOf('code')
    expect(await (await fetchFrom(path)).text()).toContain(`href="${path}/data.zip"`)
    const response = await fetchFrom(`${path}/data.zip`)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-data.zip"')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const files = unzip(await bytesOf(response))
    expect(Object.keys(files)).toEqual([
      'About you.csv',
      'Visits.csv',
      'Devices.csv',
      'Consents.csv',
      'Answers.csv',
      'data.json',
    ])
    expect(files['Visits.csv']).toMatch(/^\uFEFFTime,End,Hotspot,Minutes,MB\r\n2026-11-22 01:30,,/)
    expect(files['Answers.csv']).toContain(`,Your wish,"'=HYPERLINK(""http://x"";""y"")"\r\n`)
    expect(files['About you.csv']).toContain('Name,"Linh, ""Lan"""\r\n')
    expect(files['About you.csv']).toContain("Phone number,'+84912345678\r\n")
    expect(files['Consents.csv']).toMatch(/,News and offers via SMS,SMS,yes,4,tick,/)
    for (const csv of Object.values(files).filter((text) => text.startsWith('\uFEFF')))
      expect(csv).not.toMatch(/(?:^|[,\n]|")=HYPERLINK/)
    const json = await (await fetchFrom(`${path}/data.json`)).text()
    expect(files['data.json']).toBe(json)
  })

  test('names and headings are in the guest’s language, and no proof means no file', async () => {
    const { page, id, viewOf } = await givenGuest()
    const files = unzip(await bytesOf(await fetchFrom(`${await viewOf('code', 'vi')}/data.zip`)))
    expect(files['Lần ghé.csv']).toContain('Thời gian,Kết thúc,Điểm phát,Số phút,MB')
    expect(files['Câu trả lời.csv']).toContain('Điều bạn muốn')
    const closed = await fetchFrom(`${await viewOf(null)}/data.zip`)
    expect(closed.headers.get('content-type')).toContain('text/html')
    const logged = await server().services.db.asSystem((tx) =>
      tx.rows(sql`select action from audit_log where page_id = ${page.eid} and subject = ${id}`),
    )
    expect(logged).toEqual([{ action: 'guests.copy' }])
  })

  test('a manager hands the same file over, in any language; who may not serve guests gets none', async () => {
    const { page, id } = await givenGuest()
    for (const language of LANGUAGES) {
      const { data, zip } = await send(server(), guestRights.copy, { params: { id }, body: { language } }, page)
      const files = unzip(Buffer.from(zip, 'base64'))
      expect(JSON.parse(files['data.json']!)).toMatchObject(data)
      expect(Object.keys(files)).toHaveLength(6)
      expect(Object.values(files).join()).not.toMatch(/me\.files\.|undefined/)
    }
    const { pageToken } = await givenMember(server(), page, 'staff')
    await expect(
      send(server(), guestRights.copy, { params: { id }, body: { language: 'en' } }, { token: pageToken }),
    ).rejects.toMatchObject({ code: 'auth/forbidden' })
  })
})
