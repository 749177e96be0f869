import { LANGUAGE_NAMES } from '@portico/locales/languages.ts'
import { ROLES } from '@portico/contract/access.ts'
import type { AuditEntry } from '@portico/contract/audit.ts'
import type { Words } from './useWords.ts'
import { ownValue } from '@portico/contract/names.ts'
import { optionalText } from '../core/optionalText.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const IDENTIFIER = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
/** Facts that can be read as they are, such as names of devices. */
const PLAIN = new Set(['gateways', 'ratio', 'money'])

/** Facts in words. Empty ones, and those without words, are left out. */
export function factsIn(detail: AuditEntry['detail'], words: Words): string[] {
  return Object.entries(detail).flatMap(([key, value]) => wordOf(key, value, words) ?? [])
}

/** A fact in words; undefined for one that has none. */
export function wordOf(key: string, value: unknown, words: Words): string | undefined {
  if (Array.isArray(value))
    return [...new Set(value.flatMap((one) => wordOf(key, one, words) ?? []))].join(', ') || undefined
  if (typeof value === 'number') return countOf(key, value, words)
  const code = String(value)
  if (PLAIN.has(key)) return code
  if (key === 'scopes') return scopeOf(code, words)
  return codeOf(key, code, words) ?? (key === 'fields' ? words.t('value.fields-other') : undefined)
}

function countOf(key: string, count: number, { t }: Words): string | undefined {
  return count === 0 ? undefined : optionalText(t, `amount.${key}`, { count })
}

function scopeOf(scope: string, { scopes }: Words): string | undefined {
  return optionalText(scopes, `scope.${scope.replace(':', '-')}`)
}

/** A word the product itself chose, such as a role. */
function codeOf(key: string, code: string, words: Words): string | undefined {
  const role = ROLES.find((one) => one === code)
  if (key === 'role' && role) return words.roles(`role.${role}`)
  const report = key === 'report' ? optionalText(words.reports, `name.${code}`) : undefined
  const language = key === 'language' ? ownValue(LANGUAGE_NAMES, code) : undefined
  return report ?? language ?? valueText(words, key, code)
}

function valueText({ t }: Words, key: string, code: string): string | undefined {
  return /^[\w-]+$/.test(code) ? optionalText(t, `value.${key}-${code}`) : undefined
}

/** Fields with their values before and after; those whose values do not fit a line, by name together. */
export function changesIn(changes: AuditEntry['changes'], words: Words): string[] {
  const { t } = words
  const fields = Object.entries(changes)
  const shown = fields.flatMap(([key, [before, after, ...rest]]) => {
    const isShown = before !== undefined && after !== undefined && rest.length === 0
    if (!isShown) return []
    return t('value.change', {
      field: labelOf(key, words),
      before: valueOf(key, before, words),
      after: valueOf(key, after, words),
    })
  })
  const named = fields.filter(([, values]) => values.length === 0).map(([key]) => labelOf(key, words))
  return named.length > 0 ? [...shown, t('value.changed', { fields: named.join(', ') })] : shown
}

function labelOf(key: string, { t, notices }: Words): string {
  return (key.includes('.') ? optionalText(notices, `kind.${key}`) : optionalText(t, `field.${key}`)) ?? ''
}

function valueOf(key: string, value: unknown, words: Words): string {
  const { t, format } = words
  if (value === null || value === '') return t('value.none')
  if (typeof value === 'boolean') return codeOf(key, String(value), words) ?? t(value ? 'value.yes' : 'value.no')
  if (typeof value === 'number') return format.number(value)
  const text = String(value)
  if (INSTANT.test(text)) return format.dateTime(text)
  return codeOf(key, text, words) ?? (IDENTIFIER.test(text) ? t('value.none') : text)
}
