// What a guest can do to their own data. Nothing of it without proof, but to stop messages: that is never made hard.
import { withoutInvisible } from '@portico/contract/text.ts'
import type { MyDataNotice } from '@portico/portal/myDataView.ts'
import type { Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { auditGuest, correctGuest, eraseGuest, issueKey, withdrawConsents, type Proof } from '../guests/index.ts'
import { readContacts, type View } from './views.ts'
import { askCode, readContact, takeCode } from './proofCode.ts'

export type Wish = { services: Services; tx: Tx; view: View; venue: string; ip: string }
/** On to the view, with what is to be said there; or stay, with what is wrong. */
type Became = { go?: MyDataNotice | undefined } | { notice: MyDataNotice; left?: number; link?: string }
type Form = Record<string, string>

/** Does what was posted. */
export async function takeWish(wish: Wish, form: Form): Promise<Became & { link?: string }> {
  const { view } = wish
  const asked = form['do'] ?? ''
  if (asked === 'other') {
    Object.assign(view, { contact: null, codeId: null })
    return { go: undefined }
  }
  if (asked === 'withdraw' && view.guestId) return withdraw(wish, form)
  if (!view.proof || !view.guestId) {
    if (asked !== 'send' && asked !== 'again') return (await takeCode(wish, form['code'] ?? '')) ?? { go: undefined }
    const to = asked === 'again' ? readContact(view.contact ?? '') : await destinationOf(wish, form)
    if (!to) return { notice: 'contact-wrong' }
    const refused = await askCode(wish, to)
    return refused ? { notice: refused } : { go: undefined }
  }
  if (asked === 'correct') return correct(wish, form)
  if (asked === 'link') return makeLink(wish)
  if (asked === 'erase') return erase(wish)
  return { go: undefined }
}

/** A guest who is known chooses among what they proved; anybody else types what is theirs. */
async function destinationOf({ tx, view }: Wish, form: Form): Promise<Proof | undefined> {
  if (!view.guestId) return readContact(form['contact'] ?? '')
  return (await readContacts(tx, view.pageId, view.guestId)).find(({ kind }) => kind === form['kind'])
}

async function withdraw({ services, tx, view, ip }: Wish, form: Form): Promise<Became> {
  const { pageId, guestId } = view
  const of = { pageId, guestId: guestId!, purpose: 'marketing' as const, channel: form['channel'] || undefined }
  const evidence = { method: 'my data', proof: view.proof ?? 'recognised', ip }
  if ((await withdrawConsents(services, tx, { ...of, evidence })) > 0)
    await auditGuest(services, tx, {
      pageId,
      guestId: guestId!,
      action: 'guests.withdraw',
      detail: { channel: of.channel ?? 'all' },
    })
  return { go: 'withdrawn' }
}

async function correct({ services, tx, view }: Wish, form: Form): Promise<Became> {
  const name = withoutInvisible(form['name'] ?? '').trim()
  const email = (form['email'] ?? '').trim()
  if (name.length > 80) return { notice: 'name-wrong' }
  if (email !== '' && readContact(email)?.kind !== 'email') return { notice: 'email-wrong' }
  const { pageId, guestId } = view
  const right = { name: name || null, email: email.toLowerCase() || null }
  await correctGuest(services, tx, { pageId, guestId: guestId!, ...right })
  return { go: 'saved' }
}

async function makeLink({ services, tx, view }: Wish): Promise<{ notice: MyDataNotice; link: string }> {
  const token = await issueKey(services, tx, { pageId: view.pageId, guestId: view.guestId!, kind: 'link' })
  return { notice: 'link-made', link: `${services.config.portalUrl.replace(/^https?:\/\//, '')}/me/${token}` }
}

/** The view itself stays a moment, empty, to say that it is done. */
async function erase({ services, tx, view }: Wish): Promise<Became> {
  await eraseGuest(services, tx, { pageId: view.pageId, guestId: view.guestId! })
  return { go: undefined }
}
