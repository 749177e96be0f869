import type { AuditEntry } from '@portico/contract/audit.ts'
import type { Messages } from '../core/messages.ts'
import { changesIn, factsIn, wordOf } from './facts.ts'
import type { Words } from './useWords.ts'
import { optionalText } from '../core/optionalText.ts'

const MOST_LETTERS = 240
/** Facts that tell which thing a row is about, where it has no name. */
const TELLING = ['report', 'purpose'] as const

/** Who did it: a person or a key by name, the rest by kind. */
export function actorOf({ actorName, actorKind, actorId }: AuditEntry, { t }: Words): string {
  if (actorName) return actorName
  return actorKind === 'user' && actorId ? t('gone') : t(`kind.${actorKind}`)
}

/** What was done, as a sentence. A test holds that every action has one. */
export function actionOf({ action }: Pick<AuditEntry, 'action'>, { t }: Words): string {
  return optionalText(t, `did.${action.replace('.', '-')}`) ?? action
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

/** What it was done to, by its name; empty for what a page has only one of. */
export function thingOf({ name, action, detail }: AuditEntry, words: Words): string {
  if (name) return name
  for (const key of TELLING) if (detail[key]) return wordOf(key, detail[key], words) ?? ''
  return /^(guests|sessions)\./.test(action) ? words.t('someGuest') : ''
}

/** What changed, and how it went. Facts that say nothing to a person are left out. */
export function detailsOf({ name, changes, detail }: AuditEntry, words: Words): string {
  const subjects = name ? [] : TELLING.filter((key) => detail[key])
  const facts = factsIn(
    Object.fromEntries(Object.entries(detail).filter(([key]) => !subjects.some((one) => one === key))),
    words,
  )
  return [...changesIn(changes, words), ...facts].join(' · ').slice(0, MOST_LETTERS)
}
