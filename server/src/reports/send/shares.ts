// Read-only links to a report. The link holds a secret of which only the hash is kept; it ends by itself.
import type { reports, Saved, Share } from '@portico/contract/reports.ts'
import type * as z from 'zod'
import { fail } from '../../core/fail.ts'
import type { Handlers } from '../../core/http/context.ts'
import { newId } from '../../core/id.ts'
import { holdRoom } from '../../core/limits.ts'
import { query, sql, type Tx } from '../../core/db/database.ts'
import { hashToken, randomToken } from '../../core/secrets.ts'
import type { StepNames } from '../../core/feature.ts'
import { readWith } from '../read/reader.ts'
import { COUNTS, isCount } from '../reportsByName.ts'

type Row = Omit<z.output<typeof Share>, keyof z.output<typeof Saved>> & { saved: z.output<typeof Saved> }
const DAY_MS = 86_400_000
const MOST_SHOWN = 200
const MOST_SHARES = 100

type Shares = Pick<Handlers<typeof reports>, 'shares' | 'share' | 'revokeShare' | 'shared'>

/** Making, listing, taking back and following links. */
export function shareHandlers(stepNames: StepNames): Shares {
  return {
    async shares({ tx, page }) {
      const rows = await readShares(tx, page.id)
      return { rows: rows.map(({ saved, ...row }) => ({ ...saved, ...row })), count: rows.length }
    },

    async share({ tx, page, user, clock, config, note }, { body: { days, ...saved } }) {
      const now = clock.now()
      if (saved.campaign && !(await isShown(tx, page.id, saved.campaign))) throw fail('report/not-found')
      const where = sql`revoked_at is null and expires_at > ${now}`
      await holdRoom(tx, page.id, { table: 'report_shares', most: MOST_SHARES, code: 'report/too-many-shares', where })
      const token = randomToken(24)
      const id = newId(now)
      const expiresAt = new Date(now.getTime() + days * DAY_MS)
      await tx.run(
        query.insertInto('report_shares').values({
          page_id: page.id,
          id,
          token_hash: hashToken(token),
          saved: JSON.stringify(saved),
          created_by: user.id,
          created_at: now,
          expires_at: expiresAt,
        }),
      )
      note({ report: saved.report, id })
      const url = `${config.publicUrl}/shared#${token}`
      return {
        ...saved,
        id,
        createdAt: now.toISOString(),
        expiresAt: expiresAt.toISOString(),
        revokedAt: null,
        url,
        token,
      }
    },

    async revokeShare({ tx, page, clock }, { params: { id } }) {
      const revoked = await tx.run(sql`
      update report_shares set revoked_at = coalesce(revoked_at, ${clock.now()}) where page_id = ${page.id} and id = ${id}`)
      if (revoked === 0) throw fail('report/not-found')
      return { id }
    },

    /** Read afresh on every visit, so the link shows the days it names, not those it was made on. */
    async shared({ db, clock, language }, { body: { token } }) {
      const now = clock.now()
      const found = await db.asSystem((tx) =>
        tx.first(sql<{
          page_id: string
          name: string
          timeZone: string
          saved: z.output<typeof Saved>
          expiresAt: string
        }>`
        select s.page_id, p.name, p.time_zone as "timeZone", s.saved, s.expires_at as "expiresAt"
        from report_shares s join pages p on p.id = s.page_id and p.deleted_at is null
        where s.token_hash = ${hashToken(token)} and s.revoked_at is null and s.expires_at > ${now}`),
      )
      if (!found || !isCount(found.saved.report)) throw fail('report/share-expired')
      const { saved, timeZone, name, expiresAt } = found
      const report = COUNTS[found.saved.report] as (reader: unknown) => Promise<object>
      const read = (tx: Tx) =>
        readWith(tx, { pages: [found.page_id], named: [], timeZone, now }, { ...saved, scope: 'page' }, report)
      const reply = await (db.read ?? db.as)({ pageId: found.page_id }, read)
      const names =
        saved.report === 'survey' ? await db.asSystem((tx) => stepNames(tx, found.page_id, language)) : undefined
      return { pageName: name, expiresAt, saved, names, [saved.report]: reply }
    },
  }
}

async function isShown(tx: Tx, pageId: string, campaignId: string): Promise<boolean> {
  const row = await tx.first(
    sql`select 1 from campaign_day where page_id = ${pageId} and campaign_id = ${campaignId} limit 1`,
  )
  return row !== undefined
}

function readShares(tx: Tx, pageId: string): Promise<Row[]> {
  return tx.rows(sql<Row>`
    select id, saved, created_at as "createdAt", expires_at as "expiresAt", revoked_at as "revokedAt"
    from report_shares where page_id = ${pageId} order by created_at desc, id limit ${MOST_SHOWN}`)
}
