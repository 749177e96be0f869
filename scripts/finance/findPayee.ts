import { normalise } from '@portico/server/accounts/index.ts'
import { StartError } from '@portico/server/core/config.ts'
import { sql } from '@portico/server/core/db/database.ts'
import type { Services } from '@portico/server/core/services.ts'
import { readFinance } from '@portico/server/finance/index.ts'

export type Payee = { id: string; name: string; address: string; currency: string }
type Account = { id: string; name: string; isActive: boolean }

/** The account of an e-mail or number and its currency. @throws StartError when it cannot be credited. */
export function findPayee({ db }: Pick<Services, 'db'>, emailOrMobile: string): Promise<Payee> {
  const address = normalise(emailOrMobile)
  return db.asSystem(async (tx) => {
    const found = await tx.first(sql<Account>`
      select id, display_name as name, is_active and activated_at is not null as is_active
      from users where lower(email) = ${address} or mobile = ${address}`)
    if (!found) throw new StartError(`Nobody has an account as ${address}. Nothing was changed.`)
    // An account that waits for activation is deleted after a week, and its balance with it.
    if (!found.isActive) throw new StartError(`The account of ${address} is not active. Nothing was changed.`)
    const { currency } = await readFinance(tx, found.id)
    return { id: found.id, name: found.name, address, currency }
  })
}
