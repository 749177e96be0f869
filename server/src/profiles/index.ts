export { setTag } from './setTag.ts'
export { tagByAnswer } from './tags.ts'
export { readProfileRows } from './listProfiles.ts'
export type { ProfileRow } from './readTruth.ts'
export { guestsFound } from './searchProfiles.ts'
export { readFacts, readFactsOf } from './readFacts.ts'
export { addProfiles, dropLooseGrams, removeProfiles, writeProfiles } from './writeProfiles.ts'
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
