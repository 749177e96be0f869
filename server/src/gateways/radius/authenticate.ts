// Decides Access-Requests, a batch in one transaction: look up, check, claim, log, commit; then answer.
import { timingSafeEqual } from 'node:crypto'
import { bytes, text } from '@portico/radius/attributes.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { normaliseMac } from '@portico/radius/mac.ts'
import { verifyMschap2 } from '@portico/radius/mschap.ts'
import type { Attribute, Packet } from '@portico/radius/packet.ts'
import { decryptPassword, verifyChap } from '@portico/radius/password.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import { grantPassword } from '../grants.ts'
import type { KnownGateway } from '../registry.ts'

export type Ask = { gateway: KnownGateway; packet: Packet }

export type Refusal = 'unknown' | 'wrong-password' | 'wrong-device' | 'wrong-gateway' | 'used' | 'expired' | 'revoked'
export type Acceptance = { username: string; seconds: number; downKbps: number; upKbps: number; extra: Attribute[] }
export type Verdict = Acceptance | Refusal

type Asked = Ask & { name: string; mac: string; isMacLogin: boolean }

type Found = {
  n: number
  id: string
  username: string
  gateway_id: string
  mac: string
  session_seconds: number
  down_kbps: number
  up_kbps: number
  is_used: boolean
  is_late: boolean
  is_revoked: boolean
  remaining: number
}

/** @returns a verdict for each request, in order; all of them are in the database when this returns. */
export async function authenticate(services: Services, asks: Ask[]): Promise<Verdict[]> {
  const now = services.clock.now()
  const asked = asks.map(read)
  return services.db.asSystem(async (tx) => {
    const found = new Map((await find(tx, asked, now)).map((row) => [row.n, row]))
    const verdicts = refuseRepeats(
      asked,
      asked.map((ask, index) => decide(services, ask, found.get(index + 1))),
    )
    const claimed = await claimAndLog(tx, asked, verdicts, now)
    return verdicts.map((verdict, index) =>
      typeof verdict === 'string' || asked[index]!.isMacLogin || claimed.delete(verdict.username) ? verdict : 'used',
    )
  })
}

function read({ gateway, packet }: Ask): Asked {
  const name = (text(packet, Attr.UserName) ?? '').slice(0, 253)
  const mac = normaliseMac(text(packet, Attr.CallingStationId) ?? '') ?? ''
  // A gateway that remembers devices sends the address as the name (RFC 2865 §5.6 Call-Check, or a plain login).
  return { gateway, packet, name, mac, isMacLogin: mac !== '' && normaliseMac(name) === mac }
}

/** Grants by their one-time name; for a device that comes back by itself, the one it was let in with. */
function find(tx: Tx, asked: Asked[], now: Date): Promise<Found[]> {
  return tx.rows(sql<Found>`
    select r.n::int as n, g.id, g.username, g.gateway_id, g.mac, g.session_seconds, g.down_kbps, g.up_kbps,
      g.used_at is not null as is_used, g.expires_at <= ${now} as is_late, g.revoked_at is not null as is_revoked,
      floor(extract(epoch from g.ends_at - ${now}::timestamptz))::int as remaining
    from unnest(${asked.map((ask) => ask.gateway.pageId)}::uuid[], ${asked.map((ask) => (ask.isMacLogin ? '' : ask.name))}::text[],
      ${asked.map((ask) => (ask.isMacLogin ? ask.mac : ''))}::text[]) with ordinality r (page_id, name, mac, n)
    join lateral (
      select * from grants where username = r.name and page_id = r.page_id
      union all
      (select * from grants where page_id = r.page_id and mac = r.mac and used_at is not null order by ends_at desc limit 1)
    ) g on true`)
}

function decide(services: Services, asked: Asked, grant: Found | undefined): Verdict {
  if (!grant) return 'unknown'
  if (grant.is_revoked) return 'revoked'
  if (asked.isMacLogin) return grant.remaining > 0 ? accept(grant, grant.remaining, []) : 'expired'
  if (grant.gateway_id !== asked.gateway.id) return 'wrong-gateway'
  // A box that sends no Calling-Station-Id cannot be held to it; one that does must match.
  if (asked.mac !== '' && grant.mac !== '' && asked.mac !== grant.mac) return 'wrong-device'
  if (grant.is_used) return 'used'
  if (grant.is_late) return 'expired'
  const proof = provePassword(asked, grantPassword(services, grant.id))
  return proof ? accept(grant, grant.session_seconds, proof) : 'wrong-password'
}

/** Of two that bring one login in the same batch, the second finds it used. */
function refuseRepeats(asked: Asked[], verdicts: Verdict[]): Verdict[] {
  const taken = new Set<string>()
  return verdicts.map((verdict, index) => {
    if (typeof verdict === 'string' || asked[index]!.isMacLogin) return verdict
    if (taken.has(verdict.username)) return 'used'
    taken.add(verdict.username)
    return verdict
  })
}

function accept(grant: Found, seconds: number, extra: Attribute[]): Acceptance {
  return { username: grant.username, seconds, downKbps: grant.down_kbps, upKbps: grant.up_kbps, extra }
}

/** PAP, CHAP or MS-CHAPv2, whichever was sent. @returns what the Accept must carry, undefined when it is wrong. */
function provePassword({ packet, gateway }: Ask, password: string): Attribute[] | undefined {
  const hidden = bytes(packet, Attr.UserPassword)
  if (hidden) {
    const sent = decryptPassword(hidden, gateway.radiusSecret, packet.authenticator)
    const expected = Buffer.from(password)
    return sent?.length === expected.length && timingSafeEqual(sent, expected) ? [] : undefined
  }
  if (bytes(packet, Attr.ChapPassword)) return verifyChap(packet, Buffer.from(password)) ? [] : undefined
  const success = verifyMschap2(packet, password)
  return success && [success]
}

/** Marks grants used (whoever comes second finds them used, in whichever process) and logs every verdict. */
async function claimAndLog(tx: Tx, asked: Asked[], verdicts: Verdict[], now: Date): Promise<Set<string>> {
  const names = verdicts.map((verdict, index) =>
    typeof verdict === 'string' || asked[index]!.isMacLogin ? '' : verdict.username,
  )
  const reasons = verdicts.map((verdict) => (typeof verdict === 'string' ? verdict : 'accepted'))
  const claimed = await tx.rows(sql<{ username: string }>`
    with claim as (
      update grants set used_at = ${now} where username = any(${names.filter(Boolean)}::text[]) and used_at is null returning username
    ), logged as (
      insert into auth_log (page_id, gateway_id, at, username, mac, is_accepted, reason)
      select r.page_id, r.gateway_id, ${now}, r.username, r.mac,
        r.reason = 'accepted' and (r.claims = '' or c.username is not null),
        case when r.reason = 'accepted' and r.claims <> '' and c.username is null then 'used' else r.reason end
      from unnest(${asked.map((ask) => ask.gateway.pageId)}::uuid[], ${asked.map((ask) => ask.gateway.id)}::uuid[],
        ${asked.map((ask) => ask.name)}::text[], ${asked.map((ask) => ask.mac)}::text[], ${reasons}::text[], ${names}::text[])
        as r (page_id, gateway_id, username, mac, reason, claims)
      left join claim c on c.username = r.claims
    )
    select username from claim`)
  return new Set(claimed.map((row) => row.username))
}
