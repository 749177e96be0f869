import type { Like } from '../languages.ts'
import type { help as source } from '../vi/help.ts'

export const help = {
  title: 'Help',
  lead: 'What owners need most often, with no IT person at hand.',
  contents: 'On this page',
  back: 'Open Portico',
  topics: {
    start: {
      title: 'Your first evening',
      one: 'Create your account and the page of your venue, then follow the list on the Overview screen: it ticks itself and always points to the next step.',
      two: 'No router at hand? Press “Try it without a router” to see the welcome page as a guest does. Trying out does not count in your figures.',
      three: 'You are done when the list says that the first guest is online.',
    },
    router: {
      title: 'Connect a router or access point',
      one: 'Open Devices, add one, choose its type and give it a name you will remember, such as “Counter”.',
      two: 'Portico prepares the settings for that very device. Copy each part into the router’s own admin page, in order.',
      three: 'Restart the router. At its first sign of life the state changes to online, without reloading.',
    },
    welcome: {
      title: 'Guests do not see the welcome page',
      one: 'Ask the guest to forget the Wi-Fi and join again, or to open neverssl.com in the browser.',
      two: 'A phone with a VPN or private DNS switched on does not show it. Switch it off, sign in, switch it on again.',
      three:
        'Still nothing? See whether the device is online, and whether the address of the welcome page in its settings is right to the letter.',
    },
    offline: {
      title: 'A device is offline',
      one: 'Check power and cable. After a short power cut, wait five minutes.',
      two: 'The router must reach the Internet and its clock must be right: with a wrong clock, signatures are refused.',
      three:
        'New router password, or a factory reset? Open the device’s set-up again and paste the settings once more.',
    },
    team: {
      title: 'Invite people to work with you',
      one: 'Open Members and roles, enter an e-mail or mobile number and choose a role. The invitation holds for 7 days.',
      two: 'Staff see today only; analysts change nothing; managers run everything but money and deleting the page.',
      three: 'Whoever is removed loses access within seconds, on every device.',
    },
    signIn: {
      title: 'You cannot sign in',
      one: 'Forgot the password: press “Forgot password?” on the sign-in screen. The link works once, for 30 minutes.',
      two: 'No mail? Look in the spam folder, then press send again.',
      three: 'Lost the phone with the authenticator app: use a recovery code, then make new ones in Account settings.',
    },
    numbers: {
      title: 'What the figures mean',
      one: 'A visit counts when the device confirms that the guest is online, not when a phone merely opens the welcome page.',
      two: 'Each guest counts once in the period you look at, however often they reconnect.',
      three: 'Days follow the venue’s time zone, which you set in Page settings.',
    },
    privacy: {
      title: 'Your guests’ data',
      one: 'Ask only for what you need. Agreeing to messages is always a box of its own that guests tick themselves.',
      two: 'Who may see guests’ names and numbers is a switch of yours in Members and roles.',
      three:
        'When a guest wants to be deleted, you have to do it. A deleted page is kept for 30 days in case you want it back, then it is gone.',
    },
  },
} as const satisfies Like<typeof source>
