// What changes for guests from one version of a flow to the next, in sentences.
import type { FlowStep, Translations } from '@portico/contract/flows.ts'
import { DEFAULT_LANGUAGE, type Language } from '@portico/locales/languages.ts'
import type { useText } from '../core/useText.ts'
import type { FlowContent } from './flowDraft.ts'
import { keysOf } from '@portico/contract/records.ts'

type Say = ReturnType<typeof useText<'flows'>>
type Part = 'words' | 'questions' | 'ways' | 'limits' | 'other'

/** Words are compared language by language; these fields are named as a group. */
const PARTS: Partial<Record<keyof FlowStep, Part>> = {
  questions: 'questions',
  codeDeliverMode: 'ways',
  expire_in: 'ways',
  sessionSpeed: 'limits',
  sessionTimeout: 'limits',
  extension: 'limits',
}
const WORDS = ['title', 'text', 'buttonLabel'] as const
const LONGEST = 60

type Reader = { t: Say; language: Language }

/** A line for each change; all steps of a first version. */
export function flowChanges(before: FlowContent | undefined, after: FlowContent, { t, language }: Reader): string[] {
  const nameOf = ({ title, type }: FlowStep) =>
    title[language] || title[DEFAULT_LANGUAGE] || Object.values(title).find(Boolean) || t(`type.${type}`)
  const old = new Map(before?.steps.map((step) => [step.id, step]))
  const isKept = ({ id }: FlowStep) => after.steps.some((step) => step.id === id)
  const lines = after.steps.flatMap((step) => {
    const was = old.get(step.id)
    return was ? stepChanges(was, step, nameOf(step), t) : [t('review.added', { name: nameOf(step) })]
  })
  for (const step of before?.steps ?? []) if (!isKept(step)) lines.push(t('review.removed', { name: nameOf(step) }))
  const order = (steps: readonly FlowStep[]) => steps.filter(({ id }) => old.has(id)).map(({ id }) => id)
  if (before && order(after.steps).join() !== order(before.steps.filter(isKept)).join())
    lines.push(t('review.moved', { names: after.steps.map(nameOf).join(' → ') }))
  if (before && before.templateId !== after.templateId) lines.push(t('review.look'))
  return [...new Set(lines)]
}

function stepChanges(was: FlowStep, is: FlowStep, name: string, t: Say): string[] {
  const lines = WORDS.flatMap((field) => wordChanges(was[field], is[field], name, t))
  const fields = new Set(keysOf<keyof FlowStep>({ ...was, ...is }))
  const parts = new Set<Part>()
  for (const field of fields)
    if (!(WORDS as readonly string[]).includes(field) && JSON.stringify(was[field]) !== JSON.stringify(is[field]))
      parts.add(PARTS[field] ?? 'other')
  return [...lines, ...[...parts].map((part) => t('review.changed', { name, part: t(`review.part.${part}`) }))]
}

function wordChanges(was: Translations, is: Translations, name: string, t: Say): string[] {
  const languages = keysOf<keyof Translations>({ ...was, ...is })
  return languages
    .filter((language) => (was[language] ?? '') !== (is[language] ?? ''))
    .map((language) =>
      t('review.words', { name, before: quoteText(was[language], t), after: quoteText(is[language], t) }),
    )
}

function quoteText(text: string | undefined, t: Say): string {
  if (!text) return t('review.usual')
  return `“${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}”`
}
