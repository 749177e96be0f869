// What the law gives a guest, done for them by the venue's people: by the same actions as on the guest's own phone.
import type { guestRights, HeldGuest } from '@portico/contract/guests.ts'
import { isOwnName } from '@portico/contract/names.ts'
import type { Input } from '@portico/contract/http/endpoint.ts'
import { renderPage } from '@portico/portal/render.tsx'
import type { Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import {
  auditGuest,
  correctGuest,
  eraseGuest,
  markOf,
  readHeldData,
  withdrawConsents,
  type Correction,
} from '../guests/index.ts'
import { readFront } from '../portal/index.ts'
import { zipHeldData } from './heldFiles.ts'
import { dataScreen, readLabels } from './screens.ts'
import { readContact } from './proofCode.ts'

const METHOD = 'counter'

/** Only the system reads the words that were agreed to, so each is one transaction of its own, with its audit row. */
export const guestRightsHandlers: Handlers<typeof guestRights> = {
  show: (context, { params }) => context.db.asSystem((tx) => readHeldGuest(context, tx, params.id)),

  copy: (context, { params: { id }, body: { language } }) =>
    context.db.asSystem(async (tx) => {
      const data = await readHeldGuest(context, tx, id)
      const pageId = context.page.id
      const front = await readFront(tx, pageId, context.clock.now())
      const record = await readHeldData(context, tx, { pageId, guestId: id })
      if (!front || !record) throw fail('guest/not-found')
      const view = { pageId, language, back: '' }
      const screen = await dataScreen(tx, view, '', record, { isCopy: true })
      // A page to keep has nothing to fetch: the venue's pictures stay away.
      const { accent, background } = front.look
      const look = { accent, ...(background ? { background } : {}) }
      const hrefs = { languageHref: () => '#', terms: '#' }
      const html = withoutControls(renderPage({ screen, venue: front.venue, look, language, hrefs }))
      await auditGuest(context, tx, { pageId, guestId: id, action: 'guests.copy', by: context.user.id })
      const { mark: _mark, ...told } = data
      const whole = { ...told, venue: front.venue.name }
      const json = JSON.stringify(whole, null, 2)
      const zip = await zipHeldData(tx, { pageId, language, held: record, json })
      return { data: whole, html, zip: zip.toString('base64') }
    }),

  correct: (context, { params: { id }, body }) =>
    context.db.asSystem(async (tx) => {
      const of = { pageId: context.page.id, guestId: id, by: context.user.id }
      await correctGuest(context, tx, { ...of, ...readCorrection(body) })
      return readHeldGuest(context, tx, id)
    }),

  withdraw: (context, { params: { id }, body: { channel } }) =>
    context.db.asSystem(async (tx) => {
      const of = { pageId: context.page.id, guestId: id }
      const evidence = { method: METHOD, by: context.user.id, ip: context.ip }
      const count = await withdrawConsents(context, tx, { ...of, purpose: 'marketing', channel, evidence })
      const detail = { channel: channel ?? 'all' }
      if (count > 0) await auditGuest(context, tx, { ...of, action: 'guests.withdraw', detail, by: context.user.id })
      return readHeldGuest(context, tx, id)
    }),

  erase: (context, { params }) =>
    context.db.asSystem(async (tx) => {
      const of = { pageId: context.page.id, guestId: params.id, by: context.user.id }
      if (!(await eraseGuest(context, tx, of))) throw fail('guest/not-found')
      return params
    }),
}

/** On paper nothing runs, and no other language is a press away. */
function withoutControls(html: string): string {
  return html.replaceAll(/<script>[^]*?<\/script>|<details class="languages">[^]*?<\/details>/g, '')
}

/** @throws guest/not-found also for one of another page, or erased. */
async function readHeldGuest({ page, language, guestData }: PageContext, tx: Tx, id: string): Promise<HeldGuest> {
  const record = await readHeldData({ guestData }, tx, { pageId: page.id, guestId: id })
  if (!record) throw fail('guest/not-found')
  return {
    id,
    ...record,
    mark: markOf(record.profile),
    labels: Object.fromEntries(await readLabels(tx, page.id, language)),
  }
}

/** @throws request/invalid for a number or an address that cannot be one. */
function readCorrection({
  name,
  phone,
  email,
  language,
  more,
  add,
  seen,
}: Input<typeof guestRights.correct>['body']): Correction {
  const contact = (kind: 'phone' | 'email', typed: string | undefined) => {
    if (!typed) return typed === undefined ? {} : { [kind]: null }
    const read = readContact(typed)
    if (read?.kind !== kind) throw fail('request/invalid', { [kind]: 'field/invalid' })
    return { [kind]: read.value }
  }
  const birthday = add?.['birthday'] ?? more?.['birthday']
  if (birthday && !isDay(birthday)) throw fail('request/invalid', { birthday: 'field/invalid' })
  if (Object.keys(add ?? {}).some((key) => !isOwnName(key))) throw fail('request/invalid', { add: 'field/invalid' })
  return {
    ...(name === undefined ? {} : { name: name || null }),
    ...contact('phone', phone),
    ...contact('email', email),
    ...(language ? { language } : {}),
    ...(more ? { more } : {}),
    ...(add ? { add } : {}),
    ...(seen === undefined ? {} : { seen }),
  }
}

function isDay(typed: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(typed) && (new Date(`${typed}T00:00:00Z`).toJSON() ?? '').startsWith(typed)
}
