import type { campaignGallery as source } from '../vi/campaignGallery.ts'
import type { Like } from '../languages.ts'

export const campaignGallery = {
  opening: {
    name: 'Grand opening',
    heading: 'We have just opened. Come and taste!',
    body: 'All opening week, 20% off every drink. Show this screen when you order.',
  },
  'happy-hour': {
    name: 'Happy hour',
    heading: '2 to 4 pm: two drinks, one price',
    body: 'Bring someone along and the second drink is on us. Every tea and coffee, Monday to Friday.',
  },
  tet: {
    name: 'Lunar New Year',
    heading: 'Happy New Year! A lucky envelope is waiting',
    body: 'Spend 100,000 ₫ or more and draw a red envelope at the counter. There is a gift in each one, and we stay open all through the holiday.',
  },
  review: {
    name: 'Ask for a review',
    heading: 'How are you finding us today?',
    body: 'It takes one tap, and we read every answer.',
    question: 'How many stars?',
    action: 'Leave a word on Google',
  },
  app: {
    name: 'Get the app',
    heading: 'Skip the queue',
    body: 'Get our app and order before you arrive. Your first order in the app is half price.',
    action: 'Get the app',
  },
  'lucky-draw': {
    name: 'Lucky draw',
    heading: 'Who will win this week?',
    body: 'Every Saturday we draw three prizes. Join in and we will let you know if you win.',
    action: 'Count me in',
  },
  birthday: {
    name: 'Birthday',
    heading: 'Your birthday? The cake is on us',
    body: 'Drop in with friends during your birthday week for a free slice. Just tell our staff.',
  },
  weekend: {
    name: 'Weekend',
    heading: 'Live music this weekend',
    body: 'Saturday evening from 8 pm, out in the garden. The best tables go early, so book yours.',
    action: 'Book a table',
  },
  'rainy-day': {
    name: 'Rainy day',
    heading: 'It is raining. Stay a little longer',
    body: 'While it rains, your second hot drink is 30% off. Take your time until it clears.',
  },
  'new-dish': {
    name: 'New on the menu',
    heading: 'Something new from the kitchen',
    body: 'Try it this week and get a lemon iced tea with it, on the house.',
    question: 'What would you try first?',
    one: 'Something savoury',
    two: 'Something sweet',
    three: 'A drink',
  },
  'stamp-card': {
    name: 'Stamp card',
    heading: 'Seven cups, and the eighth is free',
    body: 'Ask for a card at the counter: one stamp per cup. It never expires, and anyone may use it.',
  },
  thanks: {
    name: 'Thank regulars',
    heading: 'Thank you for coming back',
    body: 'Regulars are family. This time a side dish is on us: choose yours at the counter.',
  },
} as const satisfies Like<typeof source>
