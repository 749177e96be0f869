import type { drafts as source } from '../vi/drafts.ts'
import type { Like } from '../languages.ts'

// Editors with a draft and versions: one vocabulary for all of them.
export const drafts = {
  rename: 'Rename',
  saveName: 'Save name',
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone',
  redone: 'Redone',
  saving: {
    saved: 'Draft saved',
    waiting: 'Saving…',
    failed: 'Not saved',
    again: 'Save again',
  },
  clash: {
    title: 'Someone else has just changed this draft',
    by: '{name} changed this draft, {when}',
    text: 'What you typed is still here but not saved. Whichever version you choose, Undo brings back the other one.',
    theirs: 'Use their version',
    mine: 'Keep mine as a new draft',
    leave: 'Leave without choosing?',
    leaveText: 'What you typed since then will be lost.',
    leaveConfirm: 'Leave',
    stay: 'Stay',
  },
  publish: 'Publish',
  publishAsk: 'Only owners and managers can publish.',
  publishReady: 'Ready to publish',
  published: 'Published. Guests see it from their next connection on',
  publishedUnused: 'Published, but not in use yet: guests still see another version',
  inUse: 'Guests see this version',
  activate: 'Use for the whole page',
  versions: {
    title: 'Versions',
    lead: 'Published versions and saved drafts, newest first.',
    none: 'No versions yet. Publish to create the first one.',
    number: 'Version {number, number}',
    current: 'Latest published',
    published: 'Published',
    draft: 'Draft',
    restore: 'Restore as draft',
    rollBack: 'Publish again',
    restored: 'The draft is now version {number, number}',
    rolledBack: 'Version {number, number} published again',
    rollBackAsk: {
      title: 'Publish version {number, number} again?',
      text: 'It is published immediately and becomes the draft. Your current draft is kept among the versions.',
      confirm: 'Publish again',
    },
  },
} as const satisfies Like<typeof source>
