import { expect, test } from 'vitest'
import { finance } from '@portico/contract/finance.ts'
import { givenUser, send, type Person } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'
import { credit } from './index.ts'
import { transfer } from './ledger.ts'

const server = useServer()
const read = (person: Person, query: object = {}) =>
  send(server(), finance.statement, { query }, { token: person.token })

async function givenMoved() {
  const lan = await givenUser(server())
  const { services } = server()
  await credit(services, { userId: lan.id, amount: 500_000, reason: 'FT2026', key: `in ${lan.id}` })
  await services.db.asSystem((tx) =>
    transfer(tx, services.clock.now(), {
      key: `out ${lan.id}`,
      from: { userId: lan.id },
      to: { side: 'bank' },
      amount: 120_000,
      currency: 'VND',
      reason: 'PRO × 1',
      by: lan.id,
    }),
  )
  return lan
}

test('a statement lists what came and went, newest first, with the balance after each', async () => {
  const lan = await givenMoved()
  expect(await read(lan)).toMatchObject({
    count: 2,
    balance: { currency: 'VND', balance: 380_000 },
    sums: { in: 500_000, out: 120_000 },
    rows: [
      { amount: -120_000, balanceAfter: 380_000, reason: 'PRO × 1' },
      { amount: 500_000, balanceAfter: 500_000, reason: 'FT2026' },
    ],
  })
  expect(await read(lan, { kind: 'in' })).toMatchObject({ count: 1, sums: { in: 500_000, out: 0 } })
  expect(await read(lan, { to: '2020-01-01' })).toMatchObject({ count: 0, rows: [], sums: { in: 0, out: 0 } })
})

test('nobody reads another’s statement', async () => {
  await givenMoved()
  expect(await read(await givenUser(server()))).toMatchObject({ count: 0, rows: [], balance: { balance: 0 } })
})

test('days of a statement are those of the reader’s clock', async () => {
  const lan = await givenUser(server())
  const { db } = server().services
  const at = new Date('2026-03-01T18:30:00Z')
  const money = { from: { side: 'bank' }, to: { userId: lan.id }, amount: 9, currency: 'VND', by: null } as const
  await db.asSystem((tx) => transfer(tx, at, { ...money, key: `zone ${lan.id}`, reason: 'FT' }))
  const count = async (timeZone: string, day: string) => (await read(lan, { from: day, to: day, timeZone })).count
  expect(await count('UTC', '2026-03-01')).toBe(1)
  expect(await count('Asia/Ho_Chi_Minh', '2026-03-01')).toBe(0)
  expect(await count('Asia/Ho_Chi_Minh', '2026-03-02')).toBe(1)
})
