import type { Like } from '../languages.ts'
import type { help as source } from '../vi/help.ts'

export const help = {
  title: 'Help',
  lead: 'What owners need most often, no technical knowledge required.',
  contents: 'On this page',
  back: 'Open Portico',
  topics: {
    start: {
      title: 'Getting started',
      one: 'Create your account and a page for your venue, then follow the checklist on the Overview screen. Steps are checked off automatically.',
      two: 'No router at hand? Press “Try it without a router” to see the welcome page as guests do. Test visits do not count in your reports.',
      three: 'You are done when the checklist says your first guest is online.',
    },
    router: {
      title: 'Connect a router or access point',
      one: 'Open Devices, add one, choose its type and give it a name you will remember, such as “Counter”.',
      two: 'Portico prepares the settings for that device. Copy each part into the router’s admin page, in order.',
      three: 'Restart the router. When it first connects, its status changes to online without reloading.',
    },
    welcome: {
      title: 'Guests do not see the welcome page',
      one: 'Ask the guest to forget the Wi-Fi and join again, or to open neverssl.com in the browser.',
      two: 'A phone with a VPN or private DNS does not show the welcome page. Turn it off, sign in, then turn it on again.',
      three:
        'Still not working? Check that the device is online and that the welcome page address in its settings is exactly right.',
    },
    offline: {
      title: 'A device is offline',
      one: 'Check power and cable. After a short power cut, wait five minutes.',
      two: 'The router must reach the Internet and its clock must be right: with a wrong clock, security signatures are rejected.',
      three: 'Changed the router password or reset it? Open the device’s setup again and paste the settings once more.',
    },
    team: {
      title: 'Invite people to work with you',
      one: 'Open Members, enter an e-mail or mobile number and choose a role. Invitations are valid for 7 days.',
      two: 'Staff see today only; report viewers cannot change anything; managers run everything except billing and deleting the page.',
      three: 'When you remove someone, they lose access within seconds, on every device.',
    },
    signIn: {
      title: 'You cannot sign in',
      one: 'Forgot your password? Press “Forgot password?” on the sign-in screen. The link works once, for 30 minutes.',
      two: 'No e-mail? Check your spam folder, then press send again.',
      three:
        'Lost the phone with your authenticator app? Use a recovery code, then create new ones in Account settings.',
    },
    numbers: {
      title: 'What the figures mean',
      one: 'A visit counts when the device confirms that the guest is online, not when a phone only opens the welcome page.',
      two: 'Each guest counts once in the period you view, no matter how often they reconnect.',
      three: 'Days follow the venue’s time zone, set in Page details.',
    },
    privacy: {
      title: 'Your guests’ data',
      one: 'Ask only for what you need. Consent to messages is always a separate checkbox that guests tick themselves.',
      two: 'You choose who can see guests’ names and numbers under Members.',
      three:
        'If a guest asks to be deleted, you must do it. Deleted pages can be restored for 30 days, then they are permanently deleted.',
    },
  },
} as const satisfies Like<typeof source>
