import type { tags as source } from '../vi/tags.ts'
import type { Like } from '../languages.ts'

export const tags = {
  title: 'Guest tags',
  lead: 'Mark guests by hand, or set a rule that adds and removes the tag automatically.',
  add: 'Add a tag',
  edit: 'Edit the tag',
  save: 'Save',
  remove: 'Delete',
  removeTitle: 'Delete the tag “{name}” from every guest?',
  empty: 'No tags yet',
  name: 'Tag name',
  colour: 'Colour',
  guests: 'Guests',
  origin: 'How it is added',
  byHand: 'By hand',
  byRule: 'By rule',
  preview: {
    has: '{count, plural, =0 {No guest has this tag yet} one {# guest has this tag} other {# guests have this tag}}',
    gains: '{count, plural, one {# guest will get it} other {# guests will get it}}',
    loses: '{count, plural, one {# guest will lose it} other {# guests will lose it}}',
    segments: 'In the segments: {names}',
    renames: 'The new name shows on every guest who has this tag.',
  },
  merging: {
    action: 'Merge into another tag',
    title: 'Merge the tag “{name}”',
    lead: 'Guests and segments with this tag get the other one. This tag is deleted.',
    into: 'Merge into',
    confirm: 'Merge the tags',
    done: 'Merged into “{name}”',
  },
  hasRule: 'Add and remove by a rule',
  colours: {
    green: 'Green',
    blue: 'Blue',
    violet: 'Purple',
    amber: 'Amber',
    red: 'Red',
    grey: 'Grey',
  },
} as const satisfies Like<typeof source>
