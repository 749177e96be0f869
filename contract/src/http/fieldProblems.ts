/** What can be wrong with one field; each has a phrase too. */
export const FIELD_PROBLEMS = [
  'field/required',
  'field/too-short',
  'field/at-least-5',
  'field/at-least-8',
  'field/too-long',
  'field/too-small',
  'field/too-big',
  'field/invalid',
  'field/duplicate',
  'field/too-common',
  'field/breached',
  'field/wrong-password',
  'field/letters-and-digits',
  'field/terms',
  'field/order-address',
] as const
export type FieldProblem = (typeof FIELD_PROBLEMS)[number]
