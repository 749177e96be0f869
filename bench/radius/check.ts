// Checks the result of a volley before its speed counts.
import { makeClient } from '@portico/server/core/db/pool.ts'
import { verifyReply } from '@portico/radius/authenticator.ts'
import { Code, decodePacket } from '@portico/radius/packet.ts'
import type { Nas } from './packets.ts'
import type { Exchange } from './volley.ts'

/** @throws when an answer is missing, forged or a refusal. @param isSealed whether an Accept must carry a Message-Authenticator. */
export function expectAnswers(
  exchanges: readonly Exchange[],
  { secret }: Nas,
  code: typeof Code.AccessAccept | typeof Code.AccountingResponse,
  isSealed = code === Code.AccessAccept,
): void {
  const good = exchanges.filter(({ request, reply }) => {
    const packet = reply && decodePacket(reply)
    return packet?.code === code && verifyReply(packet, request, secret, { requireMessageAuthenticator: isSealed })
  })
  const lost = exchanges.filter(({ reply }) => !reply).length
  if (good.length !== exchanges.length)
    throw new Error(`${good.length} of ${exchanges.length} answers were right, ${lost} never came`)
}

/** @throws when an echo differs from what was sent. */
export function expectEchoes(exchanges: readonly Exchange[]): void {
  const good = exchanges.filter(({ request, reply }) => reply?.equals(request))
  if (good.length !== exchanges.length) throw new Error(`${good.length} of ${exchanges.length} echoes came back`)
}

/** @throws when the database does not hold each sign-in once and each session once, ended, with its last counters. */
export async function expectStored(
  ownerUrl: string,
  pageId: string,
  of: { signIns: number; sessions: number; seconds: number },
): Promise<void> {
  const owner = makeClient(ownerUrl, 'bench')
  await owner.connect()
  const { rows } = await owner.query<{ sign_ins: number; sessions: number }>(
    `select (select count(*) from auth_log where page_id = $1 and is_accepted) as sign_ins,
      (select count(*) from sessions s join visits v on v.page_id = s.page_id and v.id = s.visit_id join grants g on g.page_id = v.page_id and g.visit_id = v.id
        where s.page_id = $1 and s.acct_session_id = g.username and s.seconds = $2 and s.stopped_at is not null and v.status = 'ended') as sessions`,
    [pageId, of.seconds],
  )
  await owner.end()
  const found = rows[0]!
  if (found.sign_ins === of.signIns && found.sessions === of.sessions) return
  throw new Error(
    `the database holds ${found.sign_ins} sign-ins of ${of.signIns} and ${found.sessions} whole sessions of ${of.sessions}`,
  )
}
