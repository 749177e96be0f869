// A new venue's steps from sign-up to its first guest online, derived from stored rows.
import type { FirstSteps, pages } from '@portico/contract/pages.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'
import type { Services } from '../core/services.ts'

type Group = Pick<Handlers<typeof pages>, 'firstSteps' | 'closeFirstSteps'>

/** The calls about a page's first steps. */
export const firstStepHandlers: Group = {
  async firstSteps({ tx, page, user }) {
    const found = await tx.first(sql<FirstSteps>`
      select
        exists (select from gateways where page_id = ${page.id} and not is_simulator) as device_added,
        exists (select from gateways where page_id = ${page.id} and not is_simulator and last_seen_at is not null) as device_seen,
        p.portal_opened_at is not null as portal_opened,
        exists (select from visits where page_id = ${page.id} and day is not null) as guest_online,
        exists (select from visits v join gateways g on g.page_id = v.page_id and g.id = v.gateway_id
          where v.page_id = ${page.id} and g.page_id = ${page.id} and g.is_simulator and v.online_at is not null) as tried,
        exists (select from invitations where page_id = ${page.id})
          or (select count(*) > 1 from members where page_id = ${page.id}) as member_invited,
        u.email is not null and u.activated_at is not null as email_confirmed,
        exists (select from user_totp where user_id = u.id and confirmed_at is not null) as two_step_on,
        p.first_steps_closed_at is not null as closed
      from pages p join users u on u.id = ${user.id} where p.id = ${page.id}`)
    // Not every brand reports by itself, so a phone sent by the gateway counts too. A deleted gateway still counts.
    const portalOpened = found!.portalOpened || found!.guestOnline
    const deviceSeen = found!.deviceSeen || portalOpened
    return { ...found!, portalOpened, deviceSeen, deviceAdded: found!.deviceAdded || deviceSeen }
  },

  async closeFirstSteps({ tx, page, clock }) {
    await tx.run(
      sql`update pages set first_steps_closed_at = ${clock.now()} where id = ${page.id} and first_steps_closed_at is null`,
    )
    return {}
  },
}

/** Gateways through which this process has seen a phone: the fact is written once, a full house asks for nothing. */
const seen = new Set<string>()

/** Notes that a phone opened the portal through a gateway of the venue; the simulator's does not count. */
export async function notePortalOpened(
  { clock }: Services,
  tx: Tx,
  gateway: { id: string; pageId: string },
): Promise<void> {
  if (seen.has(gateway.id)) return
  const first = await tx.run(sql`
    update pages set portal_opened_at = ${clock.now()} where id = ${gateway.pageId} and portal_opened_at is null
      and exists (select from gateways where page_id = ${gateway.pageId} and id = ${gateway.id} and not is_simulator)`)
  if (first > 0) return tx.notify(gateway.pageId, 'visits')
  // Only what another transaction has committed is remembered: this one may still be undone.
  seen.add(gateway.id)
}
