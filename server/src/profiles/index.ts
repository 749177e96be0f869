export { tagByAnswer } from './tags.ts'
export type { ProfileRow } from './readTruth.ts'
export { writeProfiles } from './writeProfiles.ts'
export { readFacts } from './readFacts.ts'
