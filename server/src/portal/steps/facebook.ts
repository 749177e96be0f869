import { signInStep } from './signInStep.ts'

export const facebook = signInStep('facebook')
