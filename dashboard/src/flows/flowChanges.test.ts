import { expect, test } from 'vitest'
import { flowChanges } from './flowChanges.ts'
import { newStep } from './steps.ts'

test('a step is named in the language of who reads, whichever of its words were stored first', () => {
  const step = { ...newStep('form'), title: { en: 'Your opinion', vi: 'Góp ý' } }
  const say = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')
  const t = Object.assign(say, { has: () => true })
  const read = (language: 'vi' | 'en' | 'fr') =>
    flowChanges(undefined, { steps: [step], templateId: null }, { t, language })
  expect([read('vi'), read('en'), read('fr')]).toEqual([
    ['review.added Góp ý'],
    ['review.added Your opinion'],
    ['review.added Góp ý'],
  ])
})
