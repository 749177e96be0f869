export { tagByAnswer } from './tags.ts'
export { readProfileRows } from './listProfiles.ts'
export type { ProfileRow } from './readTruth.ts'
export { guestsFound } from './searchProfiles.ts'
export { readFacts } from './readFacts.ts'
export { removeProfiles, writeProfiles } from './writeProfiles.ts'
export {
  addNotes,
  dropNotes,
  dropUnusedTags,
  giveTags,
  makeTags,
  roomForTags,
  tagNames,
  tagsByName,
  takeTags,
} from './importParts.ts'
