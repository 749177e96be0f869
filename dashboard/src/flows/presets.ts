// Ready-made flows to start from. What they ask is written in the owner's language; the rest the portal says by itself.
import type { FlowStep } from '@portico/contract/flows.ts'
import type { Language } from '@portico/locales/languages.ts'
import { useText } from '../core/useText.ts'
import { newStep } from './steps.ts'

export const PRESETS = [
  'one-tap',
  'terms',
  'phone-code',
  'form',
  'survey',
  'access-code',
  'purchase',
  'password',
  'google',
  'zalo',
  'empty',
] as const
export type Preset = (typeof PRESETS)[number]

type Say = ReturnType<typeof useText<'flows'>>

/** The steps of a starting point. */
export function presetSteps(preset: Preset, language: Language, t: Say): FlowStep[] {
  const terms = newStep('terms')
  const ask = (id: string, type: FlowStep['questions'][number]['type'], label: string, more: object = {}) => ({
    id,
    type,
    label: { [language]: label },
    mappingField: '',
    required: false,
    options: [],
    ...more,
  })
  switch (preset) {
    case 'empty':
      return []
    case 'terms':
      return [terms, newStep('one-tap')]
    case 'form':
      return [
        {
          ...newStep('form'),
          questions: [
            ask('name', 'text', t('sample.name'), { mappingField: 'name', required: true }),
            ask('phone', 'phone', t('sample.phone'), { mappingField: 'phone', required: true }),
          ],
        },
      ]
    case 'survey':
      return [
        {
          ...newStep('survey'),
          questions: [
            ask('rating', 'rating', t('sample.rating')),
            ask('nps', 'nps', t('sample.nps')),
            ask('words', 'text', t('sample.words')),
          ],
        },
        newStep('one-tap'),
      ]
    default:
      return [newStep(preset)]
  }
}
