// Guests who asked for something on the way, or were unhappy, become leads.
import { ownValue } from '@portico/contract/names.ts'
import type { FlowStep, Question } from '@portico/contract/flows.ts'
import type { Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import type { RunningFlow } from '../../flows/index.ts'
import { addLead } from '../../leads/index.ts'
import type { ProfileAnswers } from './profile.ts'
import type { PortalSession } from '../session.ts'
import { speak } from '../steps/questions.ts'

const LONGEST_NOTE = 2000
const CONTACT = /^(?:name|phone|email)$/

type LeadStep = { step: FlowStep; values: Record<string, string> }

/** Makes the lead the owner's steps ask for, once a session. */
export async function addPortalLead(
  services: Services,
  tx: Tx,
  {
    session,
    flow,
    guestId,
    told,
  }: { session: PortalSession; flow: RunningFlow; guestId: string; told: ProfileAnswers },
): Promise<void> {
  const { progress, pageId, language } = session
  if (progress.hasLead) return
  const passed = flow.steps.flatMap((step): LeadStep[] => {
    const state = ownValue(progress.steps, step.id)
    return state?.outcome === 'done' && makesLead(step, state.values) ? [{ step, values: state.values }] : []
  })
  if (passed.length === 0) return
  progress.hasLead = true
  const { name, phone, email } = told.contact
  await addLead(services, tx, {
    pageId,
    guestId,
    source: passed.some(({ step }) => step.type === 'form') ? 'form' : 'survey',
    ...(name ? { name } : {}),
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
    note: passed
      .flatMap((one) => answersOf(one, language))
      .join('\n')
      .slice(0, LONGEST_NOTE),
  })
}

/** Asked for by the step itself, or by a score as low as the owner named. */
function makesLead(step: FlowStep, values: Record<string, string>): boolean {
  return step.makesLead === true || step.questions.some((question) => isLow(question, ownValue(values, question.id)))
}

function isLow({ type, leadAtOrBelow: most }: Question, value: string | undefined): boolean {
  return (type === 'rating' || type === 'nps') && most !== undefined && Boolean(value) && Number(value) <= most
}

/** What the person wrote, except who they are: that has its own columns. */
function answersOf({ step, values }: LeadStep, language: PortalSession['language']): string[] {
  return step.questions.flatMap(({ id, type, label, mappingField }) => {
    const value = ownValue(values, id)
    if (!value || type === 'phone' || type === 'email' || CONTACT.test(mappingField)) return []
    return [`${speak(label, language) ?? id}: ${value}`]
  })
}
