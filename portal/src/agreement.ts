// The exact words a guest is shown and agrees to. A consent record keeps their hash.
import type { Marketing, Page } from './view.ts'
import { channelsInWords, nameOf } from './words.ts'
import { textIn, type Text } from './text.ts'

type AgreementPage = Pick<Page, 'venue' | 'language'>

/** The sentence beside the marketing box. */
export function marketingText({ venue, language }: AgreementPage, { channels, maxPerMonth, texts }: Marketing): string {
  const t = textIn(language)
  const values = { venue: nameOf(venue, t), channels: channelsInWords(channels, language, t), maxPerMonth }
  const own = texts?.[language]
  if (!own) return t('agree.marketing', values)
  return own.replaceAll(/\{(venue|channels|maxPerMonth)\}/g, (_all, name: keyof typeof values) => String(values[name]))
}

/** The sentence beside the age gate, without which no consent to messages counts. */
export function ageText({ language }: Pick<Page, 'language'>): string {
  return textIn(language)('agree.age')
}

export type TermsSection = { title: string; paragraphs: string[] }

/** The terms and the privacy notice, in the order they are read. */
export function termsSections({ venue, language }: AgreementPage, keptMonths?: number): TermsSection[] {
  const t = textIn(language)
  const name = { venue: nameOf(venue, t) }
  const section = (title: string, body: string): TermsSection => ({ title, paragraphs: body.split('\n') })
  const rules = venue?.rules?.[language]
  return [
    ...(rules ? [section(t('terms.house', name), rules)] : []),
    section(t('terms.use.title'), t('terms.use.body', name)),
    section(t('terms.safety.title'), t('terms.safety.body')),
    section(t('terms.controller.title'), t('terms.controller.body', name)),
    section(t('terms.stored.title'), t('terms.stored.body')),
    section(t('terms.purpose.title'), t('terms.purpose.body')),
    section(t('terms.kept.title'), keptText(t, keptMonths)),
    section(t('terms.shared.title'), t('terms.shared.body', name)),
    section(t('terms.rights.title'), t('terms.rights.body')),
    section(t('terms.contact.title'), contactText(t, name.venue, venue?.contact)),
  ]
}

/** All of the terms as one text, for the hash in a consent record. */
export function termsText(shown: AgreementPage, keptMonths?: number): string {
  return termsSections(shown, keptMonths)
    .map(({ title, paragraphs }) => [title, ...paragraphs].join('\n'))
    .join('\n\n')
}

function keptText(t: Text, months: number | undefined): string {
  return months === undefined ? t('terms.kept.needed') : t('terms.kept.months', { months })
}

function contactText(t: Text, venue: string, contact: string | undefined): string {
  return contact ? t('terms.contact.address', { venue, contact }) : t('terms.contact.staff', { venue })
}
