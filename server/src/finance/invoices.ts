// Invoices: written in the transaction that pays, and once a month for what was used.
import type { Invoice, invoices } from '@portico/contract/finance/invoices.ts'
import type { BillingDetails } from '@portico/contract/payments.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { fillIn } from '../core/phrases.ts'
import { readBilling, readBillingSettings } from './billing.ts'
import { drawBill, sellerLines } from './bill.ts'
import { billPhrases } from './phrases.ts'

export type NewInvoice = {
  userId: string
  /** What it is for: the same is billed once. */
  key: string
  lines: Invoice['lines']
  total: number
  currency: string
}
type Seller = { seller: string; taxCode: string; address: string }
type StoredInvoice = Invoice & {
  userId: string
  vatPercent: number | null
  seller: Seller
  buyer: BillingDetails | null
}

export const invoiceHandlers: Handlers<typeof invoices> = {
  async list({ tx, user }, { query: { limit, skip } }) {
    const mine = sql`i.user_id = ${user.id}`
    const rows = await readInvoices(tx, mine, sql`limit ${limit} offset ${skip}`)
    const all = await tx.first(sql<{ count: number }>`select count(*)::int as count from invoices i where ${mine}`)
    return { rows: rows.map(wireOf), count: all?.count ?? 0 }
  },

  async pdf({ db, user, language, config }, { params: { id }, query: { timeZone } }) {
    const { invoice, person } = await db.asSystem(async (tx) => {
      const [found] = await readInvoices(tx, sql`i.user_id = ${user.id} and i.id = ${id}`)
      if (!found) throw fail('finance/invoice-not-found')
      return { invoice: await fillBuyer(tx, found), person: await readPerson(tx, user.id) }
    })
    const bytes = await drawInvoice(invoice, person, { language, timeZone, host: new URL(config.publicUrl).host })
    const filename = `invoice-${writeNumber(invoice.number)}.pdf`
    return { filename, type: 'application/pdf', base64: bytes.toString('base64') }
  },
}

/** Bills what was just paid. @param tx of the system role */
export async function issueInvoice(tx: Tx, now: Date, invoice: NewInvoice): Promise<void> {
  const { userId, key, lines, total, currency } = invoice
  if (total === 0) return
  const { seller, taxCode, address, vatPercent } = await readBillingSettings(tx)
  const billing = await readBilling(tx, userId)
  const buyer = billing.company === '' ? null : JSON.stringify(billing)
  // Numbers have no gaps, so who bills waits for who bills before.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('invoices', 0))`)
  await tx.run(sql`
    insert into invoices (id, number, user_id, key, lines, total, currency, vat_percent, seller, buyer, at)
    select ${newId(now)}, coalesce(max(number), 0) + 1, ${userId}, ${key}, ${JSON.stringify(lines)}::jsonb, ${total}, ${currency},
      ${vatPercent}, ${JSON.stringify({ seller, taxCode, address })}::jsonb, ${buyer}::jsonb, ${now}
    from invoices on conflict (key) do nothing`)
}

/** The part of a price that is tax, to the nearest unit. */
export function vatOf(total: number, percent: number): number {
  return Math.round((total * percent) / (100 + percent))
}

/** Who opens an invoice that bears no company yet puts theirs on it, for good. */
async function fillBuyer(tx: Tx, invoice: StoredInvoice): Promise<StoredInvoice> {
  if (invoice.buyer) return invoice
  const buyer = await readBilling(tx, invoice.userId)
  if (buyer.company === '') return invoice
  await tx.run(
    sql`update invoices set buyer = ${JSON.stringify(buyer)}::jsonb where id = ${invoice.id} and buyer is null`,
  )
  return { ...invoice, buyer }
}

type Person = { name: string; address: string }

async function readPerson(tx: Tx, userId: string): Promise<Person> {
  const row = await tx.first(sql<Person>`
    select display_name as name, coalesce(email, mobile, '') as address from users where id = ${userId}`)
  return row!
}

type Reader = { language: Parameters<typeof billPhrases>[0]; timeZone: string; host: string }

function drawInvoice(invoice: StoredInvoice, person: Person, { language, timeZone, host }: Reader): Promise<Buffer> {
  const t = billPhrases(language).invoice
  const { number, at, lines, total, currency, vatPercent, seller } = invoice
  const buyer = invoice.buyer ?? { company: '', taxCode: '', address: '', email: '' }
  const vat = vatPercent === null ? 0 : vatOf(total, vatPercent)
  return drawBill({
    language,
    timeZone,
    currency,
    title: t.title,
    number: writeNumber(number),
    at,
    seller: sellerLines({ company: seller.seller || host, taxCode: seller.taxCode, address: seller.address }, language),
    buyer: sellerLines(
      {
        company: buyer.company || person.name,
        taxCode: buyer.taxCode,
        address: buyer.address,
        email: buyer.email || person.address,
      },
      language,
    ),
    rows: lines.map(({ what, purpose, amount }) => ({
      what: purpose ? [billPhrases(language).purpose[purpose], what].filter(Boolean).join(' · ') : what,
      amount,
    })),
    sums:
      vatPercent === null
        ? []
        : [
            { label: t.net, amount: total - vat },
            { label: fillIn(t.vat, { percent: String(vatPercent) }), amount: vat },
          ],
    total,
    note: vatPercent === null ? t.noteWithoutTax : t.note,
  })
}

function writeNumber(number: number): string {
  return String(number).padStart(6, '0')
}

function readInvoices(tx: Tx, where: RawBuilder<unknown>, paging = sql``): Promise<StoredInvoice[]> {
  return tx.rows(sql<StoredInvoice>`
    select i.id, i.number, i.user_id, i.lines, i.total, i.currency, i.vat_percent, i.seller, i.buyer, i.at
    from invoices i where ${where} order by i.number desc ${paging}`)
}

function wireOf({ id, number, lines, total, currency, at }: StoredInvoice): Invoice {
  return { id, number, lines, total, currency, at }
}
