// Decides Access-Requests, a batch in one statement: look up, check, claim, log, commit; then answer.
import { text } from '@portico/radius/attributes.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { normaliseMac } from '@portico/radius/mac.ts'
import type { Attribute, Packet } from '@portico/radius/packet.ts'
import { prepare } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import { grantPassword, isGrantName } from '../grants.ts'
import type { KnownGateway } from '../registry.ts'
import { provePassword } from './provePassword.ts'

export type AccessQuery = { gateway: KnownGateway; packet: Packet }

export type Refusal =
  | 'unknown'
  | 'wrong-password'
  | 'wrong-device'
  | 'wrong-gateway'
  | 'used'
  | 'expired'
  | 'spent'
  | 'revoked'
  | 'denied'
  | 'too-many'
export type Acceptance = {
  username: string
  seconds: number
  downKbps: number
  upKbps: number
  /** What may still be used, where that is less than the gateway's own allowance; 0 and absent are no limit. */
  totalBytes?: number
  extra: Attribute[]
}
export type Verdict = Acceptance | Refusal

type ReadQuery = AccessQuery & {
  name: string
  mac: string
  isMacLogin: boolean
  /** What the Accept must carry to prove us in turn; undefined when the password is wrong. */
  proof: Attribute[] | undefined
}

/** @returns a verdict for each request, in order; all of them are in the database when this returns. */
export async function authenticate(services: Services, asks: AccessQuery[]): Promise<Verdict[]> {
  const asked = asks.map((ask) => readQuery(services, ask))
  const column = <T>(pick: (ask: ReadQuery) => T) => asked.map(pick)
  const judged = await services.db.runAlone(
    judge(
      services.clock.now(),
      column((ask) => ask.gateway.pageId),
      column((ask) => ask.gateway.id),
      column((ask) => ask.name),
      column((ask) => ask.mac),
      column((ask) => ask.isMacLogin),
      column((ask) => ask.proof !== undefined),
    ),
  )
  const verdicts = new Map<number, Verdict>()
  for (const { n, reason, username, seconds, downKbps, upKbps } of judged)
    verdicts.set(
      n,
      reason === 'accepted' ? { username, seconds, downKbps, upKbps, extra: asked[n - 1]!.proof ?? [] } : reason,
    )
  return asks.map((_, index) => verdicts.get(index + 1)!)
}

function readQuery(services: Services, { gateway, packet }: AccessQuery): ReadQuery {
  const name = (text(packet, Attr.UserName) ?? '').slice(0, 253)
  const mac = normaliseMac(text(packet, Attr.CallingStationId) ?? '') ?? ''
  // A gateway that remembers devices sends the address as the name (RFC 2865 §5.6 Call-Check, or a plain login).
  const isMacLogin = mac !== '' && normaliseMac(name) === mac
  const proof = isGrantName(name) ? provePassword(gateway, packet, grantPassword(services, name)) : undefined
  return { gateway, packet, name, mac, isMacLogin, proof }
}

type AuthOutcome = Omit<Acceptance, 'extra'> & { n: number; reason: Refusal | 'accepted' }

/**
 * Finds grants by their one-time name; for a device that returns by itself, its last one. The same statement claims
 * the login, so that a second use finds it used, in this batch or in another process. Without a Calling-Station-Id the
 * address cannot be checked; with one it must match.
 */
const judge = prepare<AuthOutcome>(`
  with eager as materialized (select set_config('synchronous_commit', 'off', true)), judged as (
    select r.*, g.username as grant_name, g.session_seconds, g.down_kbps, g.up_kbps,
      floor(extract(epoch from g.ends_at - $1::timestamptz))::int as remaining,
      w.kind as listed, w.until as listed_until,
      case
        when w.kind = 'deny' then 'denied'
        when w.kind = 'allow' and r.is_mac_login then 'accepted'
        when g.username is null then 'unknown'
        when g.revoked_at is not null then 'revoked'
        when r.is_mac_login then case when g.ends_at > $1 then 'accepted' else 'expired' end
        when g.gateway_id <> r.gateway_id then 'wrong-gateway'
        when r.mac <> '' and g.mac <> '' and r.mac <> g.mac then 'wrong-device'
        when g.used_at is not null then 'used'
        when g.expires_at <= $1 then 'expired'
        when not r.is_proven then 'wrong-password'
        else 'accepted'
      end as reason
    from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::boolean[], $7::boolean[])
      with ordinality r (page_id, gateway_id, name, mac, is_mac_login, is_proven, n) cross join eager
    left join lateral (
      select * from grants where not r.is_mac_login and username = r.name and page_id = r.page_id
      union all
      (select * from grants where r.is_mac_login and page_id = r.page_id and mac = r.mac and used_at is not null
       order by ends_at desc limit 1)
    ) g on true
    left join lateral (
      select kind, until from access_rules
      where page_id = r.page_id and (until is null or until > $1) and (mac = coalesce(nullif(r.mac, ''), g.mac)
        or guest_id = (select d.guest_id from guest_devices d where d.page_id = r.page_id and d.mac = coalesce(nullif(r.mac, ''), g.mac)))
      order by kind desc limit 1
    ) w on true
  ), claim as (
    update grants set used_at = $1
    where (page_id, username) in (select page_id, grant_name from judged where reason = 'accepted' and not is_mac_login)
      and used_at is null
    returning page_id, username
  ), answered as (
    select j.*,
      case
        when j.reason = 'accepted' and not j.is_mac_login
          and (c.username is null or row_number() over (partition by j.grant_name, j.reason order by j.n) > 1) then 'used'
        else j.reason
      end as answer
    from judged j left join claim c on c.page_id = j.page_id and c.username = j.grant_name
  ), logged as (
    insert into auth_log (page_id, gateway_id, at, username, mac, is_accepted, reason)
    select page_id, gateway_id, $1, case when is_mac_login then mac else name end, mac, answer = 'accepted', answer from answered
  )
  select n::int as n, answer as reason, coalesce(grant_name, mac) as username,
    case
      when is_mac_login and listed = 'allow' then least(86400, coalesce(extract(epoch from listed_until - $1::timestamptz)::int, 86400))
      when is_mac_login then remaining else session_seconds end as seconds,
    coalesce(down_kbps, 0) as down_kbps, coalesce(up_kbps, 0) as up_kbps
  from answered`)
