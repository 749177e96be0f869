import { expect, test } from 'vitest'
import { sql } from '../../core/db/database.ts'
import { mayContact } from '../../guests/index.ts'
import { formStep, givenGateway, givenPage, givenSteps } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { codeTo, lettersTo } from '../../testing/outbox.ts'
import { knock, openPortal, post } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const LOGIN = 'http://10.5.50.1/login'
const server = useServer({ config: { demo: true } })

async function given(steps: object[]) {
  const page = await givenPage(server())
  await givenSteps(server(), page, steps)
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: LOGIN } })
  const { action } = await openPortal(server(), gateway, { mac: randomMac() })
  const send = (fields: Record<string, string>) => post(server(), action, { terms: 'yes', ...fields })
  return { page, action, send }
}

test.for([
  { field: 'email', step: { type: 'email-code', codeDeliverMode: ['email'] }, is: 'once@example.test', to: '' },
  { field: 'phone', step: { type: 'phone-code', codeDeliverMode: ['sms'] }, is: '0912000771', to: '+84912000771' },
] as const)(
  'a $field typed in the form is not asked again: the code is sent to it, and it can be changed',
  async ({ field, step, is, to }) => {
    const { action, send } = await given([formStep({ [field]: 'required' }), step])
    await send({ [field]: is })
    expect(await lettersTo(server(), to || is)).toHaveLength(1)
    expect((await knock(server(), { path: action })).html).toContain('one-time-code')
    await send({ do: 'change' })
    const asked = await knock(server(), { path: action })
    expect(asked.html).toMatch(new RegExp(`name="${field}"`))
    expect(asked.html).not.toContain('one-time-code')
    const other = field === 'email' ? 'other@example.test' : '0912000772'
    const sent = await send({ [field]: other })
    expect(sent.status).toBe(429)
    expect(await lettersTo(server(), to || is)).toHaveLength(1)
  },
)

test('the code that came unasked lets the guest in', async () => {
  const { send } = await given([formStep({ email: 'required' }), { type: 'email-code', codeDeliverMode: ['email'] }])
  await send({ email: 'in@example.test' })
  expect((await send({ code: await codeTo(server(), 'in@example.test') })).location).toMatch(LOGIN)
})

const CHANNELS = ['email', 'sms', 'zalo']
test.for([
  { fields: {}, may: [false, false, false] },
  { fields: { email: 'c@example.test' }, may: [true, false, false] },
  { fields: { phone: '0912000773' }, may: [false, true, true] },
])('messages are agreed to only by ways the guest has given: $fields', async ({ fields, may }) => {
  const { page, send } = await given([formStep({ name: 'optional', phone: 'optional', email: 'optional' })])
  await send({ name: 'Lan', marketing: 'yes', of_age: 'yes', ...(fields as Record<string, string>) })
  const { db } = server().services
  await db.asSystem(async (tx) => {
    const guest = await tx.first(sql<{ id: string }>`select id from guests where page_id = ${page.eid}`)
    // Staff type the rest in later: that is no consent.
    await tx.run(sql`update guests set phone = coalesce(phone, '+84912000774'), email = coalesce(email, 's@example.test')
      where page_id = ${page.eid}`)
    const of = { pageId: page.eid, guestId: guest!.id }
    const allowed = []
    for (const channel of CHANNELS) allowed.push(await mayContact(tx, of, 'marketing', channel))
    expect(allowed).toEqual(may)
  })
})
