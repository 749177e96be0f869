import { expect, test } from 'vitest'
import { adminCredits } from '@portico/contract/finance/credits.ts'
import { billingSettings } from '@portico/contract/finance/billing.ts'
import { finance } from '@portico/contract/finance.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { sql } from '../core/db/database.ts'
import { givenAdmin } from '../testing/admin.ts'
import { givenPage, givenUser, send, type Person } from '../testing/given.ts'
import { moneyFaults } from '../testing/money.ts'
import { useServer } from '../testing/server.ts'
import { credit, readFinance, transfer } from './index.ts'

const server = useServer()
const as = ({ token }: Person) => ({ token })
let made = 0
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
type Wish = Partial<Request<typeof adminCredits.create>['body']>
const give = (admin: Person, owner: Person, wish: Wish = {}) =>
  send(
    server(),
    adminCredits.create,
    {
      body: {
        owner: owner.email,
        amount: 300_000,
        reason: 'Chuyển khoản 24/11',
        proof: { name: 'bien-lai.png', base64: PNG },
        key: `c${++made}`,
        ...wish,
      },
    },
    as(admin),
  )
const decide = (admin: Person, id: string, isApproved = true) =>
  send(server(), adminCredits.decide, { params: { id }, body: { isApproved, note: '' } }, as(admin))
const takeBack = (admin: Person, transferId: string, amount: number, key = `t${++made}`) =>
  send(server(), adminCredits.takeBack, { body: { transferId, amount, reason: 'Cộng nhầm', key } }, as(admin))
const balanceOf = ({ id }: Person) => server().services.db.asSystem(async (tx) => (await readFinance(tx, id)).balance)
const spend = ({ id }: Person, amount: number) =>
  server().services.db.asSystem((tx) =>
    transfer(tx, new Date(), {
      key: `spend ${++made}`,
      from: { userId: id },
      to: { side: 'sales' },
      amount,
      currency: 'VND',
      reason: 'PRO × 1',
      by: id,
    }),
  )

test('a credit up to the set sum is booked at once, once for its key, with a proof that is kept', async () => {
  const [admin, page] = [await givenAdmin(server()), await givenPage(server())]
  const key = `twice ${page.eid}`
  const [one, two] = [await give(admin, page.owner, { key }), await give(admin, page.owner, { key })]
  expect(one).toMatchObject({ state: 'booked', kind: 'credit', proofName: 'bien-lai.png', owner: page.owner.email })
  expect(two.id).toBe(one.id)
  expect(await balanceOf(page.owner)).toBe(300_000)
  await expect(give(admin, page.owner, { key, amount: 1 })).rejects.toMatchObject({ code: 'finance/key-used' })
  const proof = await send(server(), adminCredits.proof, { params: { id: one.id } }, as(admin))
  expect(proof).toEqual({ filename: 'bien-lai.png', type: 'image/png', base64: PNG })
  const { rows } = await send(server(), finance.statement, { query: {} }, as(page.owner))
  expect(rows).toMatchObject([{ amount: 300_000, reason: 'Chuyển khoản 24/11' }])
})

test('no proof, a file that is none, an unknown owner and a caller who is no administrator are refused', async () => {
  const [admin, lan] = [await givenAdmin(server()), await givenUser(server())]
  const text = Buffer.from('<svg onload=alert(1)>').toString('base64')
  await expect(give(admin, lan, { proof: { name: 'a.png', base64: text } })).rejects.toMatchObject({
    code: 'finance/proof',
  })
  await expect(give(admin, lan, { proof: { name: '', base64: '' } })).rejects.toMatchObject({ status: 400 })
  await expect(give(admin, lan, { owner: 'khong-co@quan.test' })).rejects.toMatchObject({
    code: 'finance/user-not-found',
  })
  await expect(give(lan, lan)).rejects.toMatchObject({ status: 403 })
  await server().services.db.asSystem((tx) => tx.run(sql`delete from user_totp where user_id = ${admin.id}`))
  await expect(give(admin, lan)).rejects.toMatchObject({ code: 'auth/totp-setup-required' })
  expect(await balanceOf(lan)).toBe(0)
})

test('above the set sum a second administrator approves, once, and never the one who asked', async () => {
  const [admin, second, lan] = [await givenAdmin(server()), await givenAdmin(server()), await givenUser(server())]
  const asked = await give(admin, lan, { amount: 5_000_001 })
  expect(asked).toMatchObject({ state: 'waiting', isOwn: true, transferId: null })
  expect(await balanceOf(lan)).toBe(0)
  await expect(decide(admin, asked.id)).rejects.toMatchObject({ code: 'finance/second-person' })
  const answers = await Promise.allSettled([decide(second, asked.id), decide(second, asked.id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await balanceOf(lan)).toBe(5_000_001)
  await expect(decide(second, asked.id)).rejects.toMatchObject({ code: 'finance/decided' })
  const declined = await give(admin, lan, { amount: 9_000_000 })
  expect(await decide(second, declined.id, false)).toMatchObject({ state: 'declined' })
  expect(await balanceOf(lan)).toBe(5_000_001)
  const settings = await send(server(), billingSettings.read, {}, as(admin))
  const body = { ...settings, approveAbove: { ...settings.approveAbove, VND: 100_000 } }
  await send(server(), billingSettings.save, { body }, as(admin))
  expect(await give(admin, lan, { amount: 100_001 })).toMatchObject({ state: 'waiting' })
  await send(server(), billingSettings.save, { body: settings }, as(admin))
  const { rows, waiting } = await send(server(), adminCredits.list, { query: { search: lan.email } }, as(second))
  expect(rows.map(({ state }) => state)).toEqual(['waiting', 'declined', 'booked'])
  expect(waiting).toBeGreaterThan(0)
})

test('a wrong credit is taken back by a counter-entry: what was spent stays spent, and nothing is taken twice', async () => {
  const [admin, lan] = [await givenAdmin(server()), await givenUser(server())]
  const { transferId } = await give(admin, lan)
  await spend(lan, 250_000)
  await expect(takeBack(admin, transferId!, 300_000)).rejects.toMatchObject({ code: 'finance/insufficient' })
  expect(await takeBack(admin, transferId!, 50_000)).toMatchObject({ kind: 'reversal', state: 'booked' })
  expect(await balanceOf(lan)).toBe(0)
  const other = { userId: lan.id, amount: 400_000, reason: 'FT', key: `other ${lan.id}` }
  const second = await credit(server().services, other)
  await expect(takeBack(admin, transferId!, 250_001)).rejects.toMatchObject({ code: 'finance/taken-back' })
  const tries = await Promise.allSettled([1, 2, 3].map(() => takeBack(admin, second.id, 200_000)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await balanceOf(lan)).toBe(0)
  expect(await moneyFaults(server().services)).toEqual([])
})
