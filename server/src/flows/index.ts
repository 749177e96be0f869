export { asksForStep } from './asksForStep.ts'
export { ONE_TAP, readDraft, readRunningFlow, type RunningFlow } from './runningFlow.ts'
