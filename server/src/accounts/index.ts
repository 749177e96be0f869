export { readAgent } from './userAgent.ts'
export { hashPassword, verifyPassword } from './passwords.ts'
export { provePassword } from './provePassword.ts'
export { canText, normalise } from './users.ts'
