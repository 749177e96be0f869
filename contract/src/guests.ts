// What guests are asked to agree to, in the owner's own words; and what the law gives each of them.
import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'
import { listOf } from './http/crud.ts'
import { language, text } from './text.ts'

export { HeldGuest, guestRights } from './guests/rights.ts'

export const CONSENT_PURPOSES = ['terms', 'marketing'] as const
export const CONSENT_CHANNELS = ['email', 'sms', 'zalo', 'call'] as const
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number]

const LONGEST_TEXT = 4000
/** An owner's words by language. */
export const Texts = z.partialRecord(language, text(LONGEST_TEXT))

export const Channels = z.array(z.enum(CONSENT_CHANNELS)).max(CONSENT_CHANNELS.length)
export const MaxPerMonth = z.int().min(1).max(31).nullable()

const fields = {
  /**
   * By language; an empty text falls back to the portal's own. `terms`: house rules shown before the portal's.
   * `marketing`: the sentence beside the box; `{venue}`, `{channels}` and `{maxPerMonth}` are filled in.
   */
  texts: Texts,
  /** Of `marketing`: how guests would be written to or called, and how often a month at most. */
  channels: Channels,
  maxPerMonth: MaxPerMonth,
}

const ConsentText = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  /** 0 while the portal's own words are used. */
  version: z.int(),
  ...fields,
  /** The portal's own words. */
  defaults: z.record(z.string(), z.string()),
  createdAt: z.iso.datetime().nullable(),
})

/** Guests who ever agreed to the text, and those whose latest answer still is yes. */
const agreed = { given: z.int(), standing: z.int() }

/** 0 is the portal's own text. */
export const ConsentVersion = z.object({
  version: z.int(),
  ...fields,
  createdAt: z.iso.datetime().nullable(),
  by: z.string().nullable(),
  ...agreed,
})
export type ConsentVersion = z.output<typeof ConsentVersion>
export type ConsentText = z.output<typeof ConsentText>

const purpose = z.enum(CONSENT_PURPOSES)
const read = { by: 'page', may: 'flow:read' } as const

export const consentTexts = {
  list: endpoint({
    method: 'GET',
    path: '/consent-texts',
    summary: 'What guests are asked to agree to, by purpose',
    access: read,
    returns: listOf(ConsentText),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/consent-texts',
    summary: 'Write the next version; what was agreed to before keeps its own words',
    access: { by: 'page', may: 'flow:write' },
    body: z.object({
      purpose,
      texts: fields.texts,
      channels: fields.channels.optional(),
      maxPerMonth: fields.maxPerMonth.optional(),
    }),
    returns: ConsentText,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/consent-texts/versions',
    summary: 'Versions of a text, newest first, and how many guests agreed to each',
    access: read,
    query: z.object({ purpose }),
    /** `unnumbered`: consents from before their version was written down. */
    returns: listOf(ConsentVersion).extend({ unnumbered: z.object(agreed) }),
  }),
}
