import { expect, test } from 'vitest'
import { flows, type FlowStep } from '@portico/contract/flows.ts'
import { portal } from '@portico/contract/portal.ts'
import { givenGateway, givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { randomMac } from '../testing/givenGuest.ts'
import { openPortal, post } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
type Draft = Pick<FlowStep, 'id' | 'type'> & Partial<FlowStep>
const titled = (title: string): Draft[] => [{ id: 'tap', type: 'one-tap', title: { en: title } }]

const calls = (page: Venue, token = page.token) => ({
  create: (name: string, steps?: Draft[]) => send(server(), flows.create, { body: { name, steps } }, { token }),
  update: (id: string, steps: Draft[]) => send(server(), flows.update, { params: { id }, body: { steps } }, { token }),
  publish: (id: string) => send(server(), flows.publish, { params: { id }, body: {} }, { token }),
  check: (id: string) => send(server(), flows.check, { params: { id } }, { token }),
  versions: (id: string) => send(server(), flows.versions, { params: { id } }, { token }),
  rollBack: (id: string, version: number) =>
    send(server(), flows.rollBack, { params: { id }, body: { version } }, { token }),
  activate: (id: string) => send(server(), flows.activate, { params: { id } }, { token }),
  assign: (id: string, gateways: string[]) =>
    send(server(), flows.assign, { params: { id }, body: { gateways } }, { token }),
  remove: (id: string) => send(server(), flows.remove, { params: { id } }, { token }),
  list: () => send(server(), flows.list, {}, { token }),
})

test('a Connect button in front of another step is not published: it would not connect', async () => {
  const owner = calls(await givenPage(server()))
  const code: Draft = { id: 'code', type: 'access-code' }
  const { id } = await owner.create('Wi-Fi', [...titled('Hello'), code])
  expect((await owner.check(id)).problems).toMatchObject([{ stepId: 'tap', code: 'one-tap-early' }])
  await expect(owner.publish(id)).rejects.toMatchObject({ code: 'flow/not-ready' })
  await owner.update(id, [code, ...titled('Hello')])
  expect(await owner.publish(id)).toMatchObject({ version: 1 })
})

test('guests see what was published, not what is being edited; anyone who has begun keeps their version', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  const gateway = await givenGateway(server(), page)
  const enter = () => openPortal(server(), gateway, { mac: randomMac() })
  const { id } = await owner.create('Hello', [
    { ...titled('First hello')[0]!, buttonLabel: { en: 'Next' } },
    { id: 'ask', type: 'survey', title: { en: 'Second page' }, questions: [nps()] },
  ])
  expect((await enter()).text).not.toContain('First hello')
  expect(await owner.publish(id)).toMatchObject({ version: 1, isActive: true, hasChanges: false })
  const early = await enter()
  expect(early.text).toContain('First hello')
  expect(await owner.update(id, titled('New hello'))).toMatchObject({ version: 1, hasChanges: true })
  expect((await enter()).text).toContain('First hello')
  await owner.publish(id)
  expect((await enter()).text).toContain('New hello')
  await post(server(), early.action, { terms: 'yes' })
  expect((await post(server(), early.action, {})).text).toContain('Second page')
  const back = await owner.rollBack(id, 1)
  expect(back).toMatchObject({ version: 3, steps: [{ title: { en: 'First hello' } }, {}] })
  expect((await enter()).text).toContain('First hello')
  expect((await owner.versions(id)).rows.map(({ version, publishedBy }) => [version, publishedBy])).toEqual([
    [3, 'Lan'],
    [2, 'Lan'],
    [1, 'Lan'],
  ])
})

test('no question can pass for the guest’s own consent', async () => {
  const owner = calls(await givenPage(server()))
  for (const id of ['terms', 'marketing', 'wording', 'do'])
    await expect(
      owner.create('Hello', [{ id: 'ask', type: 'survey', questions: [{ ...nps(), id }] }]),
    ).rejects.toMatchObject({ code: 'request/invalid' })
})

const nps = () => ({ id: 'n', type: 'nps' as const, label: {}, required: true, options: [], mappingField: '' })

test('what is not ready is explained step by step in words, and stays a draft', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  const { id } = await owner.create('Hello', [
    { id: 'a', type: 'form' },
    { id: 'b', type: 'terms' },
    { id: 'c', type: 'phone-code', codeDeliverMode: ['email', 'zalo'] },
    { id: 'd', type: 'google' },
    { id: 'e', type: 'video', video: { mediaUrl: '/m/x.mp4', posterUrl: '', seconds: 5, skipAfterSeconds: 9 } },
    { id: 'f', type: 'password' },
  ])
  const { problems } = await owner.check(id)
  expect(problems.map(({ stepId, code }) => `${stepId} ${code}`)).toEqual([
    'a no-questions',
    'b terms-late',
    'c code-way-unfit',
    'c code-way-unconnected',
    'd sign-in-unconnected',
    'e video-plan',
    'e skip-late',
    'f no-password',
  ])
  for (const { sentence } of problems) expect(sentence).toMatch(/\w+ \w+/)
  await expect(owner.publish(id)).rejects.toMatchObject({ status: 409, code: 'flow/not-ready' })
  await owner.update(id, [])
  expect((await owner.check(id)).problems).toMatchObject([{ stepId: null, code: 'empty' }])
})

test('a gateway may have a flow of its own; the page’s is for the rest, and is not deleted while guests pass it', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  const [inside, garden] = [await givenGateway(server(), page), await givenGateway(server(), page)]
  const [first, second] = [await owner.create('In', titled('Inside')), await owner.create('Out', titled('Garden'))]
  await expect(owner.activate(second.id)).rejects.toMatchObject({ code: 'flow/not-published' })
  await owner.publish(first.id)
  await owner.publish(second.id)
  expect((await owner.assign(second.id, [garden.nasId])).gateways).toEqual([garden.nasId])
  const says = async (gateway: typeof inside) => (await openPortal(server(), gateway, { mac: randomMac() })).text
  expect([await says(inside), await says(garden)]).toEqual([
    expect.stringContaining('Inside'),
    expect.stringContaining('Garden'),
  ])
  const stranger = await givenGateway(server(), await givenPage(server()))
  await expect(owner.assign(second.id, [stranger.nasId])).rejects.toMatchObject({ code: 'device/not-found' })
  await expect(owner.remove(first.id)).rejects.toMatchObject({ code: 'flow/active' })
  await owner.activate(second.id)
  await owner.remove(first.id)
  expect((await owner.list()).rows.map(({ name }) => name)).toEqual(['Out'])
})

test('two who publish at once make two versions', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  const { id } = await owner.create('Hello', titled('Hello'))
  await Promise.all([owner.publish(id), owner.publish(id), owner.publish(id)])
  expect((await owner.versions(id)).rows.map(({ version }) => version)).toEqual([3, 2, 1])
})

test('staff read the code a guest at the counter waits for, and tell it', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: 'http://10.5.50.1/login' } })
  const { id } = await calls(page).create('Counter', [{ id: 'code', type: 'phone-code', codeDeliverMode: ['staff'] }])
  await calls(page).publish(id)
  const guest = await openPortal(server(), gateway, { mac: randomMac() })
  await post(server(), guest.action, { phone: '0912345678', terms: 'yes' })
  const clerk = await givenMember(server(), page, 'staff')
  const { rows } = await send(server(), portal.codes, {}, { token: clerk.pageToken })
  expect(rows).toEqual([expect.objectContaining({ hint: '•••678', code: expect.stringMatching(/^\d{6}$/) })])
  const done = await post(server(), guest.action, { code: rows[0]!.code })
  expect(done.location).toMatch(/^http:\/\/10\.5\.50\.1\/login/)
  expect((await send(server(), portal.codes, {}, { token: clerk.pageToken })).rows).toEqual([])
})
