// The owner's own wording of what guests are asked, in versions that are only ever added.
import { CONSENT_PURPOSES, type ConsentChannel, type consentTexts } from '@portico/contract/guests.ts'
import { LANGUAGES, type Language } from '@portico/locales/languages.ts'
import { portal as en } from '@portico/locales/en/portal.ts'
import { portal as es } from '@portico/locales/es/portal.ts'
import { portal as fr } from '@portico/locales/fr/portal.ts'
import { portal as it } from '@portico/locales/it/portal.ts'
import { portal as vi } from '@portico/locales/vi/portal.ts'
import { portal as zh } from '@portico/locales/zh/portal.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'
import type { Purpose } from './consents.ts'

const PHRASES = { vi, en, zh, es, fr, it }
const USUAL = { channels: ['email', 'sms', 'zalo'] satisfies ConsentChannel[], maxPerMonth: 4 }

/** What stands beside the marketing box, or before the terms; a language without words has the portal's own. */
export type Wording = {
  version: number
  texts: Partial<Record<Language, string>>
  channels: ConsentChannel[]
  maxPerMonth: number | null
}
type Row = Wording & { createdAt: string }

/** A page's wording. @param version the one a guest was shown; the newest when absent */
export async function readWording(tx: Tx, pageId: string, purpose: Purpose, version?: number): Promise<Wording> {
  return (await readVersions(tx, pageId, purpose, version))[0] ?? ours(purpose)
}

/** Texts of consents: read by whoever reads login flows, written by whoever writes those. */
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
    note({ purpose, version: before.version + 1 })
    return asShown(tx, page.id, purpose)
  },

  async versions({ tx, page }, { query: { purpose } }) {
    const rows = await readVersions(tx, page.id, purpose)
    return { rows, count: rows.length }
  },
}

function readVersions(tx: Tx, pageId: string, purpose: Purpose, version?: number): Promise<Row[]> {
  return tx.rows(sql<Row>`
    select version, texts, channels, max_per_month as "maxPerMonth", created_at as "createdAt" from consent_wordings
    where page_id = ${pageId} and purpose = ${purpose} and (${version ?? null}::integer is null or version = ${version ?? null})
    order by version desc limit 100`)
}

function ours(purpose: Purpose): Wording {
  const usual = purpose === 'marketing' ? USUAL : { channels: [], maxPerMonth: null }
  return { version: 0, texts: {}, ...usual }
}

async function asShown(tx: Tx, pageId: string, purpose: Purpose) {
  const [row] = await readVersions(tx, pageId, purpose)
  const defaults = Object.fromEntries(
    LANGUAGES.map((language) => [language, purpose === 'marketing' ? PHRASES[language].agree.marketing : '']),
  )
  return { purpose, ...(row ?? { ...ours(purpose), createdAt: null }), defaults }
}
