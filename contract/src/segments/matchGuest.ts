// Whether one guest is meant by a condition, without a query. The counterpart is SQL: server/src/segments/conditionSql.ts.
import { DAY_MS } from '../dates.ts'
import { SYSTEMS } from '../reports/query.ts'
import { ownValue } from '../names.ts'
import { FIRST_DAY, type GuestFacts } from '../profiles/facts.ts'
import { lifecycleOf, type Thresholds } from '../profiles/lifecycle.ts'
import type { Condition, Rule } from './condition.ts'

/** The moment a condition is asked about. */
export type Moment = {
  /** In milliseconds. */
  now: number
  /** The venue's day, in days since 2000-01-01. */
  today: number
  thresholds: Thresholds
}

export type Matcher = (guest: GuestFacts, moment: Moment) => boolean

/** Prepares a condition once; the function it returns takes microseconds. */
export function compileCondition(condition: Condition): Matcher {
  if (!('join' in condition)) return compileRule(condition)
  const parts = condition.parts.map(compileCondition)
  if (condition.join === 'all') return (guest, moment) => parts.every((matches) => matches(guest, moment))
  if (condition.join === 'none') return (guest, moment) => !parts.some((matches) => matches(guest, moment))
  return (guest, moment) => parts.length === 0 || parts.some((matches) => matches(guest, moment))
}

function compileRule(rule: Rule): Matcher {
  switch (rule.on) {
    case 'visits':
    case 'minutes':
    case 'megabytes':
    case 'score':
    case 'points':
    case 'tasksDone':
    case 'giftsReady':
    case 'giftsUsed':
    case 'reviewScore':
    case 'lastSeen':
    case 'firstSeen':
      return compileBounds(rule)
    case 'birthday':
      return ({ birthday }, { today }) => birthday !== null && comesWithin(birthday, today, rule.within)
    case 'answer':
      return compileAnswer(rule)
    default:
      return compileChoice(rule)
  }
}

export type BoundsRule = Extract<Rule, { least?: number | undefined }>

function compileBounds(rule: BoundsRule): Matcher {
  const { least = -Infinity, most = Infinity } = rule
  const isWithin = (value: number) => value >= least && value <= most
  switch (rule.on) {
    case 'visits': {
      const { days } = rule
      if (days === undefined) return ({ visits }) => isWithin(visits)
      return ({ visitDays }, { today }) => isWithin(countFrom(visitDays, today - days + 1))
    }
    case 'minutes':
      return ({ seconds }) => isWithin(Math.floor(seconds / 60))
    case 'megabytes':
      return ({ bytes }) => isWithin(Math.floor(bytes / 1_000_000))
    case 'score':
      return ({ score }) => score !== null && isWithin(score)
    case 'reviewScore':
      return ({ reviewScore }) => reviewScore !== null && isWithin(reviewScore)
    case 'points':
    case 'tasksDone':
    case 'giftsReady':
    case 'giftsUsed':
      return (guest) => isWithin(guest[rule.on])
    case 'lastSeen':
      return ({ lastSeenAt }, { now }) => isWithin(Math.floor((now - lastSeenAt) / DAY_MS))
    case 'firstSeen':
      return ({ firstSeenAt }, { now }) => isWithin(Math.floor((now - firstSeenAt) / DAY_MS))
  }
}

/** How many of these sorted days are this one or later. */
function countFrom(days: readonly number[], first: number): number {
  let count = 0
  for (let at = days.length - 1; at >= 0 && days[at]! >= first; at -= 1) count += 1
  return count
}

/** Whether a birthday falls on today or one of the days after it. 29 February counts on 1 March of other years. */
export function comesWithin(birthday: number, today: number, within: number): boolean {
  const first = new Date(FIRST_DAY + today * DAY_MS)
  const year = first.getUTCFullYear()
  return [year, year + 1].some((of) => {
    const on = Math.round((Date.UTC(of, Math.floor(birthday / 100) - 1, birthday % 100) - FIRST_DAY) / DAY_MS)
    return on >= today && on <= today + within
  })
}

function compileAnswer({ key, is, values }: Extract<Rule, { on: 'answer' }>): Matcher {
  const wanted = new Set(values)
  const isAnswered: Matcher = ({ answers }) => {
    const value = ownValue(answers, key)
    return value !== undefined && (wanted.size === 0 || wanted.has(value))
  }
  return is === 'any' ? isAnswered : (guest, moment) => !isAnswered(guest, moment)
}

type ChoiceRule = Exclude<Extract<Rule, { values: string[] }>, { on: 'answer' }>

function compileChoice(rule: ChoiceRule): Matcher {
  const read = READERS[rule.on]
  const values: readonly string[] = rule.values
  if (rule.is === 'all')
    return (guest, moment) => {
      const has = read(guest, moment)
      return values.every((value) => has.includes(value))
    }
  const isAny: Matcher = (guest, moment) => {
    const has = read(guest, moment)
    return values.some((value) => has.includes(value))
  }
  return rule.is === 'any' ? isAny : (guest, moment) => !isAny(guest, moment)
}

/** What a guest has of each attribute with choices. */
const READERS: Record<ChoiceRule['on'], (guest: GuestFacts, moment: Moment) => readonly string[]> = {
  lifecycle: (guest, { now, thresholds }) => [lifecycleOf(guest, now, thresholds)],
  profileType: ({ source }) => [source],
  language: ({ language }) => [language],
  system: ({ system }) => [SYSTEMS[system] ?? 'other'],
  contact: (guest) => contactsOf(guest),
  weekday: ({ weekdays }) => bitsOf(weekdays),
  hour: ({ hours }) => bitsOf(hours),
  consent: ({ channels }) => channels,
  tag: ({ tags }) => tags,
  gateway: ({ gateways }) => gateways,
  campaignSeen: ({ campaignsSeen }) => campaignsSeen,
  campaignClicked: ({ campaignsClicked }) => campaignsClicked,
}

function contactsOf({ hasPhone, hasEmail, isPhoneVerified, isEmailVerified }: GuestFacts): string[] {
  return [
    ...(hasPhone ? ['phone'] : []),
    ...(hasEmail ? ['email'] : []),
    ...(isPhoneVerified ? ['verified-phone'] : []),
    ...(isEmailVerified ? ['verified-email'] : []),
  ]
}

function bitsOf(mask: number): string[] {
  const bits: string[] = []
  for (let bit = 0; bit < 24; bit += 1) if (mask & (1 << bit)) bits.push(String(bit))
  return bits
}
