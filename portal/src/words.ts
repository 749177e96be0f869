// Figures as a guest would say them, and the name a page goes by.
import type { Language } from '@portico/locales/languages.ts'
import { CHANNELS, type Channel, type Provider, type Venue } from './view.ts'
import type { Text } from './text.ts'

/** The venue's name, or "guest Wi-Fi" when the venue is unknown. */
export function nameOf(venue: Venue | undefined, t: Text): string {
  return venue?.name.trim() || t('page.guestWifi')
}

/** A length of time, rounded down so that it never promises more than there is. */
export function timeInWords(seconds: number, t: Text): string {
  const minutes = Math.floor(Math.max(0, seconds) / 60)
  if (minutes === 0) return t('online.lessThanMinute')
  if (minutes < 60) return t('online.minutes', { minutes })
  return t('online.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

/** A line speed in the unit people know from their contracts. */
export function speedInWords(kbps: number, t: Text): string {
  if (kbps < 1000) return t('online.kbps', { value: kbps })
  return t('online.mbps', { value: Math.round(kbps / 100) / 10 })
}

/** "e-mail, SMS or Zalo", in our order whatever order was given. */
export function channelsInWords(channels: readonly Channel[], language: Language, t: Text): string {
  const names = CHANNELS.filter((channel) => channels.includes(channel)).map((channel) => t(`agree.${channel}`))
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
}

/** Names of their own, the same in every language. */
export const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', facebook: 'Facebook', zalo: 'Zalo' }
