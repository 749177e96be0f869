import type { guestReview as source } from '../vi/guestReview.ts'
import type { Like } from '../languages.ts'

export const guestReview = {
  title: 'Review',
  lead: 'How was your visit to {venue}? The venue reads every word, and may publish it with your first name.',
  tile: 'How was your last visit?',
  score: 'How many stars?',
  words: 'A few words for the venue',
  send: 'Send the review',
  sending: 'Sending…',
  thanks: 'Thank you!',
  received: '{venue} has received your review.',
  none: 'There is no new visit to review, or you have already reviewed it.',
  publicly: 'If you like, tell others on Google too. There is no reward for it; your honest opinion is enough.',
  onGoogle: 'Write on Google',
  others: 'What guests say',
  average: '{average, number} of 5 stars, from {count, plural, one {# review} other {# reviews}}.',
  count: '{count, plural, one {# review} other {# reviews}}',
  stars: '{score, number} of 5 stars',
  reply: 'The venue replied: {reply}',
  own: 'Your reviews',
} as const satisfies Like<typeof source>
