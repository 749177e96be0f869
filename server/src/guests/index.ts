export { recogniseGuest } from './guests.ts'
export { recordConsents, type Consent } from './consents.ts'
