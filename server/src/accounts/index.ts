export { accountHandlers, normalise } from './accounts.ts'
export { hashPassword } from './passwords.ts'
