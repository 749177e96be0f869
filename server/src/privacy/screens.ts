// From what is held of a guest to what the phone shows: every instant in the venue's zone and the guest's language.
import type { Translations } from '@portico/contract/flows.ts'
import type { Language } from '@portico/locales/languages.ts'
import type { MyData, MyDataCode, MyDataNotice } from '@portico/portal/myDataView.ts'
import type { Screen } from '@portico/portal/view.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { HeldData } from '../core/guestData.ts'
import type { Services } from '../core/services.ts'
import { mayContact, readHeldData } from '../guests/index.ts'
import { masked, readCode, problem, speak } from '../portal/index.ts'
import { RESEND_SECONDS } from '@portico/contract/flows.ts'
import { readContacts, viewPath, type View } from './views.ts'

const SHOWN_VISITS = 50
const SHOWN_REWARDS = 50
const CHANNELS = ['email', 'sms', 'zalo', 'call'] as const

type ViewState = { notice?: MyDataNotice; left?: number; link?: string; isErasing?: boolean; isCopy?: boolean }

/** The screen of a view as it stands. */
export async function viewScreen(services: Services, tx: Tx, view: View, said: ViewState = {}): Promise<Screen> {
  const action = viewPath(view)
  if (!view.proof || !view.guestId) return askScreen(services, tx, view, said)
  const { registerMonths } = services.config
  if (said.isErasing)
    return { kind: 'meErase', action, backHref: action, ...(registerMonths > 0 ? { registerMonths } : {}) }
  const held = await readHeldData(services, tx, { pageId: view.pageId, guestId: view.guestId })
  if (!held) return problem('erased', view.back || '/')
  return dataScreen(tx, view, action, held, said)
}

/** Where a code is typed; undefined while none was asked for. @param action where it is posted */
export async function codeScreen(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  view: View,
  action: string,
  { notice, left }: ViewState = {},
): Promise<MyDataCode | undefined> {
  if (!view.codeId || !view.contact) return undefined
  const code = await readCode(tx, view.pageId, view.codeId, view.contact)
  const since = code ? Math.floor((clock.now().getTime() - Date.parse(code.createdAt)) / 1000) : RESEND_SECONDS
  const resendSeconds = Math.max(0, RESEND_SECONDS - since)
  return { kind: 'meCode', action, sentTo: masked(view.contact), resendSeconds, notice, left }
}

async function askScreen(services: Services, tx: Tx, view: View, state: ViewState): Promise<Screen> {
  const action = viewPath(view)
  const { notice } = state
  const code = await codeScreen(services, tx, view, action, state)
  if (code) return code
  const { pageId, guestId } = view
  if (!guestId) return { kind: 'meAsk', action, contacts: [], notice }
  const contacts = await readContacts(tx, pageId, guestId)
  let canWithdraw = false
  for (const channel of CHANNELS) canWithdraw ||= await mayContact(tx, { pageId, guestId }, 'marketing', channel)
  return {
    kind: 'meAsk',
    action,
    contacts: contacts.map(({ kind, value }) => ({ kind, masked: masked(value) })),
    isUnproved: contacts.length === 0,
    canWithdraw,
    notice,
  }
}

type Reading = Pick<View, 'pageId' | 'language' | 'back'>

/** Everything that is held, as a screen, or as a document to keep. @param action where it is posted */
export async function dataScreen(
  tx: Tx,
  view: Reading,
  action: string,
  held: HeldData,
  { notice, link, isCopy }: ViewState,
): Promise<MyData> {
  const { profile } = held
  const at = await saysWhen(tx, view)
  const labels = await readLabels(tx, view.pageId, view.language)
  return {
    kind: 'me',
    action,
    name: profile.name ?? '',
    email: profile.email ?? '',
    phone: profile.phone ?? undefined,
    isPhoneVerified: profile.isPhoneVerified,
    isEmailVerified: profile.isEmailVerified,
    more: Object.entries(profile.more).map(([field, value]) => ({
      label: labels.get(field) ?? field,
      value,
    })),
    visits: held.visits.slice(0, isCopy ? undefined : SHOWN_VISITS).map((visit) => ({
      at: at(visit.at),
      hotspot: visit.hotspot,
      minutes: Math.round(visit.seconds / 60),
      megabytes: Math.round(visit.bytes / 100_000) / 10,
    })),
    visitsInAll: held.visits.length,
    devices: held.devices.map(({ mac, lastSeenAt }) => ({
      mac: mac.match(/../g)?.join(':') ?? mac,
      at: at(lastSeenAt),
    })),
    ownDevices: held.ownDevices.map(({ name, mac, addedAt }) => ({
      name,
      mac: mac.match(/../g)?.join(':') ?? mac,
      at: at(addedAt),
    })),
    wifiProfiles: held.wifiProfiles.map((one) => ({ ...one, at: at(one.at), expiresAt: at(one.expiresAt) })),
    consents: held.consents.map((one) => consentOf(one, at)),
    answers: held.answers.map((one) => ({
      ...one,
      question: labels.get(one.question) ?? one.question,
      at: at(one.at),
    })),
    ...rewardsOf(held, at, isCopy),
    reviews: held.reviews.map(({ score, words, at: when }) => ({ score, words, at: at(when) })),
    messages: held.messages.map(({ at: when, ...message }) => ({ ...message, at: at(when) })),
    leads: held.leads.map(({ note, at: when }) => ({ note, at: at(when) })),
    notes: held.notes.map(({ text, at: when }) => ({ text, at: at(when) })),
    tags: held.tags,
    ...linksOf(action),
    backHref: view.back || undefined,
    link,
    notice,
    isCopy,
  }
}

function linksOf(action: string): Pick<MyData, 'jsonHref' | 'zipHref' | 'htmlHref' | 'eraseHref'> {
  return {
    jsonHref: `${action}/data.json`,
    zipHref: `${action}/data.zip`,
    htmlHref: `${action}/copy`,
    eraseHref: `${action}/erase`,
  }
}

/** What was collected; on the screen the newest points only. */
function rewardsOf(
  { points, tasks, gifts, draws }: HeldData,
  at: (at: string) => string,
  isCopy: boolean | undefined,
): Pick<MyData, 'points' | 'tasks' | 'gifts' | 'draws'> {
  return {
    points: points
      .filter(({ unit }) => unit === 'point')
      .slice(0, isCopy ? undefined : SHOWN_REWARDS)
      .map(({ change, reason, name, at: when }) => ({ change, reason, name, at: at(when) })),
    tasks: tasks.map(({ title, type, status, at: when }) => ({ title, type, status, at: at(when) })),
    gifts: gifts.map(({ name, status, place, at: when }) => ({ name, status, place, at: at(when) })),
    draws: draws.map(({ game, label, at: when }) => ({ game, label, at: at(when) })),
  }
}

function consentOf(one: HeldData['consents'][number], at: (at: string) => string): MyData['consents'][number] {
  const { purpose, channel, isGiven, maxPerMonth, text } = one
  return { purpose, channel, isGiven, at: at(one.at), maxPerMonth: maxPerMonth ?? undefined, text }
}

async function saysWhen(tx: Tx, { pageId, language }: Reading): Promise<(at: string) => string> {
  const row = await tx.first(sql<{ timeZone: string }>`select time_zone from pages where id = ${pageId}`)
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: row?.timeZone })
  return (at) => format.format(new Date(at))
}

/** What the venue's questions are called, by their own id and by the attribute they fill. */
export async function readLabels(tx: Tx, pageId: string, language: Language): Promise<Map<string, string>> {
  const rows = await tx.rows(sql<{ id: string; field: string; label: Translations }>`
    select q ->> 'id' as id, coalesce(q ->> 'mappingField', '') as field, coalesce(q -> 'label', '{}') as label
    from login_flow_versions v, jsonb_array_elements(v.steps) s, jsonb_array_elements(coalesce(s -> 'questions', '[]')) q
    where v.page_id = ${pageId} and v.is_published order by v.at`)
  const named = rows.flatMap(({ id, field, label }): [string, string][] => {
    const said = speak(label, language)
    if (!said) return []
    return field
      ? [
          [id, said],
          [field, said],
        ]
      : [[id, said]]
  })
  return new Map(named)
}
