import { expect, test } from 'vitest'
import { audit, type AuditEntry } from '@portico/contract/audit.ts'
import { NOTICE_KINDS } from '@portico/contract/notifications.ts'
import { audit as sentences } from '@portico/locales/vi/audit.ts'
import { sql } from '../core/db/database.ts'
import { send } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'
import { CALLS, nameCalls, type Call } from '../testing/walk/calls.ts'
import { WALKED } from '../testing/walk/google.ts'
import { fireWell } from '../testing/walk/samples.ts'
import { givenWorld, noSimulator, tokenFor, type World } from '../testing/walk/world.ts'

const server = useServer({ config: WALKED, simulate: noSimulator })

/** Calls whose row names no thing, and why. */
const NAMELESS: Record<string, string> = {
  'aiSettings.create': 'the page has one set',
  'aiSettings.remove': 'the page has one set',
  'aiSettings.update': 'the page has one set',
  'automationSettings.save': 'the page has one set',
  'botTalks.pause': 'a conversation is with a person, and the log keeps no names of people',
  'consentTexts.update': 'its purpose says which text',
  'conversationMessages.note': 'a conversation is with a person, and the log keeps no names of people',
  'conversationMessages.retry': 'a conversation is with a person, and the log keeps no names of people',
  'conversationMessages.send': 'a conversation is with a person, and the log keeps no names of people',
  'conversations.link': 'a conversation is with a person, and the log keeps no names of people',
  'conversations.remove': 'a conversation is with a person, and the log keeps no names of people',
  'conversations.update': 'a conversation is with a person, and the log keeps no names of people',
  'exports.guests': 'a list has no name',
  'exports.leads': 'a list has no name',
  'exports.remove': 'a list has no name',
  'gateways.addMany': 'it says how many devices',
  'gateways.tryOut': 'a device made to be tried and forgotten',
  'guestQuota.save': 'the page has one',
  'leads.addNote': 'a lead is a person, and the log keeps no names of people',
  'leads.bulk': 'it says how many leads',
  'leads.create': 'a lead is a person, and the log keeps no names of people',
  'leads.remove': 'a lead is a person, and the log keeps no names of people',
  'leads.saveStages': 'the page has one set',
  'leads.update': 'a lead is a person, and the log keeps no names of people',
  'messageSettings.renewMailHook': 'the page has one',
  'messageSettings.renewReportAddress': 'the page has one',
  'messageSettings.save': 'the page has one set',
  'messageSettings.saveInbox': 'the page has one set',
  'loyalty.adjust': 'points of a guest, and the log keeps no names of people',
  'loyalty.saveSettings': 'the page has one set',
  'notifications.testMail': 'sent to the caller alone',
  'notifications.update': 'the page has one set',
  'pages.closeFirstSteps': 'the page has one list',
  'profiles.setThresholds': 'the page has one set',
  'profiles.tag': 'it says how many guests',
  'reports.createSchedule': 'its report says which',
  'reports.removeSchedule': 'its report says which',
  'reports.revokeShare': 'its report says which',
  'reports.saveSettings': 'the page has one set',
  'reports.share': 'its report says which',
  'reports.updateSchedule': 'its report says which',
  'reviews.saveSettings': 'the page has one set',
  'reviews.update': 'a review is a person’s word, and the log keeps no names of people',
  'returningGuests.save': 'the page has one',
  'wifiProfiles.saveSetting': 'the page has one set',
}
/** Facts whose words the dashboard has elsewhere, or that are names themselves. */
const WORDED_ELSEWHERE = ['role', 'report', 'scopes', 'gateways', 'ratio', 'money']
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

const WRITING = CALLS.filter(
  ({ endpoint: { access, method, isPart } }) =>
    (access.by === 'page' || access.by === 'member') && method !== 'GET' && !isPart,
)

test('only calls that exist are excused from naming what they are about', () => {
  const names = WRITING.map(({ name }) => name)
  expect(Object.keys(NAMELESS).filter((name) => !names.includes(name))).toEqual([])
})

test.each(nameCalls(WRITING))('%s says in the log what it was done to, and all else in words', async (_name, call) => {
  const world = await givenWorld(server())
  await fireWell(world, call, tokenFor(world, call))
  const row = await newest(world, call)
  expect(row.subject).not.toBe('')
  if (!(call.name in NAMELESS)) expect(row.name ?? '').not.toMatch(new RegExp(`^$|^${UUID.source}$`))
  expect(withoutWords(row)).toEqual([])
  expect(JSON.stringify([row.detail, row.changes])).not.toMatch(new RegExp(`"${UUID.source}"`))
})

/** Codes of the row that no sentence tells. */
function withoutWords({ detail, changes }: Pick<AuditEntry, 'detail' | 'changes'>): string[] {
  const words: Record<'field' | 'amount' | 'value', Record<string, string>> = sentences
  const facts = Object.entries(detail).flatMap(([key, value]) =>
    [value].flat().flatMap((one) => {
      if (WORDED_ELSEWHERE.includes(key)) return []
      const isTold = typeof one === 'number' ? key in words.amount : `${key}-${String(one)}` in words.value
      return isTold ? [] : [`${key}: ${String(one)}`]
    }),
  )
  const fields = [...Object.keys(words.field), ...NOTICE_KINDS]
  return [...facts, ...Object.keys(changes).filter((field) => !fields.includes(field))]
}

async function newest({ page, running }: World, { name: action }: Call) {
  // A caller who has just left the page, or deleted it, reads its log no longer.
  if (action === 'members.leave' || action === 'pages.remove') return stored(running.services.db, page.eid, action)
  const { rows } = await send(server(), audit.list, { query: { action } }, { token: page.token })
  return rows[0]!
}

async function stored(db: World['running']['services']['db'], pageId: string, action: string) {
  const row = await db.asSystem((tx) =>
    tx.first(sql<Pick<AuditEntry, 'subject' | 'name'>>`
      select subject, coalesce(detail ->> 'name', case when detail ? 'uid' then 'a member' end) as name
      from audit_log where page_id = ${pageId} and action = ${action}`),
  )
  return { ...row!, detail: {}, changes: {} }
}
