import type { Like } from '../languages.ts'
import type { notices as source } from '../vi/notices.ts'

export const notices = {
  chatTest: 'Test from Portico: notifications for {page} will arrive in this chat.',
  hello: 'Hello {name},',
  closing: 'You received this because the page {page} is set to notify you.',
  change: 'Change notification settings',
  more: '… and {count} more.',
  aGuest: 'A guest',
  somebody: 'Someone',
  buttons: {
    automation: 'View automations',
    lead: 'Open leads',
    conversation: 'Open messages',
    code: 'Open the counter',
    gift: 'See gift orders',
    stock: 'View gifts',
    review: 'View reviews',
    campaign: 'View campaigns',
    device: 'View devices',
    guest: 'View who is online',
    member: 'View members',
    plan: 'View the plan',
    balance: 'View the wallet',
    integration: 'View integrations',
    digest: 'Open Overview',
  },
  how: {
    renews: 'It renews by itself for {money} from the balance.',
    short: 'The balance does not cover the renewal of {money}; top up.',
    manual: 'Renew so that nothing stops.',
    money: 'The balance does not cover {money}. Once you top up, the plan is renewed at once.',
    price: 'The price has risen to {money}. Take a look and renew it yourself.',
    sale: 'This plan is no longer sold. Choose another one.',
    currency: 'The plan is sold in another currency than the wallet.',
    right: 'The person who turned renewal on no longer owns the page. Its owner has to turn it on again.',
  },
  kinds: {
    automation: {
      notified: {
        one: '{page}: a guest needs attention',
        many: '{page}: {count} guests need attention',
        line: '{guest}: {text} ({name}, {at})',
      },
    },
    campaign: {
      finished: {
        one: '{page}: a Wi-Fi campaign has finished',
        many: '{page}: {count} Wi-Fi campaigns have finished',
        line: '{name}: finished at {at}. Its report shows what it achieved.',
      },
    },
    conversation: {
      message: {
        one: '{page}: a new message',
        many: '{page}: {count} new messages',
        line: '{guest} wrote at {at}.',
      },
      assigned: {
        one: '{page}: a conversation was assigned',
        many: '{page}: {count} conversations were assigned',
        line: 'Assigned to {name} at {at}.',
      },
    },
    code: {
      waiting: {
        one: '{page}: a guest is waiting for a code',
        many: '{page}: {count} guests are waiting for a code',
        line: 'Since {at}, and no counter screen is open.',
      },
    },
    gift: {
      ordered: {
        one: '{page}: a new gift order',
        many: '{page}: {count} new gift orders',
        line: '{guest} would like {name}, {at}.',
      },
    },
    stock: {
      low: {
        one: '{page}: a gift is running out',
        many: '{page}: {count} gifts are running out',
        line: '{name}: {left} left. Add more or turn it off.',
      },
    },
    review: {
      low: {
        one: '{page}: a low review',
        many: '{page}: {count} low reviews',
        line: '{guest} gave {score} of 5 stars, {at}. Get in touch soon.',
      },
    },
    lead: {
      created: {
        one: '{page}: a new lead',
        many: '{page}: {count} new leads',
        line: '{guest} left a message at {at}.',
      },
      assigned: {
        one: '{page}: a lead was assigned',
        many: '{page}: {count} leads were assigned',
        line: '{guest}: assigned to {name} at {at}.',
      },
      due: {
        one: '{page}: a lead is due',
        many: '{page}: {count} leads are due',
        line: '{guest}: to be contacted at {since}.',
      },
    },
    device: {
      offline: {
        one: '{page}: a Wi-Fi device is offline',
        many: '{page}: {count} Wi-Fi devices are offline',
        line: '{name}: no contact since {since}. Check its power and network cable.',
      },
      open: {
        one: '{page}: the Wi-Fi is open to everyone',
        many: '{page}: {count} Wi-Fi devices are open to everyone',
        line: '{name}: openNDS stopped at {since}, and anyone gets online without the welcome page. Restart openNDS on the router.',
      },
      online: {
        one: '{page}: a Wi-Fi device has reconnected',
        many: '{page}: {count} Wi-Fi devices have reconnected',
        line: '{name}: reconnected at {at}, offline since {since}.',
      },
    },
    guest: {
      online: {
        one: '{page}: a guest is online',
        many: '{page}: guests got online {count} times',
        line: '{guest} got online at {at}.',
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
        line: '{name} left or was removed at {at}.',
      },
    },
    plan: {
      ending: {
        one: '{page}: your plan is about to end',
        many: '{page}: {count} reminders that a plan is about to end',
        line: '{name} runs until {since} (days left: {days}). {how}',
      },
      ended: {
        one: '{page}: your plan has ended',
        many: '{page}: a plan ended {count} times',
        line: '{name} has ended. Whatever is running keeps running until {since}; renew before then.',
      },
      stopped: {
        one: '{page}: paid features have stopped',
        many: '{page}: paid features have stopped',
        line: '{name} ended on {since}. The welcome page still works and nothing was deleted.',
      },
      renewed: {
        one: '{page}: your plan was renewed',
        many: '{page}: plans were renewed {count} times',
        line: '{name} now runs until {since}. {money} was paid from the balance.',
      },
      unrenewed: {
        one: '{page}: your plan could not be renewed',
        many: '{page}: a plan could not be renewed {count} times',
        line: '{name}: {how}',
      },
    },
    balance: {
      low: {
        one: '{page}: your balance is low',
        many: '{page}: your balance is low',
        line: '{money} is left at {at}. Top up so that messages and plans go on.',
      },
    },
    integration: {
      failing: {
        one: '{page}: an integration is failing',
        many: '{page}: {count} integrations are failing',
        line: '{name}: failing since {since}. Reason: {reason}',
      },
      recovered: {
        one: '{page}: an integration works again',
        many: '{page}: {count} integrations work again',
        line: '{name}: working again since {at}.',
      },
    },
  },
  digest: {
    title: '{page}: {day}',
    visits: 'Visits: {count}',
    guests: 'Guests: {count}',
    newGuests: 'New guests: {count}',
    contacts: 'New guests who shared contact details: {count}',
    offline: 'Wi-Fi devices that were offline: {names}',
    allOnline: 'Every Wi-Fi device worked all day.',
    nothing: 'No guests came that day, and nothing went wrong.',
  },
  test: {
    title: 'Test notification from Portico',
    push: 'This browser receives notifications.',
    mail: 'This is a test. Notifications for this page are sent to this address.',
  },
} as const satisfies Like<typeof source>
