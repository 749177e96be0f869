export { recogniseGuest, type Contact } from './guests.ts'
export { recordConsents, type Consent } from './consents.ts'
