export { asksForStep } from './asksForStep.ts'
export { asksNothingNew, readReturnDays } from './returningGuests.ts'
export {
  ONE_TAP,
  readDraft,
  readRunningFlow,
  readVersionSteps,
  withoutSurveys,
  WITHOUT_FLOW,
  type RunningFlow,
} from './runningFlow.ts'
