import { plain, type StepKind } from './step.ts'

/** The terms on a page of their own, with the house's own rules above the box. */
export const terms: StepKind = { ...plain, show: (_guest, base) => ({ ...base, kind: 'connect', isTerms: true }) }
