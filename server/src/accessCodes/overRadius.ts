// A code as the name in a RADIUS login, for gateways whose own page asks for a voucher.
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { claimGrant, issueGrant, accessRuleFor } from '../gateways/index.ts'
import type { CodeAsk, CodeLogin, CodeVerdict } from '../gateways/index.ts'
import { recogniseGuest } from '../guests/index.ts'
import { recordEvents } from '../reports/index.ts'
import { beginVisit } from '../visits/index.ts'
import { hidden } from './codes.ts'
import { payVisit, redeem, type CodeRefusal } from './redeem.ts'

const REASONS = {
  unknown: 'unknown',
  expired: 'expired',
  spent: 'spent',
  revoked: 'revoked',
  off: 'revoked',
  devices: 'used',
  'too-many': 'too-many',
} as const satisfies Record<CodeRefusal, string>

/** Decides logins by access code. What is asked at a venue without codes is left to grants. */
export function codeLogin(services: Services): CodeLogin {
  return (ask) =>
    services.db.asSystem(async (tx) => {
      const { gateway, mac, name } = ask
      const has = await tx.first(sql`select 1 from access_codes where page_id = ${gateway.pageId} limit 1`)
      if (!has) return undefined
      const verdict = await decide(services, tx, ask)
      const reason = typeof verdict === 'string' ? verdict : 'accepted'
      await tx.run(sql`insert into auth_log (page_id, gateway_id, at, username, mac, is_accepted, reason)
        values (${gateway.pageId}, ${gateway.id}, ${services.clock.now()}, ${hidden(name)}, ${mac}, ${reason === 'accepted'}, ${reason})`)
      return verdict
    })
}

async function decide(services: Services, tx: Tx, { gateway, mac, name, isProven }: CodeAsk): Promise<CodeVerdict> {
  const { pageId } = gateway
  if (!isProven) return 'wrong-password'
  // Places are counted by device: a box that does not say which one asks cannot be counted.
  if (mac === '') return 'wrong-device'
  if ((await accessRuleFor(tx, pageId, { mac }, services.clock.now())) === 'deny') return 'denied'
  const redeemed = await redeem(services, tx, {
    pageId,
    mac,
    address: `nas ${gateway.id}`,
    isAtVenue: true,
    typed: name,
  })
  if (redeemed.kind !== 'in') return REASONS[redeemed.kind]
  const { codeId, seconds, downKbps, upKbps, bytes } = redeemed
  const visitId = await visitOf(services, tx, { pageId, gatewayId: gateway.id, mac, codeId })
  await payVisit(tx, { pageId, visitId, codeId })
  const grant = await issueGrant(services, tx, gateway, visitId, mac, { sessionSeconds: seconds, downKbps, upKbps })
  await claimGrant(tx, pageId, grant, services.clock.now())
  return { username: grant.username, seconds, downKbps, upKbps, totalBytes: bytes ?? 0 }
}

type Stay = { pageId: string; gatewayId: string; mac: string; codeId: string }

/** A device that signs in again goes on with its stay. */
async function visitOf(services: Services, tx: Tx, { codeId, ...stay }: Stay): Promise<string> {
  const { pageId, gatewayId, mac } = stay
  const open = await tx.first(sql<{ id: string }>`
    select v.id from access_code_visits c join visits v on v.page_id = c.page_id and v.id = c.visit_id
    where c.page_id = ${pageId} and c.code_id = ${codeId} and v.mac = ${mac} and v.gateway_id = ${gatewayId}
      and v.status <> 'ended' order by v.asked_at desc limit 1`)
  if (open) return open.id
  const { id: guestId } = await recogniseGuest(services, tx, { pageId, mac, language: 'vi', contact: {} })
  const id = await beginVisit(services, tx, { ...stay, guestId })
  await recordEvents(tx, [{ kind: 'verified', pageId, gatewayId, at: services.clock.now(), id, guestId }])
  return id
}
