import { accounts } from './accounts.ts'
import { shell } from './shell.ts'
import { startErrors } from './startErrors.ts'

export const start = { accounts, errors: startErrors, shell }
