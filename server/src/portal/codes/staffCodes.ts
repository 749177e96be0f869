// Codes for the staff at the counter: guests who wait for one now, newest first.
import { MOST_TRIES } from '@portico/contract/flows.ts'
import type { StaffCode } from '@portico/contract/portal.ts'
import * as z from 'zod'
import { sql } from '../../core/db/database.ts'
import type { PageContext } from '../../core/http/context.ts'
import { codeDigits } from './codes.ts'

type Row = { id: string; hint: string; mac: string; createdAt: string; expiresAt: string }

/** Open staff codes of the page; of contact and device only the ends, enough to tell one guest from another. */
export async function readStaffCodes(context: PageContext): Promise<z.input<typeof StaffCode>[]> {
  const { tx, page, clock } = context
  const rows = await tx.rows(sql<Row>`
    select id, hint, mac, created_at, expires_at from portal_codes
    where page_id = ${page.id} and way = 'staff' and used_at is null and tries < ${MOST_TRIES} and expires_at > ${clock.now()}
      and not exists (select 1 from portal_codes n where n.page_id = portal_codes.page_id and n.token_hash = portal_codes.token_hash
        and n.step_id = portal_codes.step_id and n.created_at > portal_codes.created_at)
    order by created_at desc limit 50`)
  return rows.map(({ mac, ...row }) => ({ ...row, device: mac.slice(-4), code: codeDigits(context, row.id) }))
}
