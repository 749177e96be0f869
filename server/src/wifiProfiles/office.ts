// What RADIUS asks about profiles: the certificate of a venue, whose tunnel a ticket opens, and whether a guest comes in.
import { createHash } from 'node:crypto'
import { sql } from '../core/db/database.ts'
import { monotonicMs } from '../core/clock.ts'
import type { Services } from '../core/services.ts'
import { RESUMPTION_SECONDS, type EapOffice, type KnownGateway, type TlsIdentity } from '../gateways/index.ts'
import { readAuthority } from './authority.ts'
import { decideProfile, writeAnswer } from './decide.ts'
import { withoutRealm } from './logins.ts'
import { readSetting } from './profileRows.ts'

/** Read again so soon: a switch is obeyed at once by the decision itself, only the certificate may lag. */
const FRESH_MS = 3000
const MOST_PAGES = 2000

/** Answers from the database of this installation. */
export function eapOffice(services: Services): EapOffice {
  const known = new Map<string, { at: number; identity: Promise<TlsIdentity | undefined> }>()
  const { db, secrets, clock } = services

  return {
    identityOf({ pageId }) {
      const kept = known.get(pageId)
      if (kept && monotonicMs() - kept.at < FRESH_MS) return kept.identity
      if (known.size >= MOST_PAGES) known.clear()
      const identity = readIdentity(services, pageId)
      known.set(pageId, { at: monotonicMs(), identity })
      identity.catch(() => known.delete(pageId))
      return identity
    },

    judge: (attempt, proof) =>
      db.asSystem(async (tx) => {
        const verdict = await decideProfile(services, tx, attempt, proof)
        const login = typeof verdict === 'string' ? withoutRealm(attempt.identity) : verdict.login
        await writeAnswer(services, tx, {
          ...attempt,
          login,
          reason: typeof verdict === 'string' ? verdict : 'accepted',
        })
        return verdict
      }),

    noteFailure: (attempt, reason) =>
      db.asSystem((tx) => writeAnswer(services, tx, { ...attempt, login: withoutRealm(attempt.identity), reason })),

    async keepTicket(name, { pageId }, login) {
      const until = new Date(clock.now().getTime() + RESUMPTION_SECONDS * 1000)
      await db.asSystem((tx) =>
        tx.run(sql`insert into wifi_tickets (page_id, name, login, expires_at) values (${pageId}, ${name}, ${login}, ${until})
          on conflict (page_id, name) do nothing`),
      )
    },

    async findTicket(name, { pageId }: KnownGateway) {
      const row = await db.asSystem((tx) =>
        tx.first(sql<{ login: string }>`
          select login from wifi_tickets where page_id = ${pageId} and name = ${name} and expires_at > ${clock.now()}`),
      )
      return row?.login
    },

    ticketKey: (purpose) => createHash('sha256').update(secrets.derive('eap tickets')).update(purpose).digest(),
  }
}

async function readIdentity(services: Services, pageId: string): Promise<TlsIdentity | undefined> {
  return services.db.asSystem(async (tx) => {
    const setting = await readSetting(tx, pageId)
    if (!setting?.isEnabled) return undefined
    const authority = await readAuthority(services, tx)
    const { certificate, sealedKey } = setting
    const shown = certificate && sealedKey ? { certificate, key: services.secrets.open(sealedKey) } : authority.server
    const version = createHash('sha256').update(shown.certificate).update(authority.certificate).digest('base64url')
    return { ...shown, guestAuthority: authority.certificate, version }
  })
}
