import type { aiKnowledge as source } from '../vi/aiKnowledge.ts'
import type { Like } from '../languages.ts'

export const aiKnowledge = {
  title: 'Title or question',
  lead: 'Common questions, notes and files (PDF, .txt, .md, .csv). Your page, menu, gifts and hours are known already.',
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
  state: 'Status',
  on: 'In use',
  off: 'Off',
  use: 'Use it for answers',
  changed: 'Last change',
  titleHint: 'For a question: one wording per line.',
  body: 'Text or answer',
  leftOut: '{count, plural, one {# sentence left out} other {# sentences left out}}',
  leftOutText: 'These sentences give orders to the AI instead of telling guests something, so they are not used:',
  addFile: 'Add a file',
  fileLarge: 'This file is too large. The most is {most}.',
  fileSending: 'Uploading {name}',
  fileReading: 'Reading {name}',
  fileOffline: 'No connection. The upload goes on when it is back.',
  fileAdded: '{name} added',
} as const satisfies Like<typeof source>
