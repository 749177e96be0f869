import { accounts } from './accounts.ts'
import { shell } from './shell.ts'
import { startErrors } from './startErrors.ts'

/** What signing in needs; the first screen waits for no more. */
export const start = { accounts, errors: startErrors, shell }
