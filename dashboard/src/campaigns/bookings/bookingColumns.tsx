import type { WifiCampaign } from '@portico/contract/campaigns.ts'
import type { useText } from '../../core/useText.ts'
import type { Column } from '../../ui/column.ts'
import { nameColumn, stateColumn } from '../../ui/columns.tsx'
import type { Tone } from '../../ui/Tag.tsx'
import type { Format } from '../../ui/Times.tsx'
import { Pacing } from './Pacing.tsx'
import css from './bookingList.module.css'

type BookingState = WifiCampaign['state']

export const STATE_TONES: Record<BookingState, Tone> = {
  draft: 'quiet',
  approval: 'warn',
  scheduled: 'info',
  running: 'good',
  paused: 'warn',
  finished: 'quiet',
}

type Words = {
  t: ReturnType<typeof useText<'wifiCampaigns'>>
  campaigns: ReturnType<typeof useText<'campaigns'>>
  format: Format
}

/** From when to when, in the venue's days. */
export function datesOf({ startTime, endTime }: WifiCampaign, { t, format }: Pick<Words, 't' | 'format'>): string {
  if (!endTime) return t('dates.open', { from: format.date(startTime) })
  const { locale, timeZone } = format
  // Says the month and the year once where they are the same.
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).formatRange(
    new Date(startTime),
    new Date(endTime),
  )
}

export function bookingColumns(words: Words): Column<WifiCampaign>[] {
  const { t, campaigns } = words
  return [
    nameColumn<WifiCampaign>(
      t('name'),
      ({ name }) => name,
      ({ type, slots, missing }) => (
        <span className={css.below}>
          {[t(`type.${type}.name`), ...(type === 'design' ? [] : slots.map((slot) => campaigns(`slots.${slot}`)))].join(
            ' · ',
          )}
          {missing.length > 0 && <b className={css.lost}> {t('missing.some')}</b>}
        </span>
      ),
    ),
    stateColumn<WifiCampaign, BookingState>(
      t('column.state'),
      STATE_TONES,
      ({ state }) => state,
      (state) => t(`state.${state}`),
    ),
    {
      key: 'dates',
      label: t('column.dates'),
      sort: ({ startTime }) => startTime,
      cell: (booking) => datesOf(booking, words),
    },
    {
      key: 'pace',
      label: t('column.pace'),
      sort: ({ pace }) => pace?.delivered ?? -1,
      cell: (booking) => <Pacing booking={booking} />,
    },
    {
      key: 'delivered',
      label: t('column.delivered'),
      align: 'end',
      isWide: true,
      sort: ({ delivered }) => delivered.impressions,
      cell: ({ delivered }) => (
        <span className={css.delivered}>
          {t('delivered', { impressions: delivered.impressions, clicks: delivered.clicks })}
          <small>{t('today', { count: delivered.today })}</small>
        </span>
      ),
    },
  ]
}
