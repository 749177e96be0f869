import type { automationRecipes as vi } from '../vi/automationRecipes.ts'
import type { Like } from '../languages.ts'

export const automationRecipes = {
  somebody: 'friend',
  welcome: {
    name: 'Welcome new guests',
    subject: 'Thank you for visiting {venue}',
    text: 'Hello {name}, thank you for your first visit to {venue}. Find our menu and your offers here: {home}',
  },
  comeBack: {
    name: 'Win guests back after 14 days',
    subject: '{venue} misses you',
    text: 'Hello {name}, it has been a while. Visit {venue} this week and we will add bonus points for you: {home}',
  },
  birthday: {
    name: 'Happy birthday',
    subject: 'Happy birthday from {venue}',
    text: 'Happy birthday, {name}! {venue} has a gift of 50 points for you: {home}',
  },
  rescue: {
    name: 'Rescue a bad score',
    subject: 'An apology from {venue}',
    text: 'Hello {name}, we are sorry that your visit to {venue} did not go well. Our manager will be in touch to put it right. You can also write to us here: {home}',
    notice: 'A guest gave a low score; please call them',
    note: 'Low score: call to apologise and ask why',
  },
  review: {
    name: 'Ask for a review',
    subject: 'How was {venue}?',
    text: 'Hello {name}, thank you for coming to {venue} {visits} times. How many stars would you give us? {home}',
  },
} as const satisfies Like<typeof vi>
