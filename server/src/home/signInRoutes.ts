// Signing in to a home by a code to the number or address that was proved at the venue, as for one's own data.
import type { MyDataNotice } from '@portico/portal/myDataView.ts'
import { textIn } from '@portico/portal/text.ts'
import { redirect, type Reply } from '../portal/index.ts'
import {
  askCode,
  beginView,
  codeScreen,
  findView,
  readContact,
  saveView,
  takeCode,
  viewTokenIn,
  type View,
} from '../privacy/index.ts'
import { isKeptOut, keepSignedIn } from './homeGuest.ts'
import type { HomeForAnyone, homePages } from './homePages.ts'
import { nextIn } from './nextIn.ts'
import { goTo, showHome } from './showHome.ts'

type ShowWayIn = (visitor: HomeForAnyone, problem: MyDataNotice) => Promise<Reply>

/** Registers `/sign-in`, which takes a contact, and `/code`, which takes the code. @param showWayIn shows the first again */
export function signInRoutes(pages: ReturnType<typeof homePages>, showWayIn: ShowWayIn): void {
  pages.getForAnyone('/sign-in', async (visitor) => goTo(visitor))
  pages.postForAnyone('/sign-in', (visitor) => takeContact(visitor, showWayIn))
  pages.getForAnyone('/code/:view', async (visitor) => {
    const view = await findOwnView(visitor)
    return view ? showCode(visitor, view) : goTo(visitor, '?said=expired')
  })
  pages.postForAnyone('/code/:view', takeTypedCode)
}

async function takeContact(visitor: HomeForAnyone, showWayIn: ShowWayIn): Promise<Reply> {
  const { services, tx, request, pageId, front, language, href, form, query } = visitor
  const to = readContact(form['contact'] ?? '')
  if (!to) return showWayIn(visitor, 'contact-wrong')
  const back = href + nextIn(query['next'])
  const token = viewTokenIn(await beginView(services, tx, { pageId, language, back, ip: request.ip }))
  const view = await findView(services, tx, token)
  if (!view) return goTo(visitor)
  const refused = await askCode({ services, tx, view, venue: front.venue.name, ip: request.ip, about: 'home' }, to)
  if (refused) return showWayIn(visitor, refused)
  await saveView(tx, view)
  return goTo(visitor, `/code/${token}`)
}

async function takeTypedCode(visitor: HomeForAnyone): Promise<Reply> {
  const { services, tx, request, pageId, front, form } = visitor
  const view = await findOwnView(visitor)
  if (!view || form['do'] === 'other') return goTo(visitor, view ? '' : '?said=expired')
  const asked = { services, tx, view, venue: front.venue.name, ip: request.ip, about: 'home' } as const
  if (form['do'] === 'again') {
    const to = readContact(view.contact ?? '')
    const refused = to ? await askCode(asked, to) : 'expired'
    await saveView(tx, view)
    return refused ? showCode(visitor, view, { notice: refused }) : goTo(visitor, `/code/${view.token}`)
  }
  // A second tap finds the code used and the view proved: it belongs to the same person in the same half hour.
  const isProved = view.proof === 'code' && view.guestId !== null
  const wrong = isProved ? undefined : await takeCode(asked, form['code'] ?? '')
  await saveView(tx, view)
  if (wrong || !view.guestId) return showCode(visitor, view, wrong)
  if (await isKeptOut(services, tx, pageId, view.guestId)) return goTo(visitor, '?said=closed')
  await keepSignedIn(visitor, pageId, view.guestId)
  return () => redirect(visitor, view.back)
}

async function showCode(
  visitor: HomeForAnyone,
  view: View,
  said: { notice?: MyDataNotice; left?: number } = {},
): Promise<Reply> {
  const { services, tx, front, language, href } = visitor
  const t = textIn(language)
  const screen = await codeScreen(services, tx, view, `${href}/code/${view.token}`, said)
  if (!screen) return goTo(visitor)
  const words = {
    title: t('home.signInTitle', { venue: front.venue.name }),
    text: t('me.codeLead', { to: screen.sentTo }),
  }
  return showHome(visitor, { ...screen, words }, said.notice ? 422 : 200)
}

/** A view of this page's home; one of another page is none. */
async function findOwnView({ services, tx, params, pageId, href }: HomeForAnyone): Promise<View | undefined> {
  const view = await findView(services, tx, params['view'] ?? '')
  return view?.pageId === pageId && view.back.startsWith(href) ? view : undefined
}
