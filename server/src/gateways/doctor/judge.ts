// From what was recorded to a chain of links: whole up to the one that does not hold.
import {
  LINKS,
  type Cause,
  type Chain,
  type Drop,
  type Link,
  type LinkName,
} from '@portico/contract/gateways/doctor.ts'
import type { Language } from '@portico/locales/languages.ts'
import { sayFault } from '../recipes/sayFault.ts'
import { causeOf } from './cause.ts'
import type { AuthAnswer, Try } from './facts.ts'

type ChainFacts = { answers: readonly AuthAnswer[]; drops: readonly Drop[]; now: Date; language: Language }

/** Judges one phone's way. */
export function judge(one: Try, known: ChainFacts): Chain {
  const answer = answerTo(one, known.answers)
  const cause = causeOf(one, answer, known)
  return {
    mac: one.mac,
    guestId: one.guestId,
    guestName: one.guestName,
    nas_id: one.nasId,
    deviceName: one.deviceName,
    at: one.at,
    cause,
    step: one.visitId ? null : one.step,
    detail: one.order === 'failed' && TOLD.test(cause) ? sayFault(one.orderDetail, known.language) : null,
    links: linksOf(cause, stageOf(one, answer), {
      portal: one.at,
      steps: one.handedOverAt,
      gateway: answer?.at ?? one.orderAt,
      answer: answer?.isAccepted ? answer.at : null,
      online: one.onlineAt ?? one.sessionAt,
    }),
  }
}

/** Whether it was accepted weighs more than a later copy that was not. */
function answerTo(one: Try, answers: readonly AuthAnswer[]): AuthAnswer | undefined {
  const begun = Date.parse(one.at)
  const own = answers.filter(
    ({ username, mac, at }) =>
      one.logins.includes(username) || (mac === one.mac && username !== mac && Date.parse(at) >= begun),
  )
  return own.find(({ isAccepted }) => isAccepted) ?? own[0]
}

/** The link that is being waited for. */
function stageOf(one: Try, answer: AuthAnswer | undefined): LinkName {
  if (!one.visitId) return 'steps'
  if (answer?.isAccepted || one.order === 'done') return 'online'
  return answer || one.order ? 'answer' : 'gateway'
}

/** Causes where the other side's own words say more. */
const TOLD = /^order-(?!restarted)/

const BROKEN: Partial<Record<Cause, LinkName>> = {
  'never-seen': 'portal',
  'not-set-up': 'gateway',
  'gateway-offline': 'gateway',
  'wrong-secret': 'gateway',
  'wrong-name': 'gateway',
  'shared-name': 'gateway',
  unsigned: 'gateway',
  'no-request': 'gateway',
  'order-waiting': 'gateway',
  'token-refused': 'answer',
  'no-accounting': 'online',
  'no-report': 'online',
}

/** The chain as a picture: whole up to the broken link, open after it. */
export function linksOf(cause: Cause, stage: LinkName, at: Partial<Record<LinkName, string | null>>): Link[] {
  const index = isIn(cause) ? LINKS.length : LINKS.indexOf(BROKEN[cause] ?? stage)
  return LINKS.map((name, i) => ({
    name,
    state: i < index ? 'ok' : i > index ? 'open' : cause === 'under-way' ? 'waiting' : 'broken',
    at: i < index ? (at[name] ?? null) : null,
  }))
}

/** Whether the guest came online, whatever became of it. */
export function isIn(cause: Cause): boolean {
  return cause === 'online' || cause === 'left' || cause === 'time-up'
}
