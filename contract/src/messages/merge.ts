// Merge fields: `{{name}}`, or `{{name|there}}` with a default for guests whose value is unknown.
import { isOneOf } from '../records.ts'

export const MERGE_FIELDS = ['name', 'venue', 'points', 'visits', 'lastVisit', 'home'] as const
export type MergeField = (typeof MERGE_FIELDS)[number]
/** What is known of one guest; null where nothing is. */
export type MergeValues = Readonly<Record<MergeField, string | null>>

const FIELD = /\{\{([^{}]*)\}\}/g

type FilledText = {
  text: string
  /** Fields without a value and without words to stand in: such a message is not sent. */
  missing: MergeField[]
}

/** Puts a guest's values into a text. A value is never read as a field itself. */
export function fillFields(text: string, values: MergeValues): FilledText {
  const missing: MergeField[] = []
  const filled = text.replaceAll(FIELD, (whole, inside: string) => {
    const { field, fallback } = partsOf(inside)
    if (!field) return whole
    const value = values[field] ?? fallback
    if (value === undefined) missing.push(field)
    return value ?? ''
  })
  return { text: filled, missing }
}

/** Fields that no guest has, and braces that are left open. */
export function wrongFields(text: string): string[] {
  const wrong: string[] = []
  const rest = text.replaceAll(FIELD, (whole, inside: string) => {
    if (!partsOf(inside).field) wrong.push(whole)
    return ''
  })
  if (rest.includes('{{') || rest.includes('}}')) wrong.push(rest.includes('{{') ? '{{' : '}}')
  return wrong
}

function partsOf(inside: string): { field: MergeField | undefined; fallback: string | undefined } {
  const [name = '', ...fallback] = inside.split('|')
  const field = name.trim()
  return {
    field: isOneOf(MERGE_FIELDS, field) ? field : undefined,
    fallback: fallback.length > 0 ? fallback.join('|').trim() : undefined,
  }
}
