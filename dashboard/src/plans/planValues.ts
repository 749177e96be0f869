import { PLAN_LIMITS, type PlanLimit } from '@portico/contract/access.ts'
import { recordOf } from '@portico/contract/records.ts'
import type { Plan, PlanFields } from '@portico/contract/plans.ts'
import type { Module } from '@portico/contract/plans/modules.ts'

/** A plan as its form holds it: what the wire nests lies flat. */
export type PlanValues = Omit<PlanFields, 'other_metrics'> & {
  videoUpload: boolean
  cta: boolean
  modules: readonly Module[]
} & Record<PlanLimit, number | null>

/** What the form begins with. */
export function valuesOf(plan: Plan | undefined): PlanValues {
  const { videoUpload = 0, cta = 0, modules = [], limits = {} } = plan?.other_metrics ?? {}
  return {
    name: plan?.name ?? '',
    price: plan?.price ?? 0,
    currency: plan?.currency ?? 'VND',
    period: plan?.period ?? 'month',
    isOnSale: plan?.isOnSale ?? true,
    videoUpload: videoUpload === 1,
    cta: cta === 1,
    modules,
    ...recordOf(PLAN_LIMITS, (name) => limits[name] ?? null),
  }
}

/** What the wire takes. */
export function bodyOf({
  name,
  price,
  currency,
  period,
  isOnSale,
  videoUpload,
  cta,
  modules,
  ...rest
}: PlanValues): PlanFields {
  const limits: NonNullable<PlanFields['other_metrics']['limits']> = {}
  for (const one of PLAN_LIMITS) if (rest[one] !== null) limits[one] = rest[one]
  const other_metrics: PlanFields['other_metrics'] = {
    videoUpload: videoUpload ? 1 : 0,
    cta: cta ? 1 : 0,
    modules: [...modules],
    limits,
  }
  return { name, price, currency, period, isOnSale, other_metrics }
}
