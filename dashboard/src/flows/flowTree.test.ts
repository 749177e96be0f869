import { expect, test } from 'vitest'
import type { FlowStep } from '@portico/contract/flows.ts'
import { newQuestion, newStep } from './steps.ts'
import { flowTree, type TreeWords } from './flowTree.ts'

const words: TreeWords = {
  start: 'start',
  online: 'online',
  leads: 'leads',
  nameOf: ({ type }, number) => `${number} ${type}`,
  wayOf: (way) => way,
  returning: (days) => `back in ${days}`,
  known: 'known',
  skip: 'skip',
  undelivered: (way) => `no ${way}`,
  pass: (minutes) => `pass ${minutes}`,
  answered: 'answered',
  lowScore: (score) => `<= ${score}`,
  more: 'more',
  moreTime: ({ minutes, times }) => `${minutes} x ${times}`,
}

/** Every way that leaves the order: where it starts, when it is taken, where it leads. */
const waysOf = (steps: FlowStep[], returnDays = 0) =>
  flowTree(steps, returnDays, words).flatMap(({ id, branches = [] }) =>
    branches.map(({ label, leadsTo }) => `${id}: ${label} → ${leadsTo?.label}`),
  )

test('a guest who has passed a step before goes on to the next, and to the Internet after the last', () => {
  const steps = [newStep('terms'), newStep('phone-code'), newStep('form')].map((step) => ({ ...step, skipKnown: true }))
  // Terms may have changed, so they are asked each time.
  expect(waysOf(steps)).toEqual(['phone-code: known → 3 form', 'form: known → online'])
})

test('a guest who comes back in time passes everything but a code that pays for the stay', () => {
  expect(waysOf([newStep('terms')], 7)).toEqual(['start: back in 7 → online'])
  expect(waysOf([newStep('terms'), newStep('access-code')], 7)).toEqual(['start: back in 7 → 2 access-code'])
})

test('a code goes the next way when it cannot be delivered; e-mail and sign-ins open the network for a while', () => {
  const phone = { ...newStep('phone-code'), skipKnown: false, codeDeliverMode: ['sms', 'zalo', 'staff'] as const }
  expect(waysOf([{ ...phone, codeDeliverMode: [...phone.codeDeliverMode] }])).toEqual([
    'phone-code: no sms → zalo',
    'phone-code: no zalo → staff',
  ])
  expect(waysOf([newStep('google')])).toEqual(['google: pass 3 → 1 google'])
})

test('a survey that asks nothing firmly may be skipped; a low score makes a lead; more time is asked for at the end', () => {
  const rating = { ...newQuestion('rating', []), leadAtOrBelow: 2 }
  const survey = { ...newStep('survey'), questions: [rating], extension: { minutes: 30, times: 2 } }
  expect(waysOf([survey])).toEqual(['survey: skip → online', 'survey: <= 2 → leads', 'online: more → 30 x 2'])
  const firm = { ...survey, extension: undefined, questions: [{ ...rating, required: true }], makesLead: true }
  expect(waysOf([firm])).toEqual(['survey: answered → leads'])
})
