import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { RangeField } from '../../ui/editor/fields.tsx'
import type { ChangePlan, Plan } from './plan.ts'
import { numberMarks } from '../../ui/numberMarks.ts'
import fields from '../../ui/editor/fields.module.css'
import css from './plan.module.css'

type Props = { plan: Plan; change: ChangePlan }
const PRIORITIES = { min: 1, max: 10, step: 1 }
const MOST_HOLD_OUT = 50
const AGAIN_HOURS = ['1', '24', '168', '720', 'never'] as const
const REST_HOURS = ['0', '1', '4', '24', '72', '168'] as const
const NEW_GOAL = { metric: 'impressions', amount: 1000, per: 'total' } as const

/** How often, how soon again, and what for. */
export function StepMuch({ plan, change }: Props) {
  const t = useText('wifiCampaigns')
  const { type, priority, restHours, holdOut } = plan
  const isDesign = type === 'design'
  return (
    <div className={css.fields}>
      {type === 'contract' && <GoalFields plan={plan} change={change} />}
      <RangeField
        label={t(type === 'contract' ? 'priority.level' : isDesign ? 'priority.design' : 'priority.weight')}
        {...PRIORITIES}
        value={priority}
        said={String(priority)}
        help={t(type === 'contract' ? 'priority.levelHelp' : isDesign ? 'priority.designHelp' : 'priority.weightHelp')}
        onChange={(next) => change({ priority: next })}
      />
      {!isDesign && <CapFields plan={plan} change={change} />}
      {!isDesign && (
        <Select
          label={t('rest.label')}
          allowDeselect={false}
          data={hoursOffered(REST_HOURS, String(restHours)).map((value) => ({
            value,
            label: value === '0' ? t('rest.none') : t('rest.hours', { hours: Number(value) }),
          }))}
          value={String(restHours)}
          onChange={(value) => change({ restHours: Number(value ?? 0) }, '')}
        />
      )}
      <RangeField
        label={t('holdOut.label')}
        min={0}
        max={MOST_HOLD_OUT}
        step={5}
        value={holdOut}
        said={holdOut === 0 ? t('holdOut.none') : t('holdOut.said', { percent: holdOut })}
        help={t('holdOut.help')}
        onChange={(next) => change({ holdOut: next })}
      />
      <SponsorFields plan={plan} change={change} />
    </div>
  )
}

function SponsorFields({ plan: { sponsor }, change }: Props) {
  const t = useText('wifiCampaigns')
  return (
    <fieldset className={css.set}>
      <legend>{t('sponsor.label')}</legend>
      <TextInput
        label={t('sponsor.name')}
        description={t('sponsor.help')}
        maxLength={80}
        value={sponsor?.name ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change({ sponsor: sponsorOf(value, sponsor?.email ?? '') }, 'sponsor')
        }
      />
      <TextInput
        label={t('sponsor.email')}
        type="email"
        maxLength={254}
        value={sponsor?.email ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change({ sponsor: sponsorOf(sponsor?.name ?? '', value.trim()) }, 'sponsor')
        }
      />
    </fieldset>
  )
}

function sponsorOf(name: string, email: string): Plan['sponsor'] {
  return name === '' && email === '' ? null : { name, email }
}

/** The usual ones, and the one that is set. */
function hoursOffered(usual: readonly string[], set: string): string[] {
  return usual.includes(set) ? [...usual] : [set, ...usual]
}

function GoalFields({ plan: { goal }, change }: Props) {
  const t = useText('wifiCampaigns')
  const { locale } = useFormat()
  const put = (patch: Partial<NonNullable<Plan['goal']>>) =>
    change({ goal: { ...NEW_GOAL, ...goal, ...patch } }, 'goal')
  return (
    <fieldset className={css.set}>
      <legend>{t('goal.label')}</legend>
      <div className={css.row}>
        <NumberInput
          label={t('goal.amount')}
          min={1}
          max={100_000_000}
          allowDecimal={false}
          {...numberMarks(locale)}
          value={goal?.amount ?? ''}
          onChange={(amount) =>
            typeof amount === 'number' && amount > 0 ? put({ amount }) : change({ goal: null }, 'goal')
          }
        />
        <Select
          label={t('goal.metric')}
          allowDeselect={false}
          data={(['impressions', 'clicks'] as const).map((value) => ({ value, label: t(`goal.${value}`) }))}
          value={goal?.metric ?? 'impressions'}
          onChange={(metric) => put({ metric: metric === 'clicks' ? 'clicks' : 'impressions' })}
        />
        <Select
          label={t('goal.per')}
          allowDeselect={false}
          data={(['total', 'day'] as const).map((value) => ({ value, label: t(`goal.${value}`) }))}
          value={goal?.per ?? 'total'}
          onChange={(per) => put({ per: per === 'day' ? 'day' : 'total' })}
        />
      </div>
      <p className={fields.help}>{t('goal.help')}</p>
    </fieldset>
  )
}

function CapFields({ plan: { cap }, change }: Props) {
  const t = useText('wifiCampaigns')
  const again = cap?.hours === null ? 'never' : String(cap?.hours ?? 24)
  return (
    <fieldset className={css.set}>
      <legend>{t('cap.label')}</legend>
      <Checkbox
        label={t('cap.isOn')}
        checked={cap !== null}
        onChange={(event) => change({ cap: event.currentTarget.checked ? { amount: 3, hours: 24 } : null }, '')}
      />
      {cap && (
        <div className={css.row}>
          <NumberInput
            label={t('cap.amount')}
            min={1}
            max={1000}
            allowDecimal={false}
            value={cap.amount}
            onChange={(amount) => typeof amount === 'number' && amount > 0 && change({ cap: { ...cap, amount } })}
          />
          <Select
            label={t('cap.again')}
            allowDeselect={false}
            data={hoursOffered(AGAIN_HOURS, again).map((value) => ({
              value,
              label: value === 'never' ? t('cap.never') : t('rest.hours', { hours: Number(value) }),
            }))}
            value={again}
            onChange={(value) => change({ cap: { ...cap, hours: value === 'never' ? null : Number(value) } }, '')}
          />
        </div>
      )}
    </fieldset>
  )
}
