// Top-ups, use that was paid by the piece, and what administrators did about money: so that no list of the demo is empty.
import { stillClock } from '@portico/server/core/clock.ts'
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import type { Secrets } from '@portico/server/core/secrets.ts'
import { billUsage } from '@portico/server/finance/billUsage.ts'
import { holdCharge, settleCharge, transfer } from '@portico/server/finance/index.ts'
import { idAt, makeRandom } from './random.ts'

const DAY_MS = 86_400_000
const SEED = 20_093
const ACCOUNTANT = '00000000-0000-7000-8000-0000000000ac'
/** The smallest document. */
const PROOF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\n%%EOF\n',
)
/** Days ago, what it was for, and what it cost of what was put aside. */
const USES = [
  [44, 'campaign', 'Khách cũ quay lại', 62_400, 58_800],
  [41, 'message', 'Zalo', 300, 300],
  [36, 'message', 'Zalo', 300, 0],
  [9, 'campaign', 'Cà phê cuối tuần', 48_000, 45_600],
  [6, 'ai', 'Trả lời khách', 900, 640],
  [5, 'ai', 'Trả lời khách', 900, 510],
  [3, 'message', 'Zalo', 300, 300],
] as const

type TopUp = {
  ownerId: string
  at: Date
  amount: number
  provider: 'payos' | 'vnpay'
  state: 'paid' | 'expired' | 'failed'
}

/** As a provider's notice would have left it. */
export async function writeTopUp(tx: Tx, { ownerId, at, amount, provider, state }: TopUp): Promise<void> {
  const reference = `${at.getTime()}`.slice(0, 13)
  const id = idAt(makeRandom(SEED + Number(reference.slice(-6))), at.getTime())
  const names = { payos: 'VietQR', vnpay: 'VNPay' }
  const order = {
    key: `payment ${id}`,
    from: { side: 'bank' },
    to: { userId: ownerId },
    amount,
    currency: 'VND',
  } as const
  const booked =
    state === 'paid'
      ? await transfer(tx, at, { ...order, reason: `${names[provider]} ${reference}`, by: ownerId })
      : undefined
  await tx.run(sql`
    insert into payment_orders (id, user_id, key, provider, reference, amount, currency, state, transaction, transfer_id, invoice_number,
      created_at, expires_at, settled_at)
    values (${id}, ${ownerId}, ${id}, ${provider}, ${reference}, ${amount}, 'VND', ${state}, ${booked ? `FT${reference}` : null},
      ${booked?.id ?? null}::uuid, ${booked ? sql`nextval('payment_invoice_numbers')` : sql`null`}, ${at},
      ${new Date(at.getTime() + 1_800_000)}, ${new Date(at.getTime() + 45_000)})`)
}

/** Something that moved the balance, so many days ago. */
export type MoneyStep = { days: number; run: () => Promise<unknown> }

type Of = { pageId: string; ownerId: string; adminId: string; secrets: Secrets; now: Date }

/** What the page used. */
export function useSteps(tx: Tx, { pageId, ownerId, now }: Pick<Of, 'pageId' | 'ownerId' | 'now'>): MoneyStep[] {
  const random = makeRandom(SEED)
  return USES.map(([days, purpose, reason, amount, spent]) => ({
    days,
    run: async () => {
      const at = new Date(now.getTime() - days * DAY_MS)
      const ref = { purpose, about: idAt(random, at.getTime()) }
      await holdCharge(tx, at, { ...ref, pageId, userId: ownerId, amount, currency: 'VND', reason, by: ownerId })
      await settleCharge(tx, at, ref, spent)
    },
  }))
}

/** The two companies that stand on papers. */
export async function writeCompanies(tx: Tx, { ownerId, now }: Pick<Of, 'ownerId' | 'now'>): Promise<void> {
  await tx.run(sql`
    update billing_settings set seller = 'Công ty Cổ phần Portico', tax_code = '0402345678', address = '36 Bạch Đằng, Hải Châu, Đà Nẵng',
      vat_percent = 8`)
  await tx.run(sql`
    insert into billing_details (user_id, company, tax_code, address, email, updated_at)
    values (${ownerId}, 'Công ty TNHH Hiên Nhà', '0312345678-001', '12 Trần Quốc Toản, Quận 3, Thành phố Hồ Chí Minh', '', ${now})
    on conflict do nothing`)
}

/** Last month's use is billed, and the desk of payments has something on it. */
export async function writeBilling(tx: Tx, of: Of): Promise<void> {
  const { ownerId, adminId, now } = of
  await billUsage({ db: { asSystem: (work) => work(tx) }, clock: stillClock(now) })
  await writeDesk(tx, { ...of, ownerId, adminId })
}

/** Credits by hand, one of which waits, and two differences. */
async function writeDesk(tx: Tx, { ownerId, adminId, secrets, now }: Of): Promise<void> {
  const random = makeRandom(SEED + 1)
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await tx.run(sql`
    insert into users (id, username, display_name, email, password_hash, group_id, created_at, activated_at)
    values (${ACCOUNTANT}, 'ketoan', 'Lê Minh Châu', 'ketoan@portico.test', '', 999, ${ago(200)}, ${ago(200)}) on conflict do nothing`)
  const credit = async (days: number, amount: number, reason: string, isBooked: boolean) => {
    const id = idAt(random, ago(days).getTime())
    const order = {
      key: `manual ${id}`,
      from: { side: 'bank' },
      to: { userId: ownerId },
      amount,
      currency: 'VND',
    } as const
    const booked = isBooked ? await transfer(tx, ago(days), { ...order, reason, by: ACCOUNTANT }) : undefined
    await tx.run(sql`
      insert into manual_credits (id, kind, user_id, key, amount, currency, reason, proof_name, proof_type, proof, state, asked_by, asked_at,
        decided_by, decided_at, transfer_id)
      values (${id}, 'credit', ${ownerId}, ${id}, ${amount}, 'VND', ${reason}, 'uy-nhiem-chi.pdf', 'application/pdf',
        ${secrets.seal(PROOF.toString('base64'))}, ${isBooked ? 'booked' : 'waiting'}, ${ACCOUNTANT}, ${ago(days)},
        ${isBooked && amount > 5_000_000 ? adminId : null}::uuid, ${isBooked && amount > 5_000_000 ? ago(days) : null}::timestamptz,
        ${booked?.id ?? null}::uuid)`)
  }
  await credit(0.5, 200_000, 'Đền bù sự cố sáng nay', true)
  await credit(0.2, 12_000_000, 'Chuyển khoản mua gói cho 4 quán', false)
  for (const provider of ['payos', 'vnpay'])
    await tx.run(sql`
      insert into payment_reconciliations (id, provider, since, until, orders, differences, at)
      values (${idAt(random, now.getTime())}, ${provider}, ${ago(2)}, ${ago(0.03)}, ${random.int(8, 30)}, 0, ${ago(0.3)})`)
  const differ = (days: number, kind: string, ours: number | null, theirs: number, resolution: string) =>
    tx.run(sql`
      insert into payment_differences (id, provider, reference, kind, ours, theirs, currency, found_at, resolved_at, resolved_by, resolution)
      values (${idAt(random, ago(days).getTime())}, 'payos', ${`${ago(days).getTime()}`}, ${kind}, ${ours}, ${theirs}, 'VND', ${ago(days)},
        ${resolution === '' ? null : ago(days - 1)}::timestamptz, ${resolution === '' ? null : adminId}::uuid, ${resolution})`)
  await differ(33, 'amount', 500_000, 50_000, 'Khách chuyển thiếu số 0, đã hoàn 50.000 đ')
  await differ(2, 'unknown', null, 99_000, '')
}
