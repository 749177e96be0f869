import { plain, type StepKind } from './step.ts'

/** Agree and press one button. */
export const oneTap: StepKind = { ...plain, show: (_guest, base) => ({ ...base, kind: 'connect' }) }
