import { MultiSelect, SegmentedControl, Select } from '@mantine/core'
import { GUEST_KINDS } from '@portico/contract/campaigns/kinds.ts'
import { SYSTEMS } from '@portico/contract/reports/query.ts'
import { LANGUAGE_CODES } from '@portico/contract/segments/condition.ts'
import { segments } from '@portico/contract/segments.ts'
import { LANGUAGE_NAMES } from '@portico/locales/languages.ts'
import { useAllows } from '../../core/rights.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { useWholeList } from '../../core/useWholeList.ts'
import type { ChangePlan, Plan } from './plan.ts'
import fields from '../../ui/editor/fields.module.css'
import css from './plan.module.css'

type Props = { plan: Plan; change: ChangePlan }

const SYSTEM_NAMES: Record<string, string> = {
  ios: 'iOS',
  android: 'Android',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  chromeos: 'ChromeOS',
}
const OFFERED_SYSTEMS = SYSTEMS.filter((name) => name !== 'other')
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
/** A Monday. */
const MONDAY = '2024-01-01'

/** Who gets to see it; nothing chosen means everybody. */
export function StepWhom({ plan: { audience }, change }: Props) {
  const t = useText('wifiCampaigns')
  const mayRead = useAllows('guest:read')
  const { rows } = useWholeList(segments, {}, { isEnabled: mayRead })
  const put = (patch: Partial<Plan['audience']>) => change({ audience: { ...audience, ...patch } }, '')
  return (
    <div className={css.fields}>
      <div className={css.field}>
        <span className={css.label} id="whom-guests">
          {t('guests.label')}
        </span>
        <SegmentedControl
          aria-labelledby="whom-guests"
          value={audience.guests}
          onChange={(guests) => put({ guests })}
          data={GUEST_KINDS.map((value) => ({ value, label: t(`guests.${value}`) }))}
        />
      </div>
      {mayRead && (
        <Select
          label={t('segment')}
          description={t('segmentHelp')}
          placeholder={t('segmentAll')}
          clearable
          searchable
          data={rows.map(({ id, name }) => ({ value: id, label: name }))}
          value={audience.segmentId}
          onChange={(segmentId) => put({ segmentId })}
        />
      )}
      <MultiSelect
        label={t('languages')}
        placeholder={audience.languages.length === 0 ? t('all') : undefined}
        data={LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={audience.languages}
        onChange={(values) => put({ languages: LANGUAGE_CODES.filter((one) => values.includes(one)) })}
      />
      <MultiSelect
        label={t('systems')}
        placeholder={audience.systems.length === 0 ? t('all') : undefined}
        data={OFFERED_SYSTEMS.map((value) => ({ value, label: SYSTEM_NAMES[value] ?? value }))}
        value={audience.systems}
        onChange={(values) => put({ systems: SYSTEMS.filter((one) => values.includes(one)) })}
      />
      <Times audience={audience} put={put} />
    </div>
  )
}

type TimesProps = { audience: Plan['audience']; put: (patch: Partial<Plan['audience']>) => void }

function Times({ audience: { weekdays, hours }, put }: TimesProps) {
  const t = useText('wifiCampaigns')
  const format = useFormat()
  const dayOf = (weekday: number) => `${MONDAY.slice(0, 8)}0${weekday}`
  return (
    <>
      <fieldset className={css.set}>
        <legend>{t('weekdays')}</legend>
        <Toggles
          values={WEEKDAYS}
          chosen={weekdays}
          nameOf={(weekday) => format.day(dayOf(weekday), { weekday: 'short' })}
          onChange={(next) => put({ weekdays: next })}
        />
      </fieldset>
      <fieldset className={css.set}>
        <legend>{t('hours')}</legend>
        <Toggles
          values={HOURS}
          chosen={hours}
          nameOf={(hour) => `${String(hour).padStart(2, '0')}h`}
          onChange={(next) => put({ hours: next })}
        />
        <p className={fields.help}>{t('timesHelp')}</p>
      </fieldset>
    </>
  )
}

type TogglesProps = {
  values: readonly number[]
  chosen: readonly number[]
  nameOf: (value: number) => string
  onChange: (chosen: number[]) => void
}

/** Several of many small things, each a button that stays pressed. */
function Toggles({ values, chosen, nameOf, onChange }: TogglesProps) {
  return (
    <div className={css.chips}>
      {values.map((value) => {
        const isOn = chosen.includes(value)
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(values.filter((one) => (one === value ? !isOn : chosen.includes(one))))}
          >
            {nameOf(value)}
          </button>
        )
      })}
    </div>
  )
}
