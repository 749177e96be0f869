import type { guestChat as source } from '../vi/guestChat.ts'
import type { Like } from '../languages.ts'

export const guestChat = {
  title: 'Message us',
  lead: 'Ask about opening hours, book a table, tell us what you think: {venue} answers right here.',
  tile: 'Ask us anything, we answer here',
  answers: '{count, plural, one {# new answer} other {# new answers}}',
  you: 'You',
  words: 'Your message',
  send: 'Send',
  sending: 'Sending…',
  fresh: 'Look for new messages',
  problem: {
    empty: 'Please write a few words.',
    'too-long': 'This message is too long. Please shorten it or send it in two parts.',
    'too-many': 'You have sent many messages in a row. Please wait a while before the next one.',
  },
} as const satisfies Like<typeof source>
