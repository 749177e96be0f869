// Login flows: drafts, versions, and which guests get which flow.
import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'
import { listOf } from './http/crud.ts'
import { seenRevision, versionedCalls } from './http/versioned.ts'
import { requiredText } from './text.ts'
import { FLOW_PROBLEMS } from './flows/check.ts'
import { CODE_WAYS, DraftSteps, FlowOffer, FlowSteps, SIGN_INS } from './flows/flow.ts'

export {
  checkFlow,
  isSignIn,
  FLOW_PROBLEMS,
  type FlowFacts,
  type FlowProblem,
  type FlowProblemCode,
} from './flows/check.ts'
export {
  CODE_SECONDS,
  CODE_WAYS,
  FlowStep,
  FlowSteps,
  MOST_OFFERS,
  MOST_QUESTIONS,
  MOST_STEPS,
  MOST_TRIES,
  PASS,
  Question,
  QUESTION_TYPES,
  RESEND_SECONDS,
  SIGN_INS,
  STEP_TYPES,
  type CodeWay,
  type Translations,
  type SignIn,
  type StepType,
} from './flows/flow.ts'
export { hostsOf } from './flows/hosts.ts'

export const Flow = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The draft. */
  steps: FlowSteps,
  /** The template of the draft, shown as last published; null is the page's own. */
  templateId: z.uuid().nullable(),
  /** Grows with every change of the draft, so that saving over someone else's change is refused. */
  revision: z.number().int(),
  /** Newest published version; 0 before the first. */
  version: z.number().int(),
  publishedAt: z.iso.datetime().nullable(),
  /** The draft differs from the newest version. */
  hasChanges: z.boolean(),
  /** The page's own; guests of `gateways` pass that one instead. */
  isActive: z.boolean(),
  /** nas_id of each gateway this flow was chosen for. */
  gateways: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Flow = z.output<typeof Flow>

export const FlowVersion = z.object({
  version: z.number().int(),
  steps: FlowSteps,
  /** Null also for one that is deleted since. */
  templateId: z.uuid().nullable(),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string().nullable(),
  /** False for a draft saved before it was overwritten: the two fields above then give its author and time. */
  isPublished: z.boolean(),
})
export type FlowVersion = z.output<typeof FlowVersion>

/** A problem with its sentence in the caller's language. */
const FlowFinding = z.object({ stepId: z.string().nullable(), code: z.enum(FLOW_PROBLEMS), sentence: z.string() })

/** Connections and modules of the page, for the check while the owner types. */
const Facts = z.object({
  ways: z.array(z.enum(CODE_WAYS)),
  signIns: z.array(z.enum(SIGN_INS)),
  hasVideo: z.boolean(),
  offers: z.array(FlowOffer),
  canSell: z.boolean(),
})

const params = z.object({ id: z.uuid() })
const templateId = z.uuid().nullable().optional()
const read = { by: 'page', may: 'flow:read' } as const
const write = { by: 'page', may: 'flow:write' } as const
const publish = { by: 'page', may: 'flow:publish' } as const

export const flows = {
  ...versionedCalls({
    path: '/login-flows',
    name: 'a login flow',
    item: Flow,
    version: FlowVersion,
    read,
    write,
    publish,
    remove: publish,
  }),
  list: endpoint({
    method: 'GET',
    path: '/login-flows',
    summary: 'List login flows, the active one first',
    access: read,
    returns: listOf(Flow),
  }),
  create: endpoint({
    method: 'POST',
    path: '/login-flows',
    summary: 'Create a login flow as a draft',
    access: write,
    body: z.object({ name: requiredText(80), steps: DraftSteps.optional(), templateId }),
    returns: Flow,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/login-flows/{id}',
    summary: 'Save the draft, unless someone else did meanwhile; guests go on seeing the published version',
    access: write,
    params,
    body: z.object({
      name: requiredText(80).optional(),
      steps: DraftSteps.optional(),
      templateId,
      revision: seenRevision,
    }),
    returns: Flow,
  }),
  check: endpoint({
    method: 'GET',
    path: '/login-flows/{id}/check',
    summary: 'What keeps the draft from being published, step by step in words',
    access: read,
    params,
    returns: z.object({ problems: z.array(FlowFinding) }),
  }),
  assign: endpoint({
    method: 'PUT',
    path: '/login-flows/{id}/gateways',
    summary: 'Choose the gateways whose guests pass this flow instead of the page\u2019s',
    access: publish,
    params,
    body: z.object({ gateways: z.array(requiredText(128)).max(200) }),
    returns: Flow,
  }),
  facts: endpoint({
    method: 'GET',
    path: '/login-flow-facts',
    summary: 'What a flow may ask for here: ways for codes, sign-ins, video',
    access: read,
    returns: Facts,
  }),
  tryOut: endpoint({
    method: 'POST',
    path: '/login-flows/{id}/try',
    summary: 'An address that passes a phone through the draft by a simulated gateway',
    access: write,
    params,
    returns: z.object({ url: z.string() }),
  }),
}
