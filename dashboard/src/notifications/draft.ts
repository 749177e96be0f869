// The settings while they are being changed: pure steps from one draft to the next.
import type { NoticeKind, NotificationSettings, Rule } from '@portico/contract/notifications.ts'

export type Draft = NotificationSettings
export type Member = { uid: string; displayName: string; role: string; hasMail: boolean }

/** Adds what is missing, takes out what is there; the order is that of `all`, so that equal choices are equal. */
export function toggleOne<T>(chosen: readonly T[], one: T, all: readonly T[]): T[] {
  const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]
  return next.toSorted((a, b) => all.indexOf(a) - all.indexOf(b))
}

export function withRule(draft: Draft, kind: NoticeKind, rule: Rule): Draft {
  return { ...draft, rules: { ...draft.rules, [kind]: rule } }
}

/** Only what the call takes: the answer it came from says more. */
export function draftOf({
  emailNotification,
  rules,
  firstVisitsOnly,
  offlineMinutes,
  quietHours,
  digest,
}: NotificationSettings): Draft {
  return { emailNotification, rules, firstVisitsOnly, offlineMinutes, quietHours, digest }
}

export function isSame(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
