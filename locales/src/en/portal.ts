import { guestBot } from './guestBot.ts'
import { guestChat } from './guestChat.ts'
import { guestCode } from './guestCode.ts'
import { guestGifts } from './guestGifts.ts'
import type { portal as source } from '../vi/portal.ts'
import type { Like } from '../languages.ts'
import { guestHome } from './guestHome.ts'
import { guestTasks } from './guestTasks.ts'
import { guestMenu } from './guestMenu.ts'
import { guestPurchase } from './guestPurchase.ts'
import { guestReview } from './guestReview.ts'
import { guestStop } from './guestStop.ts'
import { guestWays } from './guestWays.ts'
import { myData } from './myData.ts'
import { ownDevices } from './ownDevices.ts'
import { portalNotices } from './portalNotices.ts'
import { portalProblems } from './portalProblems.ts'

export const portal = {
  page: {
    guestWifi: 'Guest Wi-Fi',
    language: 'Language',
    terms: 'Terms and privacy',
  },
  agree: {
    terms: 'I agree to the <link>terms of use and how my data is protected</link>.',
    termsRequired: 'Please tick this box to get online.',
    marketing:
      'I would like news and offers from {venue} by {channels}, {maxPerMonth, plural, one {at most # message} other {at most # messages}} a month. Wi-Fi works without this, and I can stop it at any time.',
    age: 'I am 16 or older (only needed for such messages).',
    email: 'e-mail',
    sms: 'SMS',
    zalo: 'Zalo',
    call: 'phone',
  },
  look: {
    pause: 'Pause slideshow',
    autologin: 'Connecting automatically in',
    welcome: {
      cafe: { title: 'Hello, make yourself comfortable', lead: 'One tap for Wi-Fi, and the coffee is on its way.' },
      restaurant: { title: 'Take a seat', lead: 'Go online while the kitchen fires up.' },
      bar: { title: 'Tonight is yours', lead: 'One tap to go online, then raise a glass.' },
      hotel: { title: 'Welcome to your stay', lead: 'Wi-Fi everywhere, from the lobby to your room.' },
      shop: { title: 'Lovely to see you', lead: 'Free Wi-Fi while you look around.' },
      mall: { title: 'Enjoy your stroll', lead: 'Free Wi-Fi on every floor.' },
      salon: { title: 'Time to unwind', lead: 'Free Wi-Fi while we take care of you.' },
      gym: { title: 'Let’s warm up', lead: 'Go online, put your music on, give it all.' },
      clinic: { title: 'Welcome, please take a seat', lead: 'Free Wi-Fi while you wait for your turn.' },
      office: { title: 'Welcome to work', lead: 'Fast Wi-Fi for guests and colleagues.' },
    },
  },
  advert: {
    label: 'Advertisement',
    later: 'Opens once you are online.',
    saved: 'Noted. It will open once you are online.',
    thanks: 'Thank you for your answer!',
    send: 'Send your answer',
    sending: 'Sending…',
  },
  connect: {
    termsTitle: 'Before you go online',
    termsLead: 'Please read and agree to the terms.',
    title: 'Our Wi-Fi is yours',
    lead: 'Two taps and you are online.',
    button: 'Connect',
    busy: 'Connecting…',
  },
  form: {
    title: 'Our Wi-Fi is yours',
    lead: 'Tell {venue} a little about yourself, then you are online.',
    optional: 'optional',
    name: 'Your name',
    phone: 'Mobile number',
    email: 'E-mail',
    nameRequired: 'Please tell us your name.',
    nameInvalid: 'This name does not work. Please use a shorter one.',
    phoneRequired: 'Please enter your mobile number.',
    phoneInvalid: 'This number does not look right. Example: 0912 345 678, or with a country code: +44 7700 900123.',
    emailRequired: 'Please enter your e-mail address.',
    emailInvalid: 'This address does not look right. Example: anna@example.com.',
    button: 'Get online',
    busy: 'Connecting…',
  },
  step: {
    position: 'Step {number, number} of {of, number}',
    next: 'Continue',
    skip: 'Skip this step',
  },
  notice: portalNotices,
  home: guestHome,
  tasks: guestTasks,
  gifts: guestGifts,
  menu: guestMenu,
  review: guestReview,
  chat: guestChat,
  bot: guestBot,
  ...guestWays,
  stop: guestStop,
  code: guestCode,
  accessCode: {
    title: 'Enter your access code',
    lead: 'It is on your slip, or ask the staff of {venue}.',
    label: 'Access code',
    missing: 'Please enter the code.',
    button: 'Get online',
  },
  purchase: guestPurchase,
  password: {
    title: 'Wi-Fi password',
    lead: 'You can find it on the board or receipt at {venue}.',
    label: 'Password',
    missing: 'Please enter the password.',
    wrong: 'This password is not correct.',
    button: 'Get online',
  },
  signIn: {
    title: 'Sign in to get online',
    lead: '{provider} only works in your browser. You get a few minutes online to sign in.',
    begin: 'Continue with {provider}',
    openTitle: 'Open your browser to sign in',
    openLead: 'You are online for a few minutes. Finish signing in to stay connected.',
    timeLeft: 'Time left',
    open: 'Open the sign-in page',
    opened:
      'The sign-in page was opened. Finish signing in there; if it was closed, press “Start over” for a new address.',
    openChrome: 'Open in Chrome',
    copy: 'Touch and hold this address and choose “Copy”. It works once:',
    copyOr: 'Or copy this address (it works once) into Safari or Chrome:',
    copyButton: 'Copy address',
    copied: 'Copied',
    paste: {
      ios: 'Press “Done” in the corner to leave this page, open Safari and paste the address. If the iPhone asks, stay on this Wi-Fi.',
      android: 'Open Chrome and paste the address. Leave the Wi-Fi on.',
    },
    qr: 'Sign in with another device? Scan the QR code',
    qrLabel: 'QR code for the sign-in page',
    comeBack: 'Once you are signed in, you stay online.',
    done: 'I have signed in',
    checking: 'Checking…',
    again: 'Start over',
  },
  video: {
    title: 'A moment with {venue}',
    lead: 'Watch to the end, then you are online.',
    button: 'Get online',
    skipIn: 'You can skip in',
    length:
      '{seconds, plural, one {# second} other {# seconds}}. If the picture does not appear, you still get online.',
  },
  survey: {
    title: 'How are we doing?',
    lead: 'A few short questions help {venue} serve you better.',
    unnamed: 'Your answer',
    required: 'Please answer this one.',
    chooseOne: 'Please choose an answer.',
    textInvalid: 'This answer is a little long. Please make it shorter.',
    numberInvalid: 'Please enter a number.',
    dateInvalid: 'This date does not look right. Example: 1995-08-21.',
    stars: '{stars, plural, one {# star} other {# stars}}',
    unlikely: 'Not at all',
    likely: 'Definitely',
  },
  handOver: {
    title: 'Connecting you to the Wi-Fi…',
    lead: 'If nothing happens, press the button below.',
    button: 'Continue',
    busy: 'One moment…',
  },
  waiting: {
    title: 'Getting you online…',
    lead: 'We are waiting for the Wi-Fi to confirm, usually a few seconds. This page updates automatically.',
    check: 'Check now',
    slowTitle: 'This is taking longer than usual',
    slowLead:
      'The Wi-Fi has not confirmed yet. This page keeps checking; you can also connect again or ask the staff for help.',
    again: 'Connect again',
  },
  online: {
    title: 'You’re online',
    lead: 'Enjoy your time at {venue}.',
    timeLeft: 'Time left',
    hours: '{hours, number} h {minutes, number} min',
    minutes: '{minutes, number} min',
    lessThanMinute: 'less than a minute',
    download: 'Download',
    upload: 'Upload',
    upTo: 'up to {speed}',
    mbps: '{value, number} Mbps',
    kbps: '{value, number} kbps',
    continue: 'Continue',
    close: 'You can close this page.',
    check: 'Check again',
    extend: '{minutes, plural, one {# more minute} other {# more minutes}}',
    extending: 'Adding time…',
    leave: 'Disconnect',
    leaving: 'Disconnecting…',
    notice: {
      extended: 'Your time has been extended.',
      'extend-waiting': 'Your time will be extended in a few seconds.',
      'extend-unsupported': 'This Wi-Fi cannot add time. Connect again when your time is up.',
      'extend-failed': 'Your time could not be extended. Connect again when it is up, or ask the staff.',
      leaving: 'You will be disconnected in a moment.',
      'leave-failed':
        'You are still online because the Wi-Fi did not disconnect you. To leave now, turn off Wi-Fi on your phone.',
    },
  },
  me: myData,
  devices: ownDevices,
  venue: {
    lead: 'Welcome to our Wi-Fi.',
    price: 'From {price}',
    hours: 'Opening hours',
    closed: 'Closed',
    link: 'About this place',
    myData: 'View, correct or erase what is stored about you here.',
    open: 'Open my data',
  },
  terms: {
    house: 'House rules of {venue}',
    title: 'Terms and privacy',
    lead: 'Kept short, so that you can read all of it.',
    back: 'Back',
    use: {
      title: 'Using the Wi-Fi',
      body: '{venue} offers you this Wi-Fi. Please do nothing illegal with it, harm nobody, and leave some of it for the others.\nIt may be slow, limited in time or out of order. {venue} may disconnect anyone who misuses it.',
    },
    safety: {
      title: 'Staying safe',
      body: 'This is a shared network. Enter passwords and card details only on sites with an encrypted connection (https).',
    },
    controller: {
      title: 'Who is responsible',
      body: '{venue} decides what your data is used for and answers for it. The software behind this page acts only on the instructions of {venue}.',
    },
    stored: {
      title: 'What is stored',
      body: 'What you enter yourself: name, mobile number, e-mail.\nAbout your device: its network addresses (MAC and IP), its type, browser and language.\nAbout the connection: when it began and ended, and how much data went through.\nWhat you agreed to or declined, and when.\nA cookie of this page, to recognise your browser when you come back.\nNobody here looks at or stores the sites you visit.',
    },
    purpose: {
      title: 'What it is for',
      body: 'To give you access and keep the network safe, to recognise you when you come back, to know when it is busy, and to comply with the law on public networks.\nNews and offers are sent only if you chose them yourself. The Wi-Fi works without them.',
    },
    kept: {
      title: 'How long it is kept',
      months:
        'For {months, plural, one {# month} other {# months}} after your last visit; then it is deleted or made anonymous. Connection records and proof of consent are kept longer where the law demands it.',
      needed:
        'For as long as the purposes above need it, or until you ask for deletion. Connection records and proof of consent are kept longer where the law demands it.',
    },
    shared: {
      title: 'Who sees it',
      body: 'The people {venue} trusts with this; the service that delivers messages, if you chose to receive them; and authorities, where the law demands it. Your data is never sold.',
    },
    rights: {
      title: 'Your rights',
      body: 'You can see your data, get a copy, correct or delete it, object to its use, and withdraw your consent at any time. What was done before you withdrew it stays lawful.\nYou can also complain to the data protection authority.\nIf you are under 16, please ask a parent before you enter anything.',
    },
    contact: {
      title: 'Contact',
      staff: 'Ask the staff at {venue}.',
      address: 'Ask the staff at {venue}, or contact {contact}.',
    },
  },
  problem: portalProblems,
} as const satisfies Like<typeof source>
