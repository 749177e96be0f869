// A condition as SQL over `guest_profiles p`. The counterpart in memory is contract/src/segments/matchGuest.ts; a property test
// holds the two equal.
import { DAY_MS } from '@portico/contract/dates.ts'
import { comesWithin } from '@portico/contract/segments/matchGuest.ts'
import type { Condition, Rule } from '@portico/contract/segments/condition.ts'
import { SYSTEMS } from '@portico/contract/reports/query.ts'
import type { Thresholds } from '@portico/contract/profiles/lifecycle.ts'
import { sql, type RawBuilder } from '../core/db/database.ts'
import type { SqlMoment } from './thresholds.ts'

type Sql = RawBuilder<unknown>

/** The test that a row `p` of `guest_profiles` is meant. */
export function conditionSql(condition: Condition, moment: SqlMoment): Sql {
  if (!('join' in condition)) return sql`(${ruleSql(condition, moment)})`
  if (condition.parts.length === 0) return sql`true`
  const parts = condition.parts.map((part) => conditionSql(part, moment))
  if (condition.join === 'all') return sql`(${sql.join(parts, sql` and `)})`
  const some = sql`(${sql.join(parts, sql` or `)})`
  return condition.join === 'none' ? sql`(not ${some})` : some
}

function ruleSql(rule: Rule, moment: SqlMoment): Sql {
  switch (rule.on) {
    case 'visits':
      return rule.days === undefined ? within(sql`p.visits`, rule) : visitsWithin(rule.days, rule, moment)
    case 'minutes':
      return within(sql`p.seconds / 60`, rule)
    case 'megabytes':
      return within(sql`p.bytes / 1000000`, rule)
    case 'score':
      return sql`p.score is not null and ${within(sql`p.score`, rule)}`
    case 'points':
      return within(sql`p.points`, rule)
    case 'tasksDone':
      return within(sql`p.tasks_done`, rule)
    case 'giftsReady':
      return within(sql`p.gifts_ready`, rule)
    case 'giftsUsed':
      return within(sql`p.gifts_used`, rule)
    case 'reviewScore':
      return sql`p.review_score is not null and ${within(sql`p.review_score`, rule)}`
    case 'lastSeen':
      return daysAgo(sql`p.last_seen_at`, rule, moment)
    case 'firstSeen':
      return daysAgo(sql`p.first_seen_at`, rule, moment)
    case 'birthday':
      return sql`p.birthday is not null and p.birthday = any(${birthdaysWithin(moment.today, rule.within)}::smallint[])`
    case 'answer':
      return answerSql(rule)
    default:
      return choiceSql(rule, moment)
  }
}

type Bounds = { least?: number; most?: number }

function within(value: Sql, { least, most }: Bounds): Sql {
  const tests = [
    ...(least === undefined ? [] : [sql`${value} >= ${least}::bigint`]),
    ...(most === undefined ? [] : [sql`${value} <= ${most}::bigint`]),
  ]
  return sql.join(tests, sql` and `)
}

/** Who came less often in all came less often lately: that is asked first, because it reads no list. */
function visitsWithin(days: number, { least, most }: Bounds, { today }: SqlMoment): Sql {
  const ofThose = within(visitsSince(today - days + 1), { least, most })
  return least === undefined ? ofThose : sql`p.visits >= ${least}::bigint and ${ofThose}`
}

/** Days are sorted, so those before the first are found by halving. */
function visitsSince(first: number): Sql {
  return sql`(cardinality(p.visit_days) - width_bucket(${first - 1}::int, p.visit_days))`
}

/** So many whole days ago, compared as instants so that an index can help. */
function daysAgo(at: Sql, { least, most }: Bounds, { now }: SqlMoment): Sql {
  const tests = [
    ...(least === undefined ? [] : [sql`${at} <= ${before(now, least)}`]),
    ...(most === undefined ? [] : [sql`${at} > ${before(now, most + 1)}`]),
  ]
  return sql.join(tests, sql` and `)
}

/** PostgreSQL and JavaScript both know this instant. */
const EARLIEST = Date.UTC(1, 0, 1)

function before(now: Date, days: number): Sql {
  return sql`${new Date(Math.max(now.getTime() - days * DAY_MS, EARLIEST))}::timestamptz`
}

/** Every birthday, 29 February among them, that comes within so many days. */
function birthdaysWithin(today: number, days: number): number[] {
  return Array.from({ length: 12 * 31 }, (_, at) => (Math.floor(at / 31) + 1) * 100 + (at % 31) + 1).filter(
    (birthday) => comesWithin(birthday, today, days),
  )
}

function answerSql({ key, is, values }: Extract<Rule, { on: 'answer' }>): Sql {
  const isAnswered =
    values.length === 0
      ? sql`p.answers ? ${key}`
      : sql`coalesce((p.answers ->> ${key}::text) = any(${values}::text[]), false)`
  return is === 'any' ? isAnswered : sql`not (${isAnswered})`
}

type ChoiceRule = Exclude<Extract<Rule, { values: string[] }>, { on: 'answer' }>

function choiceSql(rule: ChoiceRule, moment: SqlMoment): Sql {
  switch (rule.on) {
    case 'weekday':
      return bitsSql(sql`p.weekdays`, rule)
    case 'hour':
      return bitsSql(sql`p.hours`, rule)
    case 'tag':
      return setSql(sql`p.tags`, rule, sql`uuid[]`)
    case 'gateway':
      return setSql(sql`p.gateways`, rule, sql`text[]`)
    case 'campaignSeen':
      return setSql(sql`p.campaigns_seen`, rule, sql`uuid[]`)
    case 'campaignClicked':
      return setSql(sql`p.campaigns_clicked`, rule, sql`uuid[]`)
    case 'consent':
      return setSql(sql`p.channels`, rule, sql`text[]`)
    case 'contact':
      return testsSql(rule)
    case 'lifecycle':
      return oneSql(lifecycleSql(moment), rule)
    case 'profileType':
      return oneSql(sql`p.source`, rule)
    case 'language':
      return oneSql(sql`p.language`, rule)
    case 'system':
      return oneSql(sql`p.system`, {
        ...rule,
        values: rule.values.map((name) => String((SYSTEMS as readonly string[]).indexOf(name))),
      })
  }
}

type SetRule = { is: 'any' | 'all' | 'none'; values: readonly string[] }

/** A guest has one value of it, so "all" of several is nobody. */
function oneSql(value: Sql, { is, values }: SetRule): Sql {
  const isAny = sql`(${value})::text = any(${[...values]}::text[])`
  if (is === 'none') return sql`not ${isAny}`
  return is === 'all' && new Set(values).size > 1 ? sql`false` : isAny
}

function setSql(column: Sql, { is, values }: SetRule, type: Sql): Sql {
  const wanted = sql`${[...values]}::${type}`
  if (is === 'all') return sql`${column} @> ${wanted}`
  return is === 'any' ? sql`${column} && ${wanted}` : sql`not (${column} && ${wanted})`
}

function bitsSql(column: Sql, { is, values }: SetRule): Sql {
  const mask = values.reduce((bits, value) => bits | (1 << Number(value)), 0)
  const common = sql`${column}::int & ${mask}::int`
  if (is === 'all') return sql`(${common}) = ${mask}::int`
  return is === 'any' ? sql`(${common}) <> 0` : sql`(${common}) = 0`
}

const CONTACT_TESTS: Record<string, Sql> = {
  phone: sql`p.phone is not null`,
  email: sql`p.email is not null`,
  'verified-phone': sql`p.is_phone_verified`,
  'verified-email': sql`p.is_email_verified`,
}

function testsSql({ is, values }: SetRule): Sql {
  const tests = values.map((value) => CONTACT_TESTS[value] ?? sql`false`)
  if (is === 'all') return sql.join(tests, sql` and `)
  const isAny = sql`(${sql.join(tests, sql` or `)})`
  return is === 'any' ? isAny : sql`not ${isAny}`
}

/** As `lifecycleOf` of contract/src/profiles/lifecycle.ts. */
export function lifecycleSql({ now, thresholds }: { now: Date; thresholds: Thresholds }): Sql {
  return sql`case when p.last_seen_at < ${before(now, thresholds.lostDays)} then 'lost'
    when p.last_seen_at < ${before(now, thresholds.riskDays)} then 'risk'
    when p.last_seen_at < ${before(now, thresholds.coolingDays)} then 'cooling'
    when p.visits >= ${thresholds.regularVisits}::int then 'regular' else 'new' end`
}
