import { ownValue } from '@portico/contract/names.ts'

/** Browsers still list some zones by names their people no longer use. */
const RENAMED: Record<string, string> = {
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Rangoon': 'Asia/Yangon',
}

/** Every time zone the browser knows, and the one in use, as "Asia/Ho Chi Minh (GMT+7)". */
export function timeZoneOptions(current: string): { value: string; label: string }[] {
  const names = new Set([current, ...Intl.supportedValuesOf('timeZone').map((name) => ownValue(RENAMED, name) ?? name)])
  return [...names].toSorted().map((value) => ({ value, label: `${value.replaceAll('_', ' ')} (${offsetOf(value)})` }))
}

/** The zone this browser stands in. */
export function localTimeZone(): string {
  const name = Intl.DateTimeFormat().resolvedOptions().timeZone
  return ownValue(RENAMED, name) ?? name
}

function offsetOf(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts()
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
}
