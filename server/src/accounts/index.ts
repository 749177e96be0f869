export { accountHandlers } from './accounts.ts'
export { clearAccounts } from './clear.ts'
export { hashPassword, verifyPassword } from './passwords.ts'
export { normalise } from './users.ts'
