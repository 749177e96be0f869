import type { announcements as source } from '../vi/announcements.ts'
import type { Like } from '../languages.ts'

export const announcements = {
  title: 'Announcements',
  lead: 'A short sentence that every owner reads above their screens.',
  empty: 'No announcements yet',
  add: 'Add an announcement',
  edit: 'Edit the announcement',
  save: 'Save',
  remove: 'Delete',
  removeTitle: 'Delete the announcement “{name}”?',
  words: 'Text',
  tone: 'Type',
  tones: {
    info: 'Notice',
    warn: 'Warning',
  },
  from: 'From',
  to: 'Until',
  toHelp: 'Leave empty if there is no end date yet.',
  forever: 'no end',
  suspended:
    'The page “{page}” is suspended: {reason}. Guests cannot open its welcome page. Contact your platform provider.',
} as const satisfies Like<typeof source>
