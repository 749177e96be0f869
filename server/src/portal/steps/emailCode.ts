import { codeStep } from './codeStep.ts'

/** Proves an e-mail address. */
export const emailCode = codeStep('email')
