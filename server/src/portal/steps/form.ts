import { questionsOf, asksForContact, readAnswers } from './questions.ts'
import { plain, type StepKind } from './step.ts'

/** Who the guest is: name, number, address, and whatever else the venue asks. */
export const form: StepKind = {
  ...plain,
  asksForContact,
  show: ({ step, state, session }, base, tried) => ({
    ...base,
    kind: 'form',
    about: 'contact',
    questions: questionsOf(step, session.language, tried ?? { values: state.values, errors: {} }),
  }),
  check: ({ step }, sent) => readAnswers(step, sent),
}
