import { questionsOf, asksForContact, isOptional, readAnswers } from './questions.ts'
import { plain, type StepKind } from './step.ts'

/** What the guest thinks. What was answered is kept, also of a survey nobody finishes. */
export const survey: StepKind = {
  ...plain,
  asksForContact,
  canSkip: isOptional,
  show: ({ step, state, session }, base, tried) => ({
    ...base,
    kind: 'form',
    about: 'survey',
    questions: questionsOf(step, session.language, tried ?? { values: state.values, errors: {} }),
  }),
  check: ({ step }, sent) => readAnswers(step, sent),
}
