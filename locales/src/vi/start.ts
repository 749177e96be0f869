import { accounts } from './accounts.ts'
import { errors } from './errors.ts'
import { shell } from './shell.ts'

/** What signing in needs; the first screen waits for no more. */
export const start = { accounts, errors, shell }
