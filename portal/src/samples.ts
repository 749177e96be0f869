// One page of each kind with believable data: what the tests walk, and what a preview can start from.
import type { Language } from '@portico/locales/languages.ts'
import { HOME_SCREENS } from './home/samples.ts'
import { MY_DATA_SCREENS } from './myDataSamples.ts'
import { ONLINE_NOTICES } from './onlineView.ts'
import { OWN_DEVICE_SCREENS } from './ownDeviceSamples.ts'
import {
  NOTICES,
  PROBLEMS,
  PROVIDERS,
  type Agreement,
  type AskedQuestion,
  type Look,
  type Page,
  type Screen,
  type SignInElsewhere,
  type Venue,
} from './view.ts'

export const SAMPLE_VENUE: Venue = { name: 'Cà phê Mộc' }
const SAMPLE_LOOK: Look = { accent: '#0f766e' }

const AGREEMENT: Agreement = {}
const MARKETING = { channels: ['email', 'sms', 'zalo'], maxPerMonth: 4 } as const
const CONTACT: readonly AskedQuestion[] = [
  { id: 'name', type: 'text', field: 'name', isRequired: false },
  { id: 'phone', type: 'phone', field: 'phone', isRequired: true },
  { id: 'email', type: 'email', field: 'email', isRequired: false },
]
const SURVEY: readonly AskedQuestion[] = [
  { id: 'stars', type: 'rating', label: 'Cà phê hôm nay', isRequired: true },
  { id: 'nps', type: 'nps', label: 'Bạn sẽ giới thiệu quán cho bạn bè chứ?', isRequired: false },
  {
    id: 'drink',
    type: 'choice',
    label: 'Món quen',
    isRequired: true,
    options: [
      { value: 'phin', label: 'Cà phê phin' },
      { value: 'tea', label: 'Trà trái cây' },
    ],
    problem: 'field/required',
  },
  { id: 'age', type: 'number', label: 'Tuổi', isRequired: false, value: 'x', problem: 'field/invalid' },
  { id: 'born', type: 'date', label: 'Sinh nhật', isRequired: false },
  { id: 'words', type: 'text', label: 'Góp ý', isRequired: false },
]
const step = { action: '/w/token' }
const TWO = { number: 2, of: 3 }

/** A code that was sent. */
const CODE: Screen = {
  ...step,
  kind: 'code',
  way: 'sms',
  sentTo: '•••678',
  asked: 'phone',
  resendSeconds: 45,
  otherWays: ['zalo', 'staff'],
  canPass: false,
}

/** A pattern of no meaning, as large as a real one. */
const OUT = {
  secondsLeft: 170,
  address: 'wifi.example.vn/h/kX3v9Qm2LrT8wYc5ZaPd1fGh',
  qr: { path: 'M2 2h7v1h-7zM2 3h1v6h-1zM8 3h1v6h-1zM2 8h7v1h-7zM12 2h3v1h-3zM14 5h6v2h-6z', size: 33 },
}
const INTENT =
  'intent://wifi.example.vn/h/kX3v9Qm2LrT8wYc5ZaPd1fGh#Intent;scheme=https;package=com.android.chrome;S.browser_fallback_url=https%3A%2F%2Fwifi.example.vn%2Fs%2Ftoken;end'

const SHOP = {
  offers: [
    { id: 'a', name: 'Nửa giờ', price: '5.000 ₫', seconds: 1800, devices: 1 },
    { id: 'b', name: 'Cả ngày', price: '20.000 ₫', seconds: 86_400, devices: 2 },
  ],
  providers: ['payos', 'vnpay'],
} as const
const ORDER = {
  name: 'Cả ngày',
  price: '20.000 ₫',
  provider: 'payos',
  reference: '1763971200000123',
  checkHref: '/w/token',
} as const

function elsewhere(way: NonNullable<SignInElsewhere['elsewhere']>): Screen {
  return { ...step, kind: 'signIn', provider: 'google', elsewhere: way }
}

const STEP_SCREENS: Record<string, Screen> = {
  connect: { ...step, kind: 'connect', hidden: { token: 'abc' }, agreement: AGREEMENT },
  'connect-unticked': { ...step, kind: 'connect', agreement: { problem: 'field/required' } },
  'terms-step': { ...step, kind: 'connect', isTerms: true, position: { number: 1, of: 3 }, agreement: AGREEMENT },
  form: {
    ...step,
    kind: 'form',
    about: 'contact',
    hidden: { token: 'abc' },
    questions: CONTACT,
    agreement: { marketing: MARKETING },
  },
  'form-refused': {
    ...step,
    kind: 'form',
    about: 'contact',
    questions: [
      { id: 'name', type: 'text', field: 'name', isRequired: true, value: 'Nguyễn Thị Lan' },
      { id: 'phone', type: 'phone', field: 'phone', isRequired: true, value: '0912', problem: 'field/invalid' },
      { id: 'email', type: 'email', field: 'email', isRequired: true, value: 'lan@', problem: 'field/invalid' },
    ],
    agreement: { problem: 'field/required', marketing: { channels: ['zalo'], maxPerMonth: 1 } },
  },
  survey: { ...step, kind: 'form', about: 'survey', questions: SURVEY, position: TWO, canSkip: true },
  'survey-plain': {
    ...step,
    kind: 'form',
    about: 'survey',
    questions: SURVEY.slice(0, 3).map(({ problem: _problem, ...question }) => question),
    canSkip: true,
  },
  'ask-phone': { ...step, kind: 'form', about: 'phone', questions: CONTACT.slice(1, 2), agreement: AGREEMENT },
  'ask-email': { ...step, kind: 'form', about: 'email', questions: CONTACT.slice(2), position: TWO },
  code: CODE,
  'code-wrong': { ...CODE, resendSeconds: 0, notice: { kind: 'wrong', left: 3 } },
  'code-zalo': { ...CODE, way: 'zalo', otherWays: ['sms'], notice: { kind: 'undelivered' } },
  'code-email': { ...CODE, way: 'email', sentTo: 'l•••@example.com', asked: 'email', canPass: true, otherWays: [] },
  'code-email-pass': { ...CODE, way: 'email', sentTo: 'l•••@example.com', asked: 'email', passSeconds: 150 },
  'code-screen': { ...CODE, way: 'screen', sentTo: undefined, shown: '042917', otherWays: [], resendSeconds: 0 },
  'code-staff': { ...CODE, way: 'staff', sentTo: undefined, otherWays: ['sms', 'email', 'screen'], resendSeconds: 0 },
  'access-code': { ...step, kind: 'accessCode', position: TWO },
  'access-code-over': { ...step, kind: 'accessCode', value: '4821 0395 7716', notice: { kind: 'access-expired' } },
  purchase: { ...step, kind: 'purchase', shop: SHOP, agreement: AGREEMENT },
  'purchase-closed': { ...step, kind: 'purchase', shop: { offers: [], providers: [] } },
  'purchase-starting': { ...step, kind: 'purchase', order: ORDER },
  'purchase-vietqr': { ...step, kind: 'purchase', order: { ...ORDER, href: '/w/token/pay', qr: OUT.qr } },
  'purchase-pass': {
    ...step,
    kind: 'purchase',
    order: { ...ORDER, provider: 'stripe', href: '/w/token/pay', passSeconds: 150, isAwaited: true },
  },
  password: { ...step, kind: 'password', position: TWO },
  'password-wrong': {
    ...step,
    kind: 'password',
    problem: 'field/invalid',
    notice: { kind: 'password-wrong' },
    buttonColor: '#7c2d12',
  },
  ...Object.fromEntries(
    PROVIDERS.map((provider): [string, Screen] => [
      `sign-in-${provider}`,
      { ...step, kind: 'signIn', provider, agreement: AGREEMENT },
    ]),
  ),
  'sign-in-elsewhere': elsewhere({ phone: 'other', href: '/s/token/in', ...OUT }),
  'sign-in-iphone': elsewhere({ phone: 'ios', ...OUT }),
  'sign-in-android': elsewhere({ phone: 'android', ...OUT, intentHref: INTENT }),
  'sign-in-opened': elsewhere({ phone: 'ios', secondsLeft: 95 }),
  video: {
    ...step,
    kind: 'video',
    mediaUrl: '/m/film.mp4',
    posterUrl: '/m/still.webp',
    seconds: 15,
    secondsUntilSkip: 5,
    words: { title: 'Bánh mới ra lò', text: 'Mua một tặng một đến 17 giờ.', button: 'Lên mạng' },
  },
  'video-still': { ...step, kind: 'video', posterUrl: '/m/still.webp', seconds: 10, secondsUntilSkip: 0 },
  ...Object.fromEntries(
    NOTICES.map((kind): [string, Screen] => [
      `notice-${kind}`,
      { ...step, kind: 'connect', notice: { kind, seconds: 42, left: 2 } },
    ]),
  ),
}

const ONLINE: Screen = {
  kind: 'online',
  secondsLeft: 3140,
  checkHref: '/w/token',
  extend: { action: '/w/token/extend', minutes: 30 },
  leaveAction: '/w/token/leave',
  homeHref: '/w/token/home',
  profileHref: '/w/token/home?next=/wifi',
  zaloHref: '/w/token/home?next=/zalo',
  reviewHref: '/w/token/home?next=/review',
  myDataHref: '/w/token/me',
  devicesHref: '/w/token/devices',
  venueHref: '/v/entry',
}
const ONLINE_SCREENS: Record<string, Screen> = {
  'online-whole': ONLINE,
  'online-bought': { ...ONLINE, code: '4821 0395 7716' },
  ...Object.fromEntries(ONLINE_NOTICES.map((notice): [string, Screen] => [`online-${notice}`, { ...ONLINE, notice }])),
}

export const SAMPLE_SCREENS: Record<string, Screen> = {
  ...STEP_SCREENS,
  'hand-over': {
    kind: 'handOver',
    to: {
      method: 'get',
      action: 'http://192.168.1.1:2050/opennds_auth/',
      fields: { tok: 'f00d', redir: 'http://portal.lan/after' },
    },
  },
  'hand-over-link': { kind: 'handOver', to: { href: 'https://gateway.example/grant?continue_url=1' } },
  waiting: { kind: 'waiting', secondsWaited: 4, checkHref: '/w/token/wait', againHref: '/w/token/again' },
  'waiting-slow': { kind: 'waiting', secondsWaited: 26, checkHref: '/w/token/wait', againHref: '/w/token/again' },
  online: {
    kind: 'online',
    secondsLeft: 7140,
    downKbps: 20_000,
    upKbps: 512,
    continueHref: 'https://mocquan.example/menu',
  },
  'online-plain': { kind: 'online' },
  ...ONLINE_SCREENS,
  ...MY_DATA_SCREENS,
  ...OWN_DEVICE_SCREENS,
  ...HOME_SCREENS,
  terms: { kind: 'terms', backHref: '/w/token', keptMonths: 24 },
  ...Object.fromEntries(
    PROBLEMS.map((problem): [string, Screen] => [problem, { kind: 'problem', problem, href: '/w/token/again' }]),
  ),
  'too-many-counting': { kind: 'problem', problem: 'too-many', href: '/w/token', secondsUntilRetry: 75 },
  'server-named': { kind: 'problem', problem: 'server', href: '/w/token', reference: 'req-7f3a' },
}

/** A page around a screen. */
export function samplePage(screen: Screen, language: Language = 'vi', over: Partial<Page> = {}): Page {
  return {
    screen,
    venue: SAMPLE_VENUE,
    look: SAMPLE_LOOK,
    language,
    hrefs: { languageHref: (other) => `/w/token?lang=${other}`, terms: '/w/token/terms' },
    ...over,
  }
}
