// A contact, then the code that was sent to it. Both halves are in the session, so closing the sheet loses nothing.
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { CODE_WAYS, Question, RESEND_SECONDS, type CodeWay, type FlowStep } from '@portico/contract/flows.ts'
import type { Notice, Screen, Submission } from '@portico/portal/view.ts'
import { openWays } from '../../integrations/index.ts'
import { checkCode, codeDigits, issueCode, readCode, type ReadCode, type Refusal } from '../codes/codes.ts'
import { maskContact } from '../codes/mask.ts'
import { readProfileAnswers } from '../person/profile.ts'
import { sendCode } from '../codes/sendCode.ts'
import { questionsOf, readAnswers } from './questions.ts'
import { plain, type Outcome, type StepGuest, type StepKind, type StepViewer } from './step.ts'

type Contact = 'phone' | 'email'

/** The step that proves a contact of one kind. */
export function codeStep(contact: Contact): StepKind {
  const question = (step: FlowStep): FlowStep => ({
    ...step,
    questions: [Question.parse({ id: contact, type: contact, mappingField: contact, required: true })],
  })
  return {
    ...plain,
    asksForContact: () => true,

    async show(guest, base, tried) {
      const { step, state, session, tx } = guest
      const code = state.codeId && (await readCode(tx, session.pageId, state.codeId, state.values[contact] ?? ''))
      if (code) return codeScreen(guest, base, contact, code)
      const typed = tried ?? { values: state.values, errors: {} }
      return { ...base, kind: 'form', about: contact, questions: questionsOf(question(step), session.language, typed) }
    },

    async begin(guest) {
      const { session, flow, state } = guest
      const typed = readProfileAnswers(flow, session.progress).contact[contact]
      if (!typed || state.codeId || state.values[contact] !== undefined) return undefined
      state.values = { [contact]: typed }
      return send(guest, contact)
    },

    check(guest, form) {
      if (!guest.state.codeId) return readAnswers(question(guest.step), form)
      return { values: guest.state.values, errors: {} }
    },

    async act(guest, tried, form) {
      const { state } = guest
      if (!state.codeId) {
        state.values = tried.values
        return send(guest, contact)
      }
      const asks = form['do'] ?? ''
      if (asks === 'change') {
        state.codeId = undefined
        return { kind: 'further' }
      }
      if (asks === 'pass' && contact === 'email') return { kind: 'pass' }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written when the code was sent
      if (asks === 'resend') return send(guest, contact, state.way as CodeWay)
      const way = CODE_WAYS.find((known) => asks === `way-${known}`)
      if (way) return send(guest, contact, way)
      return verify(guest, contact, form['code'] ?? '')
    },
  }
}

/** The screen where a code is typed that was sent. */
async function codeScreen(
  { services, tx, session, step, state }: StepViewer,
  base: Submission,
  contact: Contact,
  code: ReadCode,
): Promise<Screen> {
  const now = services.clock.now().getTime()
  const passEndsAt = session.progress.pass ? Date.parse(session.progress.pass.endsAt) : 0
  const ways = await openWays(services, tx, session.pageId, step.codeDeliverMode)
  return {
    ...base,
    kind: 'code',
    asked: contact,
    way: code.way,
    sentTo: maskContact(state.values[contact] ?? ''),
    shown: code.way === 'screen' ? codeDigits(services, code.id) : undefined,
    notice: base.notice ?? (code.isUndelivered ? { kind: 'undelivered' } : undefined),
    resendSeconds: Math.max(0, Math.ceil((Date.parse(code.createdAt) - now) / 1000) + RESEND_SECONDS),
    otherWays: ways.filter((way) => way !== code.way),
    canPass: contact === 'email' && !session.progress.pass,
    passSeconds: passEndsAt > now ? Math.ceil((passEndsAt - now) / 1000) : undefined,
  }
}

/** Sends by the way asked for, else by the first that is open; when one cannot, by the next. */
async function send(guest: StepGuest, contact: Contact, wanted?: CodeWay): Promise<Outcome> {
  const { services, tx, session, step, state } = guest
  const open = await openWays(services, tx, session.pageId, step.codeDeliverMode)
  const ways = wanted ? open.filter((way) => way === wanted) : open
  const to = state.values[contact] ?? ''
  const country = (contact === 'phone' && parsePhoneNumberFromString(to)?.country) || ''
  let refusal: Refusal = { kind: 'undelivered' }
  for (const way of ways) {
    const issued = await issueCode(guest, { way, to, country })
    if (issued.kind === 'issued') {
      Object.assign(state, { codeId: issued.id, way })
      return { kind: 'further', afterwards: await sendCode(guest, { way, to, codeId: issued.id }) }
    }
    refusal = issued
    if (issued.kind === 'wait') break
  }
  return { kind: 'stay', notice: refusal, status: 429 }
}

async function verify(guest: StepGuest, contact: Contact, typed: string): Promise<Outcome> {
  const { services, tx, session, state } = guest
  const checked = await checkCode(services, tx, { pageId: session.pageId, id: state.codeId!, typed })
  if (checked.kind !== 'right') return { kind: 'stay', notice: checked satisfies Notice, status: 422 }
  // A code on the screen, or from staff, says nothing about who has the number.
  if (checked.way !== 'screen' && checked.way !== 'staff') state.proven = contact
  return { kind: 'done' }
}
