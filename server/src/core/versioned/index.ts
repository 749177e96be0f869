export { announce } from './draft.ts'
export { createDraft, saveDraft } from './save.ts'
export { versionedHandlers } from './handlers.ts'
export { declareVersioned } from './resource.ts'
