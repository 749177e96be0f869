import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { media } from '@portico/contract/media.ts'
import { flows } from '@portico/contract/flows.ts'
import { pageTemplates, templates, TemplateDesign, type Template } from '@portico/contract/templates.ts'
import { sql } from '../core/db/database.ts'
import { givenGateway, givenPage, givenUser, send, type Venue } from '../testing/given.ts'
import { randomMac } from '../testing/givenGuest.ts'
import { givenFile } from '../testing/media.ts'
import { openPortal } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const plain = TemplateDesign.parse({})
const welcoming = (title: string, more: Partial<TemplateDesign> = {}): TemplateDesign => ({
  ...plain,
  welcome: { en: title, vi: title },
  ...more,
})

function calls({ token }: Venue) {
  const on = { token }
  return {
    list: () => send(server(), pageTemplates.list, {}, on),
    create: (name: string, from?: string) => send(server(), pageTemplates.create, { body: { name, from } }, on),
    save: (id: string, design: TemplateDesign) =>
      send(server(), pageTemplates.update, { params: { id }, body: { design } }, on),
    publish: (id: string) => send(server(), pageTemplates.publish, { params: { id } }, on),
    activate: (id: string) => send(server(), pageTemplates.activate, { params: { id } }, on),
    versions: (id: string) => send(server(), pageTemplates.versions, { params: { id } }, on),
    restore: (id: string, version: number) =>
      send(server(), pageTemplates.restore, { params: { id }, body: { version } }, on),
    rollBack: (id: string, version: number) =>
      send(server(), pageTemplates.rollBack, { params: { id }, body: { version } }, on),
    remove: (id: string) => send(server(), pageTemplates.remove, { params: { id } }, on),
  }
}

const library = (token: string, query: object = {}) => send(server(), templates.list, { query }, { token })

test('at least eight templates of different trades are shipped, and everybody signed in can look at them', async () => {
  const { owner } = await givenPage(server())
  const { rows, count } = await library(owner.token)
  expect(new Set(rows.map(({ category }) => category)).size).toBeGreaterThanOrEqual(8)
  expect(count).toBe(rows.length)
  expect(rows[0]).toMatchObject({ type: 'shared', _id: rows[0]!.id, design: { trade: rows[0]!.category } })
  expect((await library(owner.token, { category: 'gym' })).rows.map(({ category }) => category)).toEqual(['gym'])
  expect(await library(owner.token, { type: 'private' })).toEqual({ rows: [], count: 0 })
  const second = await library(owner.token, { limit: 2, skip: 2 })
  expect(second.rows.map(({ id }) => id)).toEqual(rows.slice(2, 4).map(({ id }) => id))
})

test('the library opens with a page token too, and an empty trade asks for all', async () => {
  const page = await givenPage(server())
  const { count } = await library(page.owner.token)
  expect((await library(page.token)).count).toBe(count)
  expect((await library(page.token, { category: '' })).count).toBe(count)
  await expect(library(page.token, { category: 'circus' })).rejects.toMatchObject({ status: 400 })
  await expect(library(`${page.token.slice(0, -3)}AAA`)).rejects.toMatchObject({ status: 401 })
  const { preview } = templates
  const body = { design: plain }
  await expect(send(server(), preview, { body }, { token: page.token })).rejects.toMatchObject({ status: 401 })
})

test('only an administrator changes the shared library; the database refuses everybody else by itself', async () => {
  const { owner } = await givenPage(server())
  const admin = await givenUser(server(), { groupId: 999 })
  await server().services.db.asSystem((tx) =>
    tx.run(sql`insert into user_totp (user_id, secret, confirmed_at) values (${admin.id}, '\\x00', now())`),
  )
  const body = { name: 'Chùa', category: 'hotel' as const, design: plain }
  await expect(send(server(), templates.create, { body }, { token: owner.token })).rejects.toMatchObject({
    status: 403,
  })
  const made = await send(server(), templates.create, { body }, { token: admin.token })
  expect(made).toMatchObject({ name: 'Chùa', category: 'hotel', design: { trade: 'hotel' } })
  const params = { id: made.id }
  const changed = await send(server(), templates.update, { params, body: { category: 'bar' } }, { token: admin.token })
  expect(changed).toMatchObject({ name: 'Chùa', category: 'bar' })
  await expect(
    server().services.db.as({ userId: owner.id }, (tx) =>
      tx.run(sql`delete from shared_templates where id = ${made.id}`),
    ),
  ).rejects.toThrow(/administrators/)
  await send(server(), templates.remove, { params }, { token: admin.token })
  await expect(send(server(), templates.remove, { params }, { token: admin.token })).rejects.toMatchObject({
    status: 404,
  })
})

test('guests see what was published and chosen, not what is being edited', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  const gateway = await givenGateway(server(), page)
  const seen = async () => (await openPortal(server(), gateway, { mac: randomMac() })).text
  const { id: from } = (await library(page.owner.token, { category: 'cafe' })).rows[0]!
  const { id } = await owner.create('Quán', from)
  await owner.save(id, welcoming('First words'))
  expect(await seen()).not.toContain('First words')
  expect(await owner.publish(id)).toMatchObject({ isActive: true, hasChanges: false })
  expect(await seen()).toContain('First words')
  expect(await owner.save(id, welcoming('Second words'))).toMatchObject({ hasChanges: true })
  expect(await seen()).toContain('First words')
  const other = await owner.create('Khác')
  await expect(owner.activate(other.id)).rejects.toMatchObject({ code: 'template/not-published' })
  await owner.save(other.id, welcoming('Other words'))
  await owner.publish(other.id)
  expect(await seen()).toContain('First words')
  await owner.activate(other.id)
  expect(await seen()).toContain('Other words')
  await expect(owner.remove(other.id)).rejects.toMatchObject({ code: 'template/active' })
  await owner.remove(id)
  expect((await owner.list()).rows.map(({ name }) => name)).toEqual(['Khác'])
})

test('nothing edited is lost: drafts are kept on the way, any version comes back with one press', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  const { id } = await owner.create('Quán')
  await owner.save(id, welcoming('One'))
  await owner.publish(id)
  await owner.save(id, welcoming('Two'))
  await owner.publish(id)
  await owner.save(id, welcoming('Three, unpublished'))
  const rows = (await owner.versions(id)).rows
  const published = rows.filter(({ isPublished }) => isPublished)
  expect(published.map(({ design, by }) => [design.welcome.en, by])).toEqual([
    ['Two', 'Lan'],
    ['One', 'Lan'],
  ])
  const restored = await owner.restore(id, published[1]!.version)
  expect(restored).toMatchObject({ design: { welcome: { en: 'One' } }, hasChanges: true })
  const kept = (await owner.versions(id)).rows[0]!
  expect(kept).toMatchObject({ isPublished: false, design: { welcome: { en: 'Three, unpublished' } } })
  const back = await owner.rollBack(id, published[1]!.version)
  expect(back).toMatchObject({ hasChanges: false, design: { welcome: { en: 'One' } } })
  expect((await owner.versions(id)).rows[0]).toMatchObject({ isPublished: true, design: { welcome: { en: 'One' } } })
  await expect(owner.restore(id, 999)).rejects.toMatchObject({ code: 'template/version-not-found' })
})

test('a call to action and a video need a plan that has them', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  const { id } = await owner.create('Quán')
  await owner.save(id, welcoming('Hello', { callToAction: { label: { en: 'Order' }, href: 'https://example.com/' } }))
  await expect(owner.publish(id)).rejects.toMatchObject({ status: 402 })
  await owner.save(id, welcoming('Hello', { video: { path: '/m/film.mp4', poster: '' } }))
  await expect(owner.publish(id)).rejects.toMatchObject({ status: 402 })
})

test('the draft is drawn for an editor as guests would see it, and a forged or old address shows nothing', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  const { id } = await owner.create('Quán')
  const design = welcoming('Look at me', { accent: '#7c4a2d', logoLoadingMs: 1000 })
  const drawn = await send(
    server(),
    templates.preview,
    { body: { design, venue: 'Cà phê Mộc', language: 'en', scheme: 'dark' } },
    { token: page.owner.token },
  )
  expect(drawn.body).toContain('Look at me')
  expect(drawn.body).toContain('Cà phê Mộc')
  expect(drawn.style).toContain('color-scheme:dark')
  const { previewUrl }: Template = await owner.save(id, design)
  const shown = await fetch(`${previewUrl}?lang=en`)
  expect(await shown.text()).toContain('Look at me')
  const policy = shown.headers.get('content-security-policy')!
  expect(policy).toContain(`frame-ancestors ${new URL(server().services.config.publicUrl).origin}`)
  expect(policy).not.toContain('unsafe')
  const pressed = await fetch(`${previewUrl}?lang=en`, { method: 'POST', body: new URLSearchParams({ terms: 'yes' }) })
  expect(await pressed.text()).toContain('online')
  expect((await fetch(previewUrl.slice(0, -2) + 'AA')).status).toBe(404)
  expect((await fetch(previewUrl.replace(id, page.eid))).status).toBe(404)
})

test('autologin waits for the guest’s own tick: nothing is ticked, and the script is the one the policy names', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  const gateway = await givenGateway(server(), page)
  const { id } = await owner.create('Quán')
  await owner.save(id, welcoming('Hello', { autologinSeconds: 9 }))
  await owner.publish(id)
  const { html, headers } = await openPortal(server(), gateway, { mac: randomMac() })
  expect(html).toContain('data-autologin="9"')
  expect(html).not.toMatch(/checked=/)
  const hashes = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  )
  expect(hashes).toHaveLength(2)
  for (const hash of hashes) expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
})

test('switching the survey off lets guests pass over its steps, and nothing else', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  const gateway = await givenGateway(server(), page)
  const on = { token: page.token }
  const question = { id: 'n', type: 'nps' as const, label: {}, required: true, options: [], mappingField: '' }
  const steps = [
    { id: 'ask', type: 'survey' as const, title: { en: 'How was it?' }, questions: [question] },
    { id: 'tap', type: 'one-tap' as const, title: { en: 'Just tap' } },
  ]
  const flow = await send(server(), flows.create, { body: { name: 'Hỏi', steps } }, on)
  await send(server(), flows.publish, { params: { id: flow.id }, body: {} }, on)
  const seen = async () => (await openPortal(server(), gateway, { mac: randomMac() })).text
  expect(await seen()).toContain('How was it?')
  const { id } = await owner.create('Quán')
  await owner.save(id, welcoming('Hello', { survey: false }))
  await owner.publish(id)
  expect(await seen()).toContain('Just tap')
})

test('a picture of a template is known to be in use', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  const eid = await givenFile(server(), page)
  const [file] = (await send(server(), media.list, { query: { pageId: page.eid } }, { token: page.token })).rows
  const logo = { eid, width: 8, height: 8, sizes: [{ path: new URL(file!.url).pathname, width: 8 }] }
  const { id } = await owner.create('Quán')
  await owner.save(id, { ...plain, logo })
  const { rows } = await send(server(), media.uses, { params: { eid } }, { token: page.token })
  expect(rows).toEqual([{ feature: 'templates', name: 'Quán', href: `/dashboard/template/${id}` }])
})
