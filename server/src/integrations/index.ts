export { isConnected, openWays } from './codeWays.ts'
export { findSignInClient, type SignInClient } from './signInClients.ts'
export { findConnection } from './connectionRows.ts'
export { sendZns } from './zns.ts'
