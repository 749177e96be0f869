import type { home as source } from '../vi/home.ts'
import type { Like } from '../languages.ts'

export const home = {
  title: 'Overview',
  stats: {
    online: 'On your Wi-Fi now',
    onlineNote: 'on {devices, plural, one {# device} other {# devices}}',
    onlineNone: 'Guests appear here as soon as they connect',
    visitsToday: 'Visits today',
    vsSameHours: 'vs the same hours last week',
    visitsWeek: 'Visits, last 7 days',
    vsPreviousWeek: 'vs previous 7 days',
    weekCourse: 'Visits on each of the last 7 days',
  },
  online: {
    title: 'Guests online',
    live: 'Live',
    connecting: 'Connecting…',
    guest: 'Guest',
    noName: 'Guest without a name',
    device: 'Device',
    since: 'Online for',
    down: 'Download',
    up: 'Upload',
    leaving: 'Leaving…',
    empty: 'No one is on the Wi-Fi right now',
    emptyText: 'Guests appear here as soon as they connect, without reloading.',
  },
  disconnect: {
    action: 'Disconnect',
    title: 'Disconnect {name}?',
    text: 'This phone goes offline immediately. To continue, the guest has to sign in again.',
    done: '{name} disconnected',
    queued: 'Command sent. The device will disconnect {name} within seconds.',
    gone: '{name} has just left.',
    failed: '{name} is still connected: {message}',
  },
  chart: {
    title: 'Visits, last 30 days',
    subtitle: '{average} visits a day on average',
    day: 'Day',
    returning: 'Returning guests',
    first: 'First visits',
    total: 'All visits',
    guests: 'Guests',
    empty: 'The chart is waiting for its first guest',
    emptyText: 'Every Wi-Fi visit becomes part of a bar here.',
    file: 'visits-30-days',
  },
  week: {
    title: 'Guests, last 7 days',
    ofGuests: '{share} of guests',
  },
  start: {
    title: 'Connect your first device',
    text: 'Add your venue’s router or access point, paste the settings we prepare for it, and watch guests come online here.',
    add: 'Add a device',
  },
  evening: {
    progress: '{done, number} of {all, number} steps done',
    title: 'Getting started: welcome your first guest',
    lead: 'Follow the steps in order. Steps are checked off automatically.',
    doneTitle: 'Your first guest is online!',
    doneText: 'Your Wi-Fi is ready for guests. From now on this screen shows how your venue is doing.',
    close: 'Hide checklist',
    isDone: 'Done',
    isOpen: 'To do',
    openDevices: 'Open devices',
    extras: 'Recommended:',
    tried: 'Your test with the simulator worked. Test visits do not count in your reports.',
    step: {
      signedUp: 'Create your account',
      pageMade: 'Create a page for your venue',
      deviceAdded: 'Add your router or access point',
      deviceSeen: 'The device connects to Portico',
      portalOpened: 'A phone opens the welcome page',
      guestOnline: 'The first guest is online',
    },
    text: {
      deviceAdded:
        'Choose your device type; Portico prepares the settings for you to paste. No router at hand? Try it with the simulator.',
      deviceSeen:
        'Open Devices, follow the setup steps and turn on the router. This step is checked off when the router connects.',
      portalOpened:
        'Join the venue’s Wi-Fi with a phone. The welcome page opens automatically; if not, open any website in the browser.',
      guestOnline:
        'Complete the welcome page on the phone until it says you are online. If that fails, check the device’s setup.',
    },
    extra: {
      memberInvited: 'Invite a second person',
      twoStepOn: 'Turn on two-step sign-in',
      emailConfirmed: 'E-mail confirmed',
    },
  },
  tryOut: 'Try it without a router',
} as const satisfies Like<typeof source>
