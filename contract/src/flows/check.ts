// The rules a flow must pass to be published. Pure, so that the builder checks while the owner types.
import { SIGN_INS, type CodeWay, type FlowOffer, type FlowStep, type SignIn } from './flow.ts'

/** Each has a sentence in locales, under `flows.problem`. */
export const FLOW_PROBLEMS = [
  'empty',
  'repeated-id',
  'terms-late',
  'terms-repeated',
  'no-questions',
  'no-options',
  'repeated-question',
  'mapping-type',
  'no-code-way',
  'code-way-unconnected',
  'code-way-unfit',
  'no-password',
  'no-offers',
  'offer-gone',
  'purchase-unconnected',
  'sign-in-unconnected',
  'no-video',
  'video-plan',
  'skip-late',
  'one-tap-early',
] as const
export type FlowProblemCode = (typeof FLOW_PROBLEMS)[number]
/** Without a `stepId` it is about the flow as a whole. */
export type FlowProblem = { stepId: string | null; code: FlowProblemCode }

/** The page's connections and modules, as the server knows them. */
export type FlowFacts = {
  ways: readonly CodeWay[]
  signIns: readonly SignIn[]
  hasVideo: boolean
  /** What guests can buy, and whether an account takes their money. */
  offers: readonly FlowOffer[]
  canSell: boolean
}

/** Everything that is wrong with a flow; empty when it can be published. */
export function checkFlow(steps: readonly FlowStep[], facts: FlowFacts): FlowProblem[] {
  if (steps.length === 0) return [{ stepId: null, code: 'empty' }]
  const ids = new Set<string>()
  return steps.flatMap((step, index) => {
    const codes = stepProblems(step, facts)
    // Its button says "Connect" unless the owner called it something else.
    if (step.type === 'one-tap' && index < steps.length - 1 && Object.keys(step.buttonLabel).length === 0)
      codes.push('one-tap-early')
    if (ids.has(step.id)) codes.push('repeated-id')
    ids.add(step.id)
    if (step.type === 'terms') {
      const before = steps.slice(0, index)
      if (before.some(({ type }) => type === 'terms')) codes.push('terms-repeated')
      // Nothing personal is asked before the guest knows what becomes of it.
      else if (before.some(({ type }) => type !== 'video')) codes.push('terms-late')
    }
    return codes.map((code) => ({ stepId: step.id, code }))
  })
}

function stepProblems(step: FlowStep, facts: FlowFacts): FlowProblemCode[] {
  switch (step.type) {
    case 'form':
    case 'survey':
      return questionProblems(step)
    case 'phone-code':
    case 'email-code':
      return codeProblems(step, facts)
    case 'password':
      return step.password === '' ? ['no-password'] : []
    case 'purchase':
      return purchaseProblems(step, facts)
    case 'video':
      return videoProblems(step, facts)
    default:
      return isSignIn(step) && !facts.signIns.includes(step.type) ? ['sign-in-unconnected'] : []
  }
}

function questionProblems({ questions }: FlowStep): FlowProblemCode[] {
  const problems: FlowProblemCode[] = []
  if (questions.length === 0) problems.push('no-questions')
  if (new Set(questions.map(({ id }) => id)).size < questions.length) problems.push('repeated-question')
  if (questions.some(({ type, options }) => type === 'choice' && options.length < 2)) problems.push('no-options')
  const isMisfit = questions.some(
    ({ type, mappingField: field }) => (field === 'phone' || field === 'email') && type !== field,
  )
  return isMisfit ? [...problems, 'mapping-type'] : problems
}

function codeProblems({ type, codeDeliverMode: ways }: FlowStep, facts: FlowFacts): FlowProblemCode[] {
  if (ways.length === 0) return ['no-code-way']
  const problems: FlowProblemCode[] = []
  if (ways.some((way) => !isFit(type, way))) problems.push('code-way-unfit')
  if (ways.some((way) => !facts.ways.includes(way))) problems.push('code-way-unconnected')
  return problems
}

function purchaseProblems({ offers }: FlowStep, facts: FlowFacts): FlowProblemCode[] {
  const problems: FlowProblemCode[] = []
  if (offers.length === 0) problems.push('no-offers')
  if (offers.some((id) => facts.offers.every((offer) => offer.id !== id))) problems.push('offer-gone')
  if (!facts.canSell) problems.push('purchase-unconnected')
  return problems
}

/** A number gets no mail, an address no text message. */
function isFit(type: FlowStep['type'], way: CodeWay): boolean {
  if (way === 'screen' || way === 'staff') return true
  return type === 'email-code' ? way === 'email' : way !== 'email'
}

function videoProblems({ video, text }: FlowStep, facts: FlowFacts): FlowProblemCode[] {
  if (!video) return ['no-video']
  const problems: FlowProblemCode[] = []
  if (video.mediaUrl === '' && video.posterUrl === '' && Object.keys(text).length === 0) problems.push('no-video')
  if (video.mediaUrl !== '' && !facts.hasVideo) problems.push('video-plan')
  if (video.skipAfterSeconds > video.seconds) problems.push('skip-late')
  return problems
}

/** Whether a step is finished in the real browser. */
export function isSignIn(step: { type: FlowStep['type'] }): step is { type: SignIn } {
  return (SIGN_INS as readonly string[]).includes(step.type)
}
