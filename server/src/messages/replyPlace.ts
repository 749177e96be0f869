// Where answers to a page's letters arrive: at the venue's own mail server, else at the installation's.
import { replyAddressFor } from '../core/mail/replyAddress.ts'
import type { Services } from '../core/services.ts'
import { sql, type Tx } from '../core/db/database.ts'

type Uses = Pick<Services, 'config' | 'secrets'>
export type ReplyTo = (ref: Buffer) => string

/** Writes such addresses; undefined where no answers arrive. */
export async function replyPlaceOf(uses: Uses, tx: Tx, pageId: string): Promise<ReplyTo | undefined> {
  const row = await tx.first(sql<OwnPlace>`
    select reply_address, mail_hash is not null as has_mail_hook from message_settings where page_id = ${pageId}`)
  return replyPlace(uses, pageId, row)
}

export type OwnPlace = { replyAddress: string | null; hasMailHook: boolean | null }

/** The same, of settings that are known. */
export function replyPlace(uses: Uses, pageId: string, own: OwnPlace | undefined): ReplyTo | undefined {
  const address = (own?.hasMailHook && own.replyAddress) || uses.config.replyAddress
  return address === '' ? undefined : (ref) => replyAddressFor(uses, address, { pageId, ref })
}

/** The page whose mail provider hands letters over with this token. @param tx of the system role */
export async function pageOfMailHook(
  tx: Tx,
  { pageId, hash }: { pageId: string; hash: Buffer },
): Promise<string | undefined> {
  const row = await tx.first(sql`
    select 1 from message_settings where page_id = ${pageId} and mail_hash = ${hash}`)
  return row && pageId
}
