// The owner's side: the switch, the list, and the end of a profile.
import { wifiProfiles, type WifiProfileSetting } from '@portico/contract/wifiProfiles.ts'
import { changesOf } from '../core/audit.ts'
import { sql } from '../core/db/database.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { onTable } from '../core/http/onTable.ts'
import { endSession, recipeText, type Registry } from '../gateways/index.ts'
import { networkRecipe } from './networkRecipe.ts'
import { readAuthority } from './authority.ts'
import { checkCertificate } from './ownCertificate.ts'
import { revokeProfile } from './revoke.ts'
import { readShownSetting } from './shownSetting.ts'

const OFFER = ['isEnabled', 'networkName', 'validDays', 'isChain', 'hasPasspoint'] as const

const baseHandlers = onTable(wifiProfiles, 'wifi_profiles', {
  notFound: 'wifi-profile/not-found',
  topic: 'wifi-profiles',
  columns: {},
  computed: {
    guestName: ({ may, page }) =>
      sql`(select ${may('guest.identity:read') ? sql`g.name` : sql`left(g.name, 1) || '***'`}
        from guests g where g.page_id = ${page.id} and g.id = t.guest_id)`,
    state: ({ clock }) => stateAt(clock.now()),
  },
  where: {
    state: (state, { clock }) => sql`${stateAt(clock.now())} = ${state}`,
    guestId: (guestId) => sql`t.guest_id = ${guestId}`,
  },
})

/** What has become of a profile. */
const stateAt = (
  now: Date,
) => sql`case when t.revoked_at is not null then 'revoked' when t.expires_at <= ${now} then 'expired'
  when t.used_at is null then 'unused' else 'active' end`

/** @param registry tells which gateway a session runs at */
export function profileHandlers(registry: Registry): Handlers<typeof wifiProfiles> {
  return {
    list: baseHandlers.list,

    async remove(context, { params }) {
      const { page, clock } = context
      const ended = await inShortTransaction(context, ({ tx }) =>
        revokeProfile(tx, { pageId: page.id, id: params.id, by: 'owner', now: clock.now() }),
      )
      if (!ended) throw fail('wifi-profile/not-found')
      const elsewhere = await context.db.asSystem((tx) => ended.elsewhere(tx))
      for (const session of [...ended.running, ...elsewhere]) await endSession(context, registry, session)
      context.note({ guest: ended.guestId })
      return { id: params.id }
    },

    async recipe(context, { params }) {
      const { page, config, language, db } = context
      await registry.refresh()
      const gateway = registry.find(page.id, params.nas_id)
      if (!gateway) throw fail('device/not-found')
      const { networkName: name, certificate } = await readShownSetting(context, context.tx, page.id)
      const serverName = certificate?.serverName ?? (await db.asSystem((tx) => readAuthority(context, tx))).serverName
      return { steps: networkRecipe(config, gateway, { name, serverName }, recipeText(language)) }
    },

    setting: (context) => readShownSetting(context, context.tx, context.page.id),

    async saveSetting(context, { body }) {
      const { tx, page } = context
      const before = await readShownSetting(context, tx, page.id)
      await tx.run(sql`
        insert into wifi_profile_settings (page_id, is_enabled, network_name, valid_days, is_chain, has_passpoint)
        values (${page.id}, ${body.isEnabled}, ${body.networkName}, ${body.validDays}, ${body.isChain}, ${body.hasPasspoint})
        on conflict (page_id) do update set is_enabled = excluded.is_enabled, network_name = excluded.network_name,
          valid_days = excluded.valid_days, is_chain = excluded.is_chain, has_passpoint = excluded.has_passpoint`)
      tx.notify(page.id, 'wifi-profiles')
      const after = await readShownSetting(context, tx, page.id)
      context.note({ id: page.id, changes: changesOf(before, after, OFFER) })
      return after
    },

    async setCertificate(context, { body }) {
      const { tx, page, secrets, clock } = context
      const { certificate, until } = checkCertificate(body, clock.now())
      const before = await readShownSetting(context, tx, page.id)
      await tx.run(sql`
        insert into wifi_profile_settings (page_id, is_enabled, network_name, valid_days, is_chain, has_passpoint, certificate, sealed_key, certificate_until)
        values (${page.id}, false, ${before.networkName}, ${before.validDays}, false, false, ${certificate}, ${secrets.seal(body.key)}, ${until})
        on conflict (page_id) do update set certificate = excluded.certificate, sealed_key = excluded.sealed_key,
          certificate_until = excluded.certificate_until`)
      return announceCertificate(context, before)
    },

    async removeCertificate(context) {
      const { tx, page } = context
      const before = await readShownSetting(context, tx, page.id)
      await tx.run(sql`update wifi_profile_settings set certificate = null, sealed_key = null, certificate_until = null
        where page_id = ${page.id}`)
      return announceCertificate(context, before)
    },
  }
}

/** Tells the log and open dashboards of another certificate. @returns the setting as it is now */
async function announceCertificate(context: PageContext, before: WifiProfileSetting): Promise<WifiProfileSetting> {
  const { tx, page } = context
  tx.notify(page.id, 'wifi-profiles')
  const after = await readShownSetting(context, tx, page.id)
  const [was, is] = [ownOf(before), ownOf(after)]
  const changes = changesOf(was, is, ['certificateUntil'])
  context.note({ id: page.id, name: is.name || was.name, changes })
  return after
}

/** The venue's own certificate, as the log tells of it. */
function ownOf({ certificate }: WifiProfileSetting) {
  return certificate?.isOwn
    ? { name: certificate.serverName, certificateUntil: certificate.until }
    : { name: '', certificateUntil: null }
}
