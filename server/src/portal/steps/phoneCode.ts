import { codeStep } from './codeStep.ts'

/** Proves a mobile number. */
export const phoneCode = codeStep('phone')
