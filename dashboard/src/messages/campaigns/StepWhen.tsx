import { Radio } from '@mantine/core'
import { dayIn } from '@portico/contract/dates.ts'
import { useVenue } from '../../core/selectedPage.ts'
import { useText } from '../../core/useText.ts'
import { DayField } from '../../ui/dates/DayField.tsx'
import { instantOf, timeIn } from '../../ui/dates/instants.ts'
import { TimeField } from '../../ui/dates/TimeField.tsx'
import { useNow } from '../../ui/now.ts'
import type { StepProps } from './draft.ts'
import css from './campaigns.module.css'

const HOUR_MS = 3600_000

/** At once, or on a day of the venue's calendar. */
export function StepWhen({ draft: { startsAt }, change }: StepProps) {
  const t = useText('zaloCampaigns')
  const { timeZone } = useVenue()
  const now = useNow(60)
  const day = startsAt ? dayIn(new Date(startsAt), timeZone) : ''
  const time = startsAt ? timeIn(startsAt, timeZone) : '09:00'
  const put = (nextDay: string, nextTime: string) => change({ startsAt: instantOf(nextDay, nextTime, timeZone) })
  return (
    <>
      <Radio.Group
        label={t('when')}
        value={startsAt ? 'later' : 'now'}
        onChange={(value) =>
          value === 'now' ? change({ startsAt: null }) : put(dayIn(new Date(now + 24 * HOUR_MS), timeZone), '09:00')
        }
      >
        <div className={css.radios}>
          <Radio value="now" label={t('whenNow')} />
          <Radio value="later" label={t('whenLater')} />
        </div>
      </Radio.Group>
      {startsAt && (
        <div className={css.moment}>
          <DayField label={t('day')} value={day} onChange={(next) => next && put(next, time)} />
          <TimeField label={t('time')} value={time} onChange={(next) => put(day, next)} />
        </div>
      )}
      <p className={css.help}>{t('whenHelp', { zone: timeZone })}</p>
    </>
  )
}
