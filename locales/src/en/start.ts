import { accounts } from './accounts.ts'
import { errors } from './errors.ts'
import { shell } from './shell.ts'

export const start = { accounts, errors, shell }
