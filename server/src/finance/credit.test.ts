import { expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { sql } from '../core/db/database.ts'
import { givenPage, givenUser, send, type Person } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'
import { credit } from './index.ts'

const server = useServer()
const readOwn = ({ id, token }: Person) => send(server(), accounts.read, { params: { userId: id } }, { token })

test('somebody who never had money reads nothing in đồng, and what is credited right after', async () => {
  const lan = await givenUser(server())
  expect((await readOwn(lan)).finance).toEqual({ currency: 'VND', balance: 0 })
  await credit(server().services, { userId: lan.id, amount: 500_000, reason: 'FT1', key: `a ${lan.id}` })
  expect((await readOwn(lan)).finance).toEqual({ currency: 'VND', balance: 500_000 })
})

test('a credit repeated under its key is booked and written to the log once', async () => {
  const lan = await givenUser(server())
  const order = { userId: lan.id, amount: 70_000, reason: 'FT2', key: `b ${lan.id}` }
  const answers = await Promise.all([1, 2, 3].map(() => credit(server().services, order)))
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  const rows = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select action, actor_kind, detail from account_log where subject = ${lan.id}`),
  )
  expect(rows).toEqual([
    {
      action: 'finance.credit',
      actorKind: 'system',
      detail: expect.objectContaining({ amount: 70_000, currency: 'VND' }),
    },
  ])
})

test('the owner’s open dashboard hears that money came in', async () => {
  const page = await givenPage(server())
  const heard: string[] = []
  const stop = server().services.signals.subscribe(page.eid, (topic) => heard.push(topic))
  await credit(server().services, { userId: page.owner.id, amount: 1, reason: '', key: `c ${page.eid}` })
  await expect.poll(() => heard).toContain('finance')
  stop()
})
