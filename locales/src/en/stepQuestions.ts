import type { stepQuestions as source } from '../vi/stepQuestions.ts'
import type { Like } from '../languages.ts'

// The questions of a step.
export const stepQuestions = {
  title: 'Questions',
  add: 'Add question',
  none: 'No questions yet.',
  full: 'A step can have at most {most, number} questions.',
  one: 'Question {number, number}',
  label: 'Question',
  type: 'Answer type',
  mapping: 'Save to',
  mappingKey: 'Custom field name',
  mappingKeyHint: 'Lowercase letters without accents, for example room_number.',
  required: 'Required',
  up: 'Move question {number, number} up',
  down: 'Move question {number, number} down',
  duplicate: 'Duplicate question {number, number}',
  remove: 'Delete question {number, number}',
  options: 'Choices',
  option: 'Choice {number, number}',
  addOption: 'Add choice',
  removeOption: 'Delete choice {number, number}',
  moved: 'The question is now number {number, number}',
  removed: 'Question deleted',
} satisfies Like<typeof source>
