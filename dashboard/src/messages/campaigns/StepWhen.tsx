import { Radio } from '@mantine/core'
import { dayIn } from '@portico/contract/dates.ts'
import { useVenue } from '../../core/selectedPage.ts'
import { useText } from '../../core/useText.ts'
import { instantOf } from '../../ui/dates/instants.ts'
import { MomentField } from '../../ui/dates/MomentField.tsx'
import { useNow } from '../../ui/now.ts'
import type { StepProps } from './draft.ts'
import css from './campaigns.module.css'

const HOUR_MS = 3600_000

/** At once, or on a day of the venue's calendar. */
export function StepWhen({ draft: { startsAt }, change }: StepProps) {
  const t = useText('zaloCampaigns')
  const { timeZone } = useVenue()
  const now = useNow(60)
  const tomorrow = () => instantOf(dayIn(new Date(now + 24 * HOUR_MS), timeZone), '09:00', timeZone)
  return (
    <>
      <Radio.Group
        label={t('when')}
        value={startsAt ? 'later' : 'now'}
        onChange={(value) => change({ startsAt: value === 'now' ? null : tomorrow() })}
      >
        <div className={css.radios}>
          <Radio value="now" label={t('whenNow')} />
          <Radio value="later" label={t('whenLater')} />
        </div>
      </Radio.Group>
      {startsAt && (
        <MomentField label={t('day')} value={startsAt} isKept onChange={(next) => next && change({ startsAt: next })} />
      )}
      <p className={css.help}>{t('whenHelp', { zone: timeZone })}</p>
    </>
  )
}
