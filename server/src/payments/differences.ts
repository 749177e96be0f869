// What the provider's books and ours disagree on, each named once.
import type { PaymentDifference } from '@portico/contract/payments/differences.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { newId } from '../core/id.ts'

type NewDifference = Pick<PaymentDifference, 'provider' | 'reference' | 'kind' | 'ours' | 'theirs' | 'currency'> & {
  orderId: string | null
  transaction: string
}

/** @returns whether it is new */
export async function noteDifference(tx: Tx, difference: NewDifference, now: Date, resolution = ''): Promise<boolean> {
  const { provider, reference, kind, ours, theirs, currency, orderId, transaction } = difference
  const resolvedAt = resolution === '' ? null : now
  const added = await tx.run(sql`
    insert into payment_differences (id, provider, reference, kind, ours, theirs, currency, transaction, order_id, found_at, resolved_at, resolution)
    values (${newId(now)}, ${provider}, ${reference}, ${kind}, ${ours}, ${theirs}, ${currency}, ${transaction}, ${orderId}, ${now},
      ${resolvedAt}::timestamptz, ${resolution})
    on conflict (provider, reference, kind, transaction) do nothing`)
  return added > 0
}
