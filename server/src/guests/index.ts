export { auditGuest } from './auditGuest.ts'
export { mayContact, recordConsents, withdrawConsents, type Consent } from './consents.ts'
export { correctGuest, markOf, type Correction } from './correctGuest.ts'
export { eraseGuest } from './eraseGuest.ts'
export { recogniseGuest } from './guests.ts'
export { areTwoPeople, mergeGuests } from './mergeGuests.ts'
export { findMerge, previewUnmerge, readMerges, unmergeGuests } from './unmergeGuests.ts'
export { readHeldData } from './heldData.ts'
export { keepProofs, lockProofs, ownersOf, type Proof } from './identities.ts'
export {
  cookieHeader,
  forgetPassed,
  issueKey,
  notePassed,
  readCookie,
  readLink,
  revokeFamily,
  type PassedSignIn,
} from './guestKeys.ts'
export { readGuestNames } from './names.ts'
export { importConsents, withdrawImported } from './importConsents.ts'
export { foreseeImport, importGuests, type ImportOutcome } from './importGuests.ts'
export { readWording } from './consentTexts.ts'
