// A booking as its editor holds it, its steps, and what keeps each step from being done.
import type { BookingFields, WifiCampaign } from '@portico/contract/campaigns.ts'
import { isWebAddress } from '@portico/contract/templates/webAddress.ts'
import { DEFAULT_PRIORITY } from '@portico/contract/campaigns/kinds.ts'

export type Plan = Omit<BookingFields, 'startTime'> & { startTime: string }
export type ChangePlan = (patch: Partial<Plan>, mark?: string) => void

export const STEPS = ['show', 'when', 'whom', 'much', 'check'] as const
export type Step = (typeof STEPS)[number]

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** A new booking; made from a campaign, it is called like it. */
export function newPlan(now: Date, creativeId?: string, name = ''): Plan {
  return {
    name,
    type: 'remnant',
    status: 'draft',
    startTime: now.toISOString(),
    endTime: null,
    redirectUrl: '',
    priority: DEFAULT_PRIORITY,
    targetedDevices: [],
    slots: ['success'],
    variants: creativeId ? [{ id: 'a', creativeId, templateId: null, share: 50 }] : [],
    goal: null,
    cap: null,
    restHours: 0,
    audience: { segmentId: null, guests: 'all', languages: [], weekdays: [], hours: [], systems: [] },
    holdOut: 0,
    sponsor: null,
  }
}

export function planOf(booking: WifiCampaign): Plan {
  const { name, type, status, startTime, endTime, redirectUrl, priority, targetedDevices, slots, variants } = booking
  const { goal, cap, restHours, audience, holdOut, sponsor } = booking
  return {
    name,
    type,
    status,
    startTime,
    endTime,
    redirectUrl,
    priority,
    targetedDevices,
    slots,
    variants,
    goal,
    cap,
    restHours,
    audience,
    holdOut,
    sponsor,
  }
}

export type Problem = 'name' | 'nothing' | 'twice' | 'address' | 'end' | 'slots' | 'goal' | 'sponsor'

/** What is missing or wrong, by the step that asks for it. */
export function problemsOf(plan: Plan): Record<Exclude<Step, 'check'>, Problem[]> {
  const isDesign = plan.type === 'design'
  const shown = plan.variants.map(({ creativeId, templateId }) => (isDesign ? templateId : creativeId))
  const chosen = shown.filter((id) => id !== null)
  const show: Problem[] = []
  if (plan.name.trim() === '') show.push('name')
  if (chosen.length === 0) show.push('nothing')
  if (new Set(chosen).size < chosen.length) show.push('twice')
  if (plan.redirectUrl !== '' && !isWebAddress(plan.redirectUrl)) show.push('address')
  const when: Problem[] = []
  if (plan.endTime && Date.parse(plan.endTime) <= Date.parse(plan.startTime)) when.push('end')
  if (!isDesign && plan.slots.length === 0) when.push('slots')
  const much: Problem[] = []
  if (plan.type === 'contract' && !plan.goal) much.push('goal')
  if (plan.sponsor?.email && !EMAIL.test(plan.sponsor.email)) much.push('sponsor')
  return { show, when, whom: [], much }
}

/** What the server would refuse even for a draft. */
export function isSavable(plan: Plan): boolean {
  const { show, when, much } = problemsOf(plan)
  return !show.includes('name') && !show.includes('address') && !when.includes('end') && !much.includes('sponsor')
}

/** Only what was chosen: an empty place to choose in is no variant. */
export function bodyOf(plan: Plan): Plan {
  const isDesign = plan.type === 'design'
  return {
    ...plan,
    name: plan.name.trim(),
    variants: plan.variants
      .filter(({ creativeId, templateId }) => (isDesign ? templateId : creativeId) !== null)
      .map((one) => (isDesign ? { ...one, creativeId: null } : { ...one, templateId: null })),
    goal: plan.type === 'contract' ? plan.goal : null,
  }
}
