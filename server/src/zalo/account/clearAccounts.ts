// Pages that are gone leave their account; one that no page uses loses its tokens.
import { sql } from '../../core/db/database.ts'
import { eachAlone } from '../../core/jobs/eachAlone.ts'
import type { Services } from '../../core/services.ts'
import { ofAccount, type AccountKey } from './accounts.ts'

/** Lets go of accounts whose pages were deleted. */
export async function clearAccounts({ db }: Pick<Services, 'db'>): Promise<void> {
  const accounts = await db.asSystem((tx) =>
    tx.rows(sql<AccountKey & { pageIds: string[] }>`select app_id, oa_id, page_ids from zalo_accounts`),
  )
  await eachAlone(accounts, (account) =>
    db.asSystem(async (tx) => {
      for (const pageId of account.pageIds) {
        const page = await tx.first(sql`select 1 from zalo_pages where page_id = ${pageId} and oa_id = ${account.oaId}`)
        if (!page)
          await tx.run(sql`
            update zalo_accounts set page_ids = array_remove(page_ids, ${pageId}::uuid) where ${ofAccount(account)}`)
      }
      await tx.run(sql`delete from zalo_accounts where ${ofAccount(account)} and page_ids = '{}'`)
    }),
  )
}
