import { expect, test } from 'vitest'
import { flows, type FlowStep } from '@portico/contract/flows.ts'
import { portal } from '@portico/contract/portal.ts'
import { pageTemplates, TemplateDesign } from '@portico/contract/templates.ts'
import { givenGateway, givenPage, send, type Venue } from '../testing/given.ts'
import { randomMac } from '../testing/givenGuest.ts'
import { openPortal } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
type Draft = Pick<FlowStep, 'id' | 'type'> & Partial<FlowStep>
type Change = { steps?: Draft[]; name?: string; templateId?: string | null; revision?: number }
const titled = (title: string): Draft[] => [{ id: 'tap', type: 'one-tap', title: { en: title } }]

const calls = ({ token }: Venue) => ({
  create: (name: string, steps?: Draft[]) => send(server(), flows.create, { body: { name, steps } }, { token }),
  update: (id: string, body: Change) => send(server(), flows.update, { params: { id }, body }, { token }),
  publish: (id: string, revision?: number) =>
    send(server(), flows.publish, { params: { id }, body: { revision } }, { token }),
  rollBack: (id: string, version: number) =>
    send(server(), flows.rollBack, { params: { id }, body: { version } }, { token }),
  assign: (id: string, gateways: string[]) =>
    send(server(), flows.assign, { params: { id }, body: { gateways } }, { token }),
  read: (id: string) => send(server(), flows.read, { params: { id } }, { token }),
  preview: (templateId: string | null) =>
    send(server(), portal.preview, { body: { steps: titled('Hi'), index: 0, language: 'en', templateId } }, { token }),
  async template(name: string, accent: string, isPublished = true) {
    const { id } = await send(server(), pageTemplates.create, { body: { name } }, { token })
    const design = { ...TemplateDesign.parse({}), accent }
    await send(server(), pageTemplates.update, { params: { id }, body: { design } }, { token })
    if (isPublished) await send(server(), pageTemplates.publish, { params: { id } }, { token })
    return id
  },
  forget: (id: string) => send(server(), pageTemplates.remove, { params: { id } }, { token }),
})

test('a new name, and publishing what is there, are nobody’s change of the draft', async () => {
  const owner = calls(await givenPage(server()))
  const { id, revision } = await owner.create('Wi-Fi', titled('One'))
  await owner.update(id, { name: 'Sân' })
  await owner.update(id, { steps: titled('One'), revision })
  expect((await owner.publish(id, revision)).revision).toBe(revision)
})

test('guests of a flow see its template once that is published with it; those of the page see the page’s', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  const seen = async (gateway: Parameters<typeof openPortal>[1]) =>
    (await openPortal(server(), gateway, { mac: randomMac() })).html
  const [hall, garden] = [await givenGateway(server(), page), await givenGateway(server(), page)]
  await owner.template('Sảnh', '#7a1fa2')
  const green = await owner.template('Vườn', '#1b5e20')
  const flow = await owner.create('Vườn', titled('Hello'))
  await owner.publish(flow.id)
  const other = await owner.create('Riêng', titled('Garden'))
  await owner.publish(other.id)
  await owner.assign(other.id, [garden.nasId])
  const draft = await owner.update(other.id, { templateId: green })
  expect([draft.templateId, draft.hasChanges]).toEqual([green, true])
  expect(await seen(garden)).toContain('#7a1fa2')
  expect(await owner.publish(other.id)).toMatchObject({ templateId: green, hasChanges: false })
  expect(await seen(garden)).toContain('#1b5e20')
  expect(await seen(hall)).toContain('#7a1fa2')
  expect((await owner.preview(green)).style).toContain('#1b5e20')
  // A template that is deleted gives way to the page's, and leaves nothing to be published.
  await owner.forget(green)
  expect(await seen(garden)).toContain('#7a1fa2')
  expect(await owner.read(other.id)).toMatchObject({ templateId: null, hasChanges: false })
  expect((await owner.rollBack(other.id, 2)).templateId).toBe(null)
})

test('a template guests never saw is not shown to them, and one of another page is not taken', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  const gateway = await givenGateway(server(), page)
  await owner.template('Sảnh', '#7a1fa2')
  const draft = await owner.template('Nháp', '#1b5e20', false)
  const { id } = await owner.create('Wi-Fi', titled('Hello'))
  await owner.update(id, { templateId: draft })
  await owner.publish(id)
  const { html } = await openPortal(server(), gateway, { mac: randomMac() })
  expect([html.includes('#7a1fa2'), html.includes('#1b5e20')]).toEqual([true, false])
  const stranger = await calls(await givenPage(server())).template('Lạ', '#0d47a1')
  await expect(owner.update(id, { templateId: stranger })).rejects.toMatchObject({ code: 'template/not-found' })
})

test('words that are being written are drawn before anybody agrees to them', async () => {
  const page = await givenPage(server())
  const steps: Draft[] = [{ id: 'form', type: 'form', questions: [phone()] }]
  const wordings = {
    marketing: {
      texts: { en: 'Offers of {venue}, {maxPerMonth} a month' },
      channels: ['sms' as const],
      maxPerMonth: 3,
    },
    terms: { texts: { en: 'No shoes on the sofa.' } },
  }
  const draw = (isTerms: boolean) =>
    send(
      server(),
      portal.preview,
      { body: { steps, index: 0, language: 'en', wordings, isTerms } },
      { token: page.token },
    )
  expect((await draw(false)).body).toContain('Offers of Quán Lá, 3 a month')
  expect((await draw(true)).body).toContain('No shoes on the sofa.')
})

const phone = () => ({
  id: 'phone',
  type: 'phone' as const,
  label: {},
  mappingField: 'phone',
  required: true,
  options: [],
})
