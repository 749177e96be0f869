import { ROLES } from '@portico/contract/access.ts'
import type { AuditEntry } from '@portico/contract/audit.ts'
import type { Messages } from '../core/messages.ts'
import type { useText } from '../core/useText.ts'

type Words = { t: ReturnType<typeof useText<'audit'>>; roles: ReturnType<typeof useText<'members'>> }

/** Identifiers say nothing to a person; the names beside them do. */
const SILENT = new Set(['uid', 'invitation', 'before', 'eid', 'id', 'delivery'])
const MOST_LETTERS = 120

/** Who did it: a person by name, the rest by kind. */
export function actorOf({ actorName, actorKind, actorId }: AuditEntry, { t }: Words): string {
  if (actorName) return actorName
  return actorKind === 'user' && actorId ? t('gone') : t(`kind.${actorKind}`)
}

/** What was done, in words where we have them, else the call itself. */
export function deedOf({ action }: Pick<AuditEntry, 'action'>, { t }: Words): string {
  const key = `did.${action.replace('.', '-')}` as 'did.pages-update'
  return t.has(key) ? t(key) : action
}

/** All that can be asked for, by feature: whatever has a sentence. */
export function actionsOf({ feature: features, did }: Messages['audit'], all: string) {
  return Object.entries(features).map(([feature, group]) => ({
    group,
    items: [
      { value: feature, label: `${group}: ${all}` },
      ...Object.entries(did).flatMap(([key, label]) =>
        key.startsWith(`${feature}-`) ? [{ value: key.replace('-', '.'), label }] : [],
      ),
    ],
  }))
}

/** To whom and with which values. */
export function aboutOf({ memberName, detail, subject }: AuditEntry, words: Words): string {
  const parts = Object.entries(detail).flatMap(([key, value]) =>
    SILENT.has(key) ? [] : [worded(key, value, detail, words)],
  )
  const isNamed = memberName !== null || parts.length > 0
  return [memberName, ...parts, isNamed || isIdentifier(subject) ? null : subject]
    .filter(Boolean)
    .join(' · ')
    .slice(0, MOST_LETTERS)
}

function worded(key: string, value: unknown, detail: Record<string, unknown>, { t, roles }: Words): string {
  if (key === 'canReadIdentity') return t(value === true ? 'sees' : 'seesNot')
  if (key !== 'role') return said(key, value, t)
  const say = (role: unknown) => {
    const known = ROLES.find((one) => one === role)
    return known ? roles(`role.${known}`) : String(role)
  }
  return detail['before'] === undefined ? say(value) : `${say(detail['before'])} → ${say(value)}`
}

function said(key: string, value: unknown, t: Words['t']): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.join(', ')
  const [word, amount] = [`value.${key}-${String(value)}` as 'value.isOn-true', `amount.${key}` as 'amount.guests']
  if (t.has(word)) return t(word)
  return typeof value === 'number' && t.has(amount) ? t(amount, { count: value }) : `${key}: ${JSON.stringify(value)}`
}

function isIdentifier(subject: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(subject)
}
