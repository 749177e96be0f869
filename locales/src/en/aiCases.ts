import type { aiCases as source } from '../vi/aiCases.ts'
import type { Like } from '../languages.ts'

export const aiCases = {
  title: 'Test questions',
  lead: 'Your own questions with what should come of them. Run them after each change of the rules.',
  empty: 'No test questions yet',
  add: 'Add a question',
  edit: 'Edit the question',
  save: 'Save',
  remove: 'Delete',
  removeTitle: 'Delete the question “{name}”?',
  question: 'Question',
  expects: 'Should come to',
  results: {
    rule: 'A rule',
    faq: 'An FAQ',
    ai: 'The AI',
    hand: 'A person',
    silent: 'Silence',
  },
  contains: 'Has to contain',
  containsHint: 'Leave empty for any answer.',
  result: 'Result',
  right: 'Right',
  wrong: 'Wrong',
  never: 'Not run yet',
  answer: 'Answer',
  runAll: 'Run all',
  rightOf: '{right, number} of {count, number} right',
  running: 'Asking {number, number} of {count, number}',
} as const satisfies Like<typeof source>
