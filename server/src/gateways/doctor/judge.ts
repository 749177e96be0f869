// From what was recorded to what is wrong: the first link that does not hold.
import { LINKS, type Cause, type Chain, type Link, type LinkName } from '@portico/contract/gateways/doctor.ts'
import type { Language } from '@portico/locales/languages.ts'
import { sayFault } from '../recipes/sayFault.ts'
import type { Answered, Try } from './facts.ts'

/** A guest who moved so lately may still be at it. */
const AT_IT_MS = 3 * 60_000
/** A gateway that was told, or was asked, answers within this. */
const PROMPT_MS = 60_000
const OFFLINE_MS = 5 * 60_000

type Known = {
  answers: readonly Answered[]
  dropped: (gatewayId: string) => string | undefined
  now: Date
  language: Language
}

/** Judges one phone's way. */
export function judge(one: Try, known: Known): Chain {
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
    detail: cause === 'order-failed' ? sayFault(one.orderDetail, known.language) : null,
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
function answerTo(one: Try, answers: readonly Answered[]): Answered | undefined {
  const begun = Date.parse(one.at)
  const own = answers.filter(
    ({ username, mac, at }) =>
      one.logins.includes(username) || (mac === one.mac && username !== mac && Date.parse(at) >= begun),
  )
  return own.find(({ isAccepted }) => isAccepted) ?? own[0]
}

function causeOf(one: Try, answer: Answered | undefined, { dropped, now }: Known): Cause {
  const since = (at: string | null) => now.getTime() - Date.parse(at ?? one.at)
  if (one.onlineAt || one.sessionAt) return one.status === 'ended' ? 'left' : 'online'
  if (!one.visitId && (one.refusal === 'blocked' || one.refusal === 'quota' || one.refusal === 'full'))
    return one.refusal
  if (!one.visitId) {
    if (since(one.at) < AT_IT_MS) return 'under-way'
    return one.step?.endsWith('code') ? 'stopped-code' : 'stopped'
  }
  if (one.order) {
    if (one.order === 'failed') return 'order-failed'
    if (since(one.orderAt) < PROMPT_MS) return 'under-way'
    return one.order === 'done' ? 'no-accounting' : 'order-waiting'
  }
  if (answer && !answer.isAccepted) return `refused-${answer.reason}` as Cause
  if (answer) return since(answer.at) < PROMPT_MS ? 'under-way' : 'no-accounting'
  const reason = dropped(one.gatewayId)
  if (reason) return reason === 'wrong-secret' ? 'wrong-secret' : 'unsigned'
  if (since(one.handedOverAt) < PROMPT_MS) return 'under-way'
  return !one.lastSeenAt || since(one.lastSeenAt) > OFFLINE_MS ? 'gateway-offline' : 'no-request'
}

/** The link that is being waited for. */
function stageOf(one: Try, answer: Answered | undefined): LinkName {
  if (!one.visitId) return 'steps'
  if (answer?.isAccepted || one.order === 'done') return 'online'
  return answer || one.order ? 'answer' : 'gateway'
}

const BROKEN: Partial<Record<Cause, LinkName>> = {
  'never-seen': 'portal',
  stopped: 'steps',
  'stopped-code': 'steps',
  blocked: 'steps',
  quota: 'steps',
  full: 'steps',
  'gateway-offline': 'gateway',
  'wrong-secret': 'gateway',
  unsigned: 'gateway',
  'no-request': 'gateway',
  'order-waiting': 'gateway',
  'no-accounting': 'online',
}

/** The chain as a picture: whole up to the broken link, open after it. */
export function linksOf(cause: Cause, stage: LinkName, at: Partial<Record<LinkName, string | null>>): Link[] {
  const isWhole = cause === 'online' || cause === 'left'
  const stop = BROKEN[cause] ?? (cause === 'under-way' ? stage : 'answer')
  const index = isWhole ? LINKS.length : LINKS.indexOf(stop)
  return LINKS.map((name, i) => ({
    name,
    state: i < index ? 'ok' : i > index ? 'open' : cause === 'under-way' ? 'waiting' : 'broken',
    at: i < index ? (at[name] ?? null) : null,
  }))
}
