import { expect, test } from 'vitest'
import { flows } from '@portico/contract/flows.ts'
import { pageTemplates, TemplateDesign } from '@portico/contract/templates.ts'
import { ApiError } from '@portico/contract/http/client.ts'
import { UNDO_MINUTES } from '@portico/contract/http/undo.ts'
import { handClock } from '../../testing/clock.ts'
import { givenMember, givenPage, send } from '../../testing/given.ts'
import { useServer } from '../../testing/server.ts'

const clock = handClock()
const server = useServer({ clock })
const steps = (title: string) => [{ id: 'tap', type: 'one-tap' as const, title: { en: title } }]
const design = (title: string) => ({ ...TemplateDesign.parse({}), welcome: { en: title } })
type Seen = { revision?: number }

/** The same calls for both: each draft is known by the words guests would read. */
const resources = {
  'login flow': (token: string) => ({
    ...common(flows, token),
    create: () => send(server(), flows.create, { body: { name: 'Wi-Fi', steps: steps('Zero') } }, { token }),
    save: (id: string, title: string, seen: Seen = {}) =>
      send(server(), flows.update, { params: { id }, body: { steps: steps(title), ...seen } }, { token }),
    titleOf: (one: object) => (one as { steps: ReturnType<typeof steps> }).steps[0]!.title.en,
  }),
  template: (token: string) => ({
    ...common(pageTemplates, token),
    create: () => send(server(), pageTemplates.create, { body: { name: 'Wi-Fi' } }, { token }),
    save: (id: string, title: string, seen: Seen = {}) =>
      send(server(), pageTemplates.update, { params: { id }, body: { design: design(title), ...seen } }, { token }),
    titleOf: (one: object) => (one as { design: TemplateDesign }).design.welcome.en,
  }),
}

const common = (group: typeof flows | typeof pageTemplates, token: string) => ({
  read: (id: string) => send(server(), group.read, { params: { id } }, { token }),
  publish: (id: string, seen: Seen = {}) => send(server(), group.publish, { params: { id }, body: seen }, { token }),
  versions: (id: string) => send(server(), group.versions, { params: { id } }, { token }),
  restore: (id: string, version: number) =>
    send(server(), group.restore, { params: { id }, body: { version } }, { token }),
  rollBack: (id: string, version: number) =>
    send(server(), group.rollBack, { params: { id }, body: { version } }, { token }),
  activate: (id: string) => send(server(), group.activate, { params: { id } }, { token }),
  use: (id: string) => send(server(), group.publish, { params: { id }, body: { use: true } }, { token }),
  undo: (id: string) => send(server(), group.undoPublish, { params: { id } }, { token }),
})

const kinds = Object.keys(resources) as (keyof typeof resources)[]

test.each(kinds)('a %s: publish, change, roll back, restore; the draft that is replaced is kept', async (kind) => {
  const { token } = await givenPage(server())
  const owner = resources[kind](token)
  const { id } = await owner.create()
  await owner.save(id, 'One')
  expect(await owner.publish(id)).toMatchObject({ version: 1, isActive: true, hasChanges: false })
  await owner.save(id, 'Two')
  const second = await owner.publish(id)
  expect(second.version).toBe(2)
  expect(await owner.save(id, 'Three')).toMatchObject({ version: 2, hasChanges: true })
  const back = await owner.rollBack(id, 1)
  expect([owner.titleOf(back), back.hasChanges, back.version]).toEqual(['One', false, 4])
  const list = async () =>
    (await owner.versions(id)).rows.map((row) => [row.version, row.isPublished, owner.titleOf(row)])
  expect(await list()).toEqual([
    [4, true, 'One'],
    [3, false, 'Three'],
    [2, true, 'Two'],
    [1, true, 'One'],
  ])
  const restored = await owner.restore(id, 3)
  expect([owner.titleOf(restored), restored.hasChanges, restored.version]).toEqual(['Three', true, 4])
  await expect(owner.restore(id, 99)).rejects.toMatchObject({ status: 404 })
})

test.each(kinds)(
  'of two who edit a %s the second reads who changed it and when, and overwrites nothing',
  async (kind) => {
    const page = await givenPage(server())
    const manager = await givenMember(server(), page, 'manager')
    const [hers, his] = [resources[kind](page.token), resources[kind](manager.pageToken)]
    const { id, revision } = await hers.create()
    const first = await hers.save(id, 'Hers', { revision })
    expect(first.revision).toBe(revision + 1)
    for (const attempt of [() => his.save(id, 'His', { revision }), () => his.publish(id, { revision })]) {
      const error = await attempt().catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({ code: 'draft/changed', status: 409, change: { by: 'Lan', at: first.updatedAt } })
    }
    expect(hers.titleOf(await hers.read(id))).toBe('Hers')
    const both = await Promise.allSettled(['A', 'B'].map((title) => hers.save(id, title, { revision: first.revision })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  },
)

test.each(kinds)('the draft of a %s that another person overwrites is kept as theirs', async (kind) => {
  const page = await givenPage(server())
  const manager = await givenMember(server(), page, 'manager')
  const [hers, his] = [resources[kind](page.token), resources[kind](manager.pageToken)]
  const { id } = await hers.create()
  const { revision } = await hers.save(id, 'Hers')
  await his.save(id, 'His', { revision })
  const [kept] = (await his.versions(id)).rows
  expect([hers.titleOf(kept!), kept!.isPublished]).toEqual(['Hers', false])
  expect('by' in kept! ? kept.by : kept!.publishedBy).toBe('Lan')
})

test.each(kinds)(
  'two who publish a %s at once make two versions, and a new name is no change of the draft',
  async (kind) => {
    const { token } = await givenPage(server())
    const owner = resources[kind](token)
    const { id, revision } = await owner.create()
    await expect(owner.activate(id)).rejects.toMatchObject({ status: 409 })
    await Promise.all([owner.publish(id), owner.publish(id, { revision })])
    expect((await owner.versions(id)).rows.map(({ version }) => version)).toEqual([2, 1])
    expect((await owner.read(id)).revision).toBe(revision)
  },
)

test.each(kinds)('publishing a %s can be undone: guests get the version before, the draft stays', async (kind) => {
  const { token } = await givenPage(server())
  const owner = resources[kind](token)
  const { id } = await owner.create()
  await owner.save(id, 'One')
  await owner.publish(id)
  await owner.save(id, 'Two')
  expect(await owner.publish(id)).toMatchObject({ version: 2, hasChanges: false })
  const back = await owner.undo(id)
  expect([owner.titleOf(back), back.version, back.hasChanges, back.isActive]).toEqual(['Two', 1, true, true])
  expect((await owner.versions(id)).rows.map(({ version, isPublished }) => [version, isPublished])).toEqual([
    [2, true],
    [1, true],
  ])
  expect(await owner.undo(id)).toMatchObject({ version: 0, isActive: false, hasChanges: true })
  await expect(owner.undo(id)).rejects.toMatchObject({ status: 409, code: 'draft/undo-late' })
  expect(await owner.publish(id)).toMatchObject({ version: 3, isActive: true })
})

test.each(kinds)('undoing the publication that put a %s into use brings back what was in use', async (kind) => {
  const page = await givenPage(server())
  const owner = resources[kind](page.token)
  const [first, second] = [await owner.create(), await owner.create()]
  await owner.publish(first.id)
  expect(await owner.publish(second.id)).toMatchObject({ version: 1, isActive: false })
  await owner.save(second.id, 'Two')
  expect(await owner.use(second.id)).toMatchObject({ version: 2, isActive: true })
  expect(await owner.read(first.id)).toMatchObject({ isActive: false })
  expect(await owner.undo(second.id)).toMatchObject({ version: 1, isActive: false })
  expect(await owner.read(first.id)).toMatchObject({ isActive: true })
  clock.advance(UNDO_MINUTES * 60 + 1)
  await expect(owner.undo(second.id)).rejects.toMatchObject({ status: 409, code: 'draft/undo-late' })
})
