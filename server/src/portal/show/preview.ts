// A step of a draft as a guest would see it, drawn by what guests are shown: the builder's picture cannot differ.
import { FlowSteps, type FlowStep } from '@portico/contract/flows.ts'
import type { portal } from '@portico/contract/portal.ts'
import type { Input, ReplyInput } from '@portico/contract/http/endpoint.ts'
import { drawPage } from '@portico/portal/render.tsx'
import type { Page, Screen, Venue } from '@portico/portal/view.ts'
import { fail } from '../../core/fail.ts'
import type { PageContext } from '../../core/http/context.ts'
import { asksTerms, fresh, stateOf, type Progress } from '../walk/progress.ts'
import type { RunningFlow } from '../../flows/index.ts'
import { stepScreen } from './screens.ts'
import { readFront } from '../venue.ts'

/** Leads nowhere: a frame with this in it has no guest. */
const TOKEN = 'preview'
const HIDDEN = { phone: '•••678', email: 'l•••@example.com' } as const
const RESEND_SECONDS = 45

/** Draws one step in the page's own look. @throws request/invalid for a step that is not there */
export async function drawStep(
  context: PageContext,
  { body }: Input<typeof portal.preview>,
): Promise<ReplyInput<typeof portal.preview>> {
  const { tx, page, config } = context
  const { language, scheme } = body
  const steps = FlowSteps.parse(body.steps)
  const step = steps[body.index]
  const front = await readFront(tx, page.id, context.clock.now(), body.templateId)
  if (!step || !front) throw fail('request/invalid')
  const venue = { ...front.venue, ...wordsOf(body.wordings) }
  const flow: RunningFlow = { id: null, version: null, steps, templateId: body.templateId }
  const progress = passedUpTo(flow, body.index, language)
  const session = { token: TOKEN, pageId: page.id, language, progress }
  const state = stateOf(progress, step)
  const asked = await stepScreen({ services: context, tx, session, venue, flow, step, state })
  const terms: Screen = { kind: 'terms', backHref: '#' }
  const screen = body.isTerms ? terms : body.isCodeSent ? codeScreen(step, asked) : asked
  const drawn: Page = { ...front, venue, screen, language, hrefs: { languageHref: () => '#', terms: '#' } }
  return { ...drawPage(drawn, { scheme, origin: config.portalUrl }), language, frame: `${config.portalUrl}/preview` }
}

/** Words an owner is writing stand where the page's own do. */
function wordsOf({
  terms,
  marketing,
}: NonNullable<Input<typeof portal.preview>['body']['wordings']> = {}): Partial<Venue> {
  return {
    ...(terms ? { rules: terms.texts } : {}),
    ...(marketing ? { marketing: { ...marketing, maxPerMonth: marketing.maxPerMonth ?? 1 } } : {}),
  }
}

/** How far a guest is who stands before a step, every one before it passed. */
function passedUpTo(flow: RunningFlow, index: number, language: Page['language']): Progress {
  const progress = fresh()
  for (const step of flow.steps.slice(0, index)) {
    if (asksTerms(flow, progress, step))
      progress.agreed = { marketing: false, isOfAge: false, language, house: '', wording: { marketing: 0, terms: 0 } }
    stateOf(progress, step).outcome = 'done'
  }
  return progress
}

/** The second half of a step that sends a code, in the way that stands first. */
function codeScreen({ type, codeDeliverMode: ways }: FlowStep, asked: Screen): Screen {
  if (asked.kind !== 'form' || (type !== 'phone-code' && type !== 'email-code')) return asked
  const contact = type === 'phone-code' ? 'phone' : 'email'
  const [way = 'screen', ...otherWays] = ways
  const { action, words, buttonColor, position } = asked
  return {
    kind: 'code',
    action,
    words,
    buttonColor,
    position,
    way,
    otherWays,
    asked: contact,
    sentTo: way === 'screen' || way === 'staff' ? undefined : HIDDEN[contact],
    shown: way === 'screen' ? '042917' : undefined,
    resendSeconds: RESEND_SECONDS,
    canPass: way === 'email',
  }
}
