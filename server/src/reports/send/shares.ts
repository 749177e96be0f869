// Read-only links to a report. The link holds a secret of which only the hash is kept; it ends by itself.
import { DAY_MS } from '@portico/contract/dates.ts'
import { SavedReport, shares, type reports } from '@portico/contract/reports.ts'
import type * as z from 'zod'
import { fail } from '../../core/fail.ts'
import type { Handlers } from '../../core/http/context.ts'
import { onTable } from '../../core/http/onTable.ts'
import { holdRoom } from '../../core/limits.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import type { StepNames } from '../../core/feature.ts'
import { makePageToken, readPageToken } from '../../core/pageToken.ts'
import { hashToken } from '../../core/secrets.ts'
import { readWith } from '../read/reader.ts'
import { COUNTS, isCount } from '../reportsByName.ts'
import { keysOf, recordOf } from '@portico/contract/records.ts'

const MOST_SHARES = 100

const usual = onTable(shares, 'report_shares', {
  notFound: 'report/not-found',
  computed: eachSaved((name) => sql`t.saved->>${sql.lit(name)}`),
  where: { state: (_open, { clock }) => sql`t.revoked_at is null and t.expires_at > ${clock.now()}` },
  columns: {
    ...eachSaved(() => () => ({})),
    days: () => ({}),
  },
  note: ({ report, id }) => ({ report, id }),
})

/** One thing for every field that `saved`, a column of JSON, holds. */
function eachSaved<Thing>(make: (name: string) => Thing): Record<keyof typeof SavedReport.shape, Thing> {
  return recordOf(keysOf<keyof typeof SavedReport.shape>(SavedReport.shape), make)
}

type Shares = Pick<Handlers<typeof reports>, 'shares' | 'share' | 'revokeShare' | 'shared'>

/** Making, listing, taking back and following links. */
export function shareHandlers(stepNames: StepNames): Shares {
  return {
    shares: usual.list,

    async share(context, { body }) {
      const { tx, page, user, clock, config } = context
      const { days, ...saved } = body
      if (saved.campaign && !(await isShown(tx, page.id, saved.campaign))) throw fail('report/not-found')
      const where = sql`t.revoked_at is null and t.expires_at > ${clock.now()}`
      await holdRoom(tx, page.id, { table: 'report_shares', most: MOST_SHARES, code: 'report/too-many-shares', where })
      const token = makePageToken(page.id, 24)
      const own = {
        created_by: user.id,
        token_hash: hashToken(token),
        saved: JSON.stringify(saved),
        expires_at: new Date(clock.now().getTime() + days * DAY_MS),
      }
      return { ...(await usual.create(context, { body }, own)), url: `${config.publicUrl}/shared#${token}`, token }
    },

    async revokeShare(context, { params }) {
      await usual.set(context, { params }, { revoked_at: sql`coalesce(revoked_at, ${context.clock.now()})` })
      return params
    },

    /** Read afresh on every visit, so the link shows the days it names, not those it was made on. */
    async shared({ db, clock, language }, { body: { token } }) {
      const now = clock.now()
      const link = readPageToken(token)
      if (!link) throw fail('report/share-expired')
      const found = await db.asSystem((tx) =>
        tx.first(sql<{
          page_id: string
          name: string
          timeZone: string
          saved: z.output<typeof SavedReport>
          expiresAt: string
        }>`
        select s.page_id, p.name, p.time_zone, s.saved, s.expires_at
        from report_shares s join pages p on p.id = s.page_id and p.deleted_at is null
        where s.page_id = ${link.pageId} and p.id = ${link.pageId} and s.token_hash = ${link.hash} and s.revoked_at is null and s.expires_at > ${now}`),
      )
      if (!found || !isCount(found.saved.report)) throw fail('report/share-expired')
      const { saved, timeZone, name, expiresAt } = found
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each takes a reader and its own query, which `saved` holds
      const report = COUNTS[found.saved.report] as (reader: unknown) => Promise<object>
      const read = (tx: Tx) =>
        readWith(tx, { pages: [found.pageId], named: [], timeZone, now }, { ...saved, scope: 'page' }, report)
      const scope = { pageId: found.pageId }
      const instead = () => db.as(scope, read)
      const reply = await (db.read ? db.read(scope, read, instead) : instead())
      const names =
        saved.report === 'survey' ? await db.asSystem((tx) => stepNames(tx, found.pageId, language)) : undefined
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
