import type { shell as source } from '../vi/shell.ts'
import type { Like } from '../languages.ts'

export const shell = {
  skip: 'Skip to main content',
  navigation: 'Main menu',
  openMenu: 'Open menu',
  shortcuts: 'Shortcuts',
  closeMenu: 'Close menu',
  collapse: 'Collapse menu',
  expand: 'Expand menu',
  picker: {
    choose: 'Choose a page',
    change: 'Change to another page',
    details: 'Details of this page',
    search: 'Search by name',
    none: 'No page matches',
    create: 'Create a page',
    all: 'See all pages',
  },
  selectPage: {
    title: 'Select a page to continue',
    text: 'Each page is one of your venues, with its own Wi-Fi, guests and figures.',
    empty: 'You have no pages yet. Create your first one to get started.',
    failed: 'That page can no longer be opened. Please choose another.',
  },
  opening: 'Opening the page…',
  language: 'Language',
  user: {
    menu: 'Account',
    pages: 'Your pages',
    more: 'Show more',
    less: 'Show less',
    create: 'Create a page',
    settings: 'Page settings',
    signOut: 'Sign out',
  },
  footer: { text: 'Portico · Wi-Fi that welcomes', love: 'Made with love in Vietnam' },
  lost: {
    title: 'It seems you are lost',
    text: 'The page you are looking for does not exist or has moved.',
    back: 'Back to home',
  },
  crashed: {
    title: 'Internal server error',
    text: 'Something went wrong. Please try again',
    back: 'Back to home',
    retry: 'Try again',
  },
  saved: { created: 'Created', updated: 'Updated', deleted: 'Deleted' },
  failed: {
    created: 'Create failed: {message}',
    updated: 'Update failed: {message}',
    deleted: 'Delete failed: {message}',
  },
  away: 'The server cannot be reached. What you see may be out of date; we are reconnecting.',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
} as const satisfies Like<typeof source>
