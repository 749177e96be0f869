// The owner's own wording of what guests are asked, in versions that are only ever added.
import { CONSENT_PURPOSES, type ConsentChannel, type consentTexts } from '@portico/contract/guests.ts'
import { LANGUAGES, type Language } from '@portico/locales/languages.ts'
import { textIn } from '@portico/portal/text.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'
import { peopleById } from '../members/index.ts'
import type { Purpose } from './consents.ts'

const USUAL = { channels: ['email', 'sms', 'zalo'] satisfies ConsentChannel[], maxPerMonth: 4 }

/** The text beside the marketing box, or before the terms; a language without one uses the portal's own. */
export type Wording = {
  version: number
  texts: Partial<Record<Language, string>>
  channels: ConsentChannel[]
  maxPerMonth: number | null
}
type Row = Wording & { createdAt: string; by: string | null }
type ConsentCount = { version: number | null; given: number; standing: number }

const NOBODY = { given: 0, standing: 0 }

/** A page's wording. @param version the one a guest was shown; the newest when absent */
export async function readWording(tx: Tx, pageId: string, purpose: Purpose, version?: number): Promise<Wording> {
  return (await readVersions(tx, pageId, purpose, version))[0] ?? ours(purpose)
}

/** Texts of consents: the rights on login flows also govern these. */
export const consentTextHandlers: Handlers<typeof consentTexts> = {
  async list({ tx, page }) {
    const rows = []
    for (const purpose of CONSENT_PURPOSES) rows.push(await asShown(tx, page.id, purpose))
    return { rows, count: rows.length }
  },

  async update({ tx, page, user, clock, note }, { body }) {
    const { purpose } = body
    // Of two who save at once each makes a version.
    await tx.run(sql`select pg_advisory_xact_lock(9015, hashtext(${`${page.id} ${purpose}`}))`)
    const before = await readWording(tx, page.id, purpose)
    const texts = Object.fromEntries(Object.entries(body.texts).filter(([, words]) => words))
    await tx.run(
      query.insertInto('consent_wordings').values({
        page_id: page.id,
        purpose,
        version: before.version + 1,
        texts: JSON.stringify(texts),
        channels: purpose === 'marketing' ? (body.channels ?? before.channels) : [],
        max_per_month: purpose === 'marketing' ? (body.maxPerMonth ?? before.maxPerMonth) : null,
        created_at: clock.now(),
        created_by: user.id,
      }),
    )
    note({ id: purpose, purpose, version: before.version + 1 })
    return asShown(tx, page.id, purpose)
  },

  async versions({ tx, db, page }, { query: { purpose } }) {
    const versions = await readVersions(tx, page.id, purpose)
    const agreed = await readAgreed(tx, page.id, purpose)
    const people = await peopleById(db, [...new Set(versions.flatMap(({ by }) => by ?? []))])
    const told = (version: number | null) => agreed.find((row) => row.version === version) ?? NOBODY
    const rows = [...versions, { ...ours(purpose), createdAt: null, by: null }].map((row) => ({
      ...row,
      ...told(row.version),
      by: people.get(row.by ?? '')?.displayName ?? null,
    }))
    return { rows, count: rows.length, unnumbered: told(null) }
  },
}

function readVersions(tx: Tx, pageId: string, purpose: Purpose, version?: number): Promise<Row[]> {
  return tx.rows(sql<Row>`
    select version, texts, channels, max_per_month, created_at, created_by as by
    from consent_wordings
    where page_id = ${pageId} and purpose = ${purpose} and (${version ?? null}::integer is null or version = ${version ?? null})
    order by version desc limit 100`)
}

/** How many ever agreed to each version, and of how many that is still the newest answer. */
function readAgreed(tx: Tx, pageId: string, purpose: Purpose): Promise<ConsentCount[]> {
  return tx.rows(sql<ConsentCount>`
    with newest as (
      select distinct on (guest_id, channel) id from consents where page_id = ${pageId} and purpose = ${purpose}
      order by guest_id, channel, at desc, id desc
    )
    select c.wording_version as version, count(distinct c.guest_id)::int as given,
      count(distinct c.guest_id) filter (where n.id is not null and g.erased_at is null)::int as standing
    from consents c join guests g on g.page_id = c.page_id and g.id = c.guest_id left join newest n on n.id = c.id
    where c.page_id = ${pageId} and c.purpose = ${purpose} and c.is_given group by 1`)
}

function ours(purpose: Purpose): Wording {
  const usual = purpose === 'marketing' ? USUAL : { channels: [], maxPerMonth: null }
  return { version: 0, texts: {}, ...usual }
}

async function asShown(tx: Tx, pageId: string, purpose: Purpose) {
  const [row] = await readVersions(tx, pageId, purpose)
  const defaults = Object.fromEntries(
    LANGUAGES.map((language) => [language, purpose === 'marketing' ? ownSentence(language) : '']),
  )
  return { purpose, ...(row ?? { ...ours(purpose), createdAt: null }), defaults }
}

/** The portal's sentence with the places an owner's own may use, as it reads for the usual number. */
function ownSentence(language: Language): string {
  const number = USUAL.maxPerMonth
  const places = { venue: '{venue}', channels: '{channels}', maxPerMonth: number }
  return textIn(language)('agree.marketing', places).replace(String(number), '{maxPerMonth}')
}
