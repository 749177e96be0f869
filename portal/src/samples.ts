// One page of each kind with believable data: what the tests walk, and what a preview can start from.
import type { Language } from '@portico/locales/languages.ts'
import { PROBLEMS, type Look, type Page, type Screen, type Venue } from './view.ts'

export const SAMPLE_VENUE: Venue = { name: 'Cà phê Mộc' }
const SAMPLE_LOOK: Look = { accent: '#0f766e' }

export const SAMPLE_SCREENS: Record<string, Screen> = {
  connect: { kind: 'connect', action: '/w/token/connect', hidden: { token: 'abc' } },
  'connect-unticked': { kind: 'connect', action: '/w/token/connect', errors: { terms: 'field/required' } },
  form: {
    kind: 'form',
    action: '/w/token/form',
    hidden: { token: 'abc' },
    fields: { name: 'optional', phone: 'required', email: 'optional' },
    marketing: { channels: ['email', 'sms', 'zalo'], maxPerMonth: 4 },
  },
  'form-refused': {
    kind: 'form',
    action: '/w/token/form',
    fields: { name: 'required', phone: 'required', email: 'required' },
    values: { name: 'Nguyễn Thị Lan', phone: '0912', email: 'lan@' },
    errors: { phone: 'field/invalid', email: 'field/invalid', terms: 'field/required' },
    marketing: { channels: ['zalo'], maxPerMonth: 1 },
  },
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
