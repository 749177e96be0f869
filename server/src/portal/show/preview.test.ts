import { expect, test } from 'vitest'
import { flows } from '@portico/contract/flows.ts'
import { portal } from '@portico/contract/portal.ts'
import { sql } from '../../core/db/database.ts'
import { givenGateway, givenPage, send } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { openPortal } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer()

test('the builder is shown exactly what a guest is shown, in the language and light it asks for', async () => {
  const { token } = await givenPage(server(), 'Quán Lá')
  const steps = [
    { id: 'rules', type: 'terms' as const, title: { en: 'House <rules>' } },
    { id: 'ask', type: 'email-code' as const, codeDeliverMode: ['email' as const], buttonColor: '#7c2d12' },
  ]
  const draw = (body: object) => send(server(), portal.preview, { body: { steps, index: 0, ...body } }, { token })
  const rules = await draw({ language: 'en', scheme: 'dark' })
  expect(rules.body).toMatch(/House &lt;rules&gt;.*name="terms"/s)
  expect(rules.style).toContain('color-scheme:dark')
  expect(rules.style).not.toContain('prefers-color-scheme')
  // The terms are behind the guest who stands before the second step.
  const ask = await draw({ index: 1, language: 'vi' })
  expect(ask.body).toContain('type="email"')
  expect(ask.body).not.toContain('name="terms"')
  expect(ask.style).toContain('#7c2d12')
  expect((await draw({ index: 1, isCodeSent: true })).body).toContain('one-time-code')
  await expect(draw({ index: 2 })).rejects.toMatchObject({ status: 400 })
})

test('what is connected is reported before anything is published', async () => {
  const { token } = await givenPage(server())
  const facts = await send(server(), flows.facts, {}, { token })
  expect(facts.ways).toEqual(expect.arrayContaining(['screen', 'staff']))
  expect(facts).toMatchObject({ signIns: [], hasVideo: false })
})

test('a draft opens at a simulated gateway of its own page, and at no other', async () => {
  const page = await givenPage(server())
  const body = { name: 'Draft', steps: [{ id: 'tap', type: 'one-tap' as const, title: { en: 'Only a draft' } }] }
  const { id } = await send(server(), flows.create, { body }, { token: page.token })
  const [real, simulated] = [await givenGateway(server(), page), await givenGateway(server(), page)]
  const elsewhere = await givenGateway(server(), await givenPage(server()))
  for (const gateway of [simulated, elsewhere])
    await server().services.db.asSystem((tx) =>
      tx.run(sql`update gateways set is_simulator = true where id = ${gateway.id}`),
    )
  const opens = async (gateway: typeof real, flow = id) =>
    (await openPortal(server(), gateway, { mac: randomMac(), flow })).text.includes('Only a draft')
  expect(await opens(simulated)).toBe(true)
  expect([await opens(real), await opens(elsewhere), await opens(simulated, `${id}'`)]).toEqual([false, false, false])
  await expect(send(server(), flows.tryOut, { params: { id } }, { token: page.token })).rejects.toMatchObject({
    code: 'try/unavailable',
  })
})
