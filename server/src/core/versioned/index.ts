export { announce } from './draft.ts'
export { createDraft, saveDraft } from './save.ts'
export { versionedHandlers } from './handlers.ts'
export { versioned } from './resource.ts'
