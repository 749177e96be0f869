import { Checkbox, MultiSelect } from '@mantine/core'
import { SLOTS } from '@portico/contract/campaigns/kinds.ts'
import { dayIn } from '@portico/contract/dates.ts'
import { gateways } from '@portico/contract/gateways.ts'
import { useReply } from '../../core/keys.ts'
import { usePage } from '../../core/page.ts'
import { useVenue } from '../../core/selectedPage.ts'
import { useText } from '../../core/useText.ts'
import { addDays } from '../../ui/dates/calendar.ts'
import { instantOf } from '../../ui/dates/instants.ts'
import { MomentField } from '../../ui/dates/MomentField.tsx'
import type { ChangePlan, Plan } from './plan.ts'
import css from './plan.module.css'

type Props = { plan: Plan; change: ChangePlan }
const USUAL_DAYS = 14

/** From when to when, at which places and on which devices. */
export function StepWhen({ plan, change }: Props) {
  const t = useText('wifiCampaigns')
  const { timeZone } = useVenue()
  const { startTime, endTime, targetedDevices, slots, type } = plan
  const openEnd = () => instantOf(addDays(dayIn(new Date(startTime), timeZone), USUAL_DAYS), '23:59', timeZone)
  return (
    <div className={css.fields}>
      <MomentField
        label={t('startTime')}
        value={startTime}
        isKept
        onChange={(next) => next && change({ startTime: next })}
      />
      <Checkbox
        label={t('hasEnd')}
        checked={endTime !== null}
        onChange={(event) => change({ endTime: event.currentTarget.checked ? openEnd() : null }, '')}
      />
      {endTime !== null && (
        <MomentField
          label={t('endTime')}
          value={endTime}
          isKept
          onChange={(next) => next && change({ endTime: next })}
        />
      )}
      {type !== 'design' && (
        <fieldset className={css.set}>
          <legend>{t('slots.label')}</legend>
          {SLOTS.map((slot) => (
            <Checkbox
              key={slot}
              label={t(`slots.${slot}.name`)}
              description={t(`slots.${slot}.text`)}
              checked={slots.includes(slot)}
              onChange={(event) => {
                const isOn = event.currentTarget.checked
                change({ slots: SLOTS.filter((one) => (one === slot ? isOn : slots.includes(one))) }, '')
              }}
            />
          ))}
        </fieldset>
      )}
      <Devices names={targetedDevices} onChange={(next) => change({ targetedDevices: next }, '')} />
    </div>
  )
}

function Devices({ names, onChange }: { names: string[]; onChange: (names: string[]) => void }) {
  const t = useText('wifiCampaigns')
  const pageId = usePage((state) => state.pageId)
  const { data } = useReply(gateways.list, { query: { pages: pageId ?? '' } }, { isEnabled: pageId !== null })
  const known = (data?.rows ?? []).map(({ nas_id: value, name }) => ({ value, label: name }))
  const gone = names.filter((name) => !known.some(({ value }) => value === name))
  return (
    <MultiSelect
      label={t('devices')}
      description={t('devicesHelp')}
      placeholder={names.length === 0 ? t('devicesAll') : undefined}
      data={[...known, ...gone.map((value) => ({ value, label: value }))]}
      value={names}
      searchable
      onChange={onChange}
    />
  )
}
