import { signInStep } from './signInStep.ts'

export const google = signInStep('google')
