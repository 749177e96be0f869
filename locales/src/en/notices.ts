import type { Like } from '../languages.ts'
import type { notices as source } from '../vi/notices.ts'

export const notices = {
  hello: 'Hello {name},',
  closing: 'You get this because the page {page} is set to tell you.',
  change: 'Change notification settings',
  more: '… and {count} more.',
  aGuest: 'A guest',
  somebody: 'Somebody',
  buttons: {
    device: 'See the devices',
    guest: 'See who is online',
    member: 'See the members',
    integration: 'See the connections',
    digest: 'Open the overview',
  },
  kinds: {
    device: {
      offline: {
        one: '{page}: a Wi-Fi device is offline',
        many: '{page}: {count} Wi-Fi devices are offline',
        line: '{name}: no sign of life since {since}. Check its power and its cable.',
      },
      open: {
        one: '{page}: the Wi-Fi is open to everybody',
        many: '{page}: {count} Wi-Fi devices are open to everybody',
        line: '{name}: openNDS stopped at {since}, and anybody gets online without the welcome page. Restart openNDS on the router.',
      },
      online: {
        one: '{page}: a Wi-Fi device is back',
        many: '{page}: {count} Wi-Fi devices are back',
        line: '{name}: back at {at}, offline since {since}.',
      },
    },
    guest: {
      online: {
        one: '{page}: a guest is online',
        many: '{page}: guests came online {count} times',
        line: '{guest} came online at {at}.',
      },
      offline: {
        one: '{page}: a guest has left the network',
        many: '{page}: guests left the network {count} times',
        line: '{guest} left the network at {at}.',
      },
    },
    member: {
      joined: {
        one: '{page}: a new member',
        many: '{page}: {count} new members',
        line: '{name} accepted the invitation at {at}.',
      },
      left: {
        one: '{page}: a member has left',
        many: '{page}: {count} members have left',
        line: '{name} is no longer a member since {at}.',
      },
    },
    integration: {
      failing: {
        one: '{page}: a connection is failing',
        many: '{page}: {count} connections are failing',
        line: '{name}: failing since {since}. Reason: {reason}',
      },
      recovered: {
        one: '{page}: a connection works again',
        many: '{page}: {count} connections work again',
        line: '{name}: works again since {at}.',
      },
    },
  },
  digest: {
    title: '{page}: {day}',
    visits: 'Visits: {count}',
    guests: 'Guests: {count}',
    newGuests: 'New guests: {count}',
    contacts: 'New guests who left a contact: {count}',
    offline: 'Wi-Fi devices that were offline: {names}',
    allOnline: 'Every Wi-Fi device worked all day.',
    nothing: 'No guest came that day, and nothing went wrong.',
  },
  test: {
    title: 'Test message from Portico',
    push: 'This browser receives notifications.',
    mail: 'This is a test. Notices of this page reach this mailbox by the same way.',
  },
} as const satisfies Like<typeof source>
