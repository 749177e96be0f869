import { signInStep } from './signInStep.ts'

export const zalo = signInStep('zalo')
