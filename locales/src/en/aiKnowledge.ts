import type { aiKnowledge as source } from '../vi/aiKnowledge.ts'
import type { Like } from '../languages.ts'

export const aiKnowledge = {
  title: 'Title or question',
  lead: 'Common questions, notes and text files (.txt, .md, .csv). Your page, menu, gifts and hours are known already.',
  empty: 'No knowledge yet',
  add: 'Add',
  edit: 'Edit',
  save: 'Save',
  remove: 'Delete',
  removeTitle: 'Delete “{name}”?',
  kind: 'Kind',
  kinds: {
    faq: 'Common question',
    text: 'Note',
    file: 'File',
  },
  state: 'State',
  on: 'In use',
  off: 'Off',
  use: 'Use it for answers',
  changed: 'Last change',
  titleHint: 'Of a question: one way to ask it a line.',
  body: 'Text or answer',
  leftOut: '{count, plural, one {# sentence left out} other {# sentences left out}}',
  leftOutText: 'These sentences give orders to the AI instead of telling guests something, so they are not used:',
  addFile: 'Add a text file',
  fileRefused: 'There is no text in this file. Use .txt, .md or .csv.',
  fileLong: 'This file is too long. Split it.',
  fileAdded: '{name} added',
} as const satisfies Like<typeof source>
