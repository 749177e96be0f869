// How a message begins, and the values a preview is filled with.
import type { MessageContent, MessageBlock } from '@portico/contract/messages/content.ts'
import type { TemplateKind } from '@portico/contract/messages/kinds.ts'
import type { MergeValues } from '@portico/contract/messages/merge.ts'
import { LANGUAGES, type Language } from '@portico/locales/languages.ts'
import { languagesOf } from '@portico/contract/messages/readiness.ts'

export type Change = (patch: Partial<MessageContent>, mark?: string) => void

/** A message with nothing in it but its kind. */
export function blankContent(kind: TemplateKind): MessageContent {
  return {
    kind,
    subject: {},
    preheader: {},
    text: {},
    title: {},
    subtitle: {},
    picture: null,
    elements: kind === 'list' ? [{ id: newKey(), title: {}, subtitle: {}, picture: null, href: '' }] : [],
    buttons: kind === 'buttons' ? [{ id: newKey(), label: {}, action: 'url', value: '' }] : [],
    blocks: kind === 'email' ? [blankBlock('heading'), blankBlock('text')] : [],
    zns: null,
    hasAccents: true,
  }
}

/** A part of an e-mail with nothing in it. */
export function blankBlock(type: MessageBlock['type']): MessageBlock {
  const id = newKey()
  switch (type) {
    case 'heading':
    case 'text':
      return { type, id, text: {} }
    case 'picture':
      return { type, id, picture: null, alt: {}, href: '' }
    case 'button':
      return { type, id, label: {}, href: '' }
    case 'line':
      return { type, id }
  }
}

export function newKey(): string {
  return crypto.randomUUID().slice(0, 8)
}

/** Languages that lack words while another has some. */
export function missingLanguages(content: MessageContent): Language[] {
  const complete = languagesOf(content)
  return complete.length === 0 ? [] : LANGUAGES.filter((language) => !complete.includes(language))
}

const NAMES: Record<Language, string> = { vi: 'Lan', en: 'Anna', zh: '王芳', es: 'Lucía', fr: 'Camille', it: 'Giulia' }

/** Sample values for previews. */
export function sampleOf(language: Language, venue: string): MergeValues {
  return {
    name: NAMES[language],
    venue,
    points: '120',
    visits: '8',
    lastVisit: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(Date.UTC(2026, 2, 14)),
    home: `${location.origin}/home/…`,
  }
}
