import type { tags as source } from '../vi/tags.ts'
import type { Like } from '../languages.ts'

export const tags = {
  title: 'Guest tags',
  lead: 'Mark guests by hand, or set a rule that tags and untags by itself.',
  add: 'Add a tag',
  edit: 'Edit the tag',
  save: 'Save',
  remove: 'Delete',
  removeTitle: 'Delete the tag “{name}” from every guest?',
  empty: 'No tags yet',
  name: 'Tag name',
  colour: 'Colour',
  guests: 'Guests',
  origin: 'How it is given',
  byHand: 'By hand',
  byRule: 'By rule',
  hasRule: 'Tag and untag by a rule',
  colours: {
    green: 'Green',
    blue: 'Blue',
    violet: 'Purple',
    amber: 'Amber',
    red: 'Red',
    grey: 'Grey',
  },
} as const satisfies Like<typeof source>
