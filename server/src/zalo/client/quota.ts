// What is left to send: free replies to one person, and what the account has paid for.
import * as z from 'zod'
import { askZalo, type AskServices, type ZaloToken } from './ask.ts'
import { count, word } from './fields.ts'

const PATH = '/v3.0/oa/quota/message'
const OfUser = z.object({ last_interaction: count, cs_reply: z.object({ remain: count, total: count }) })
const OfOa = z.array(z.object({ product_type: word(40), quota_type: word(40), total: count, remain: count }))

export type UserQuota = { lastInteractionAt: Date | null; replies: { remain: number; total: number } }

/** Free replies to one user. @throws ZaloError */
export async function readUserQuota(services: AskServices, token: ZaloToken, userId: string): Promise<UserQuota> {
  const body = { user_id: userId }
  const quota = await askZalo(services, token, { host: 'openapi', path: PATH, body }, OfUser)
  const at = quota.last_interaction
  return { lastInteractionAt: at > 0 ? new Date(at) : null, replies: quota.cs_reply }
}

/** What the account's packages hold. @throws ZaloError */
export async function readOaQuota(
  services: AskServices,
  token: ZaloToken,
): Promise<{ product: string; type: string; total: number; remain: number }[]> {
  const body = { quota_owner: 'OA', product_type: 'cs' }
  const rows = await askZalo(services, token, { host: 'openapi', path: PATH, body }, OfOa)
  return rows.map((row) => ({ product: row.product_type, type: row.quota_type, total: row.total, remain: row.remain }))
}
