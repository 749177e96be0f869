import { Chip, MultiSelect, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { AutomationStep, StepOf } from '@portico/contract/automations/content.ts'
import { HAPPENINGS, UNITS } from '@portico/contract/automations/kinds.ts'
import { MOST_WAYS } from '@portico/contract/messages/kinds.ts'
import { useText } from '../core/useText.ts'
import { PickOne } from '../ui/editor/fields.tsx'
import { NumberField } from './NumberField.tsx'
import { useChoices } from './queries.ts'
import { WhoField } from './WhoField.tsx'
import { stepWords, WEEKDAYS } from './words.ts'
import css from './automations.module.css'

type Change = (step: AutomationStep, mark?: string) => void
type Props = { step: AutomationStep; steps: readonly AutomationStep[]; isReadOnly: boolean; onChange: Change }

/** The fields of a step. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one entry a kind, each short
export function StepFields({ step, steps, isReadOnly, onChange }: Props) {
  const t = useText('automations')
  const choices = useChoices()
  const pick = (label: string, list: readonly { id: string; name: string }[] = []) => ({
    label,
    searchable: true,
    data: list.map(({ id, name }) => ({ value: id, label: name })),
  })
  switch (step.type) {
    case 'wait':
      return <SpanFields step={step} onChange={onChange} />
    case 'until':
      return <UntilFields step={step} onChange={onChange} />
    case 'message':
      return (
        <>
          <MultiSelect
            {...pick(t('field.templates'), choices?.templates)}
            description={t('field.templatesHint')}
            maxValues={MOST_WAYS}
            value={step.ways}
            onChange={(ways) => onChange({ ...step, ways })}
          />
          <p className={css.note}>
            <Link to="/dashboard/zalo-message-templates">{t('field.toTemplates')}</Link>
          </p>
        </>
      )
    case 'tag':
      return (
        <>
          <Select
            {...pick(t('field.tag'), choices?.tags)}
            value={step.tagId}
            onChange={(tagId) => onChange({ ...step, tagId })}
          />
          <Switch
            label={t('field.takesTag')}
            checked={!step.gives}
            onChange={(event) => onChange({ ...step, gives: !event.currentTarget.checked })}
          />
        </>
      )
    case 'points':
      return (
        <NumberField
          label={t('field.points')}
          value={step.amount}
          min={1}
          max={100_000}
          onChange={(amount) => onChange({ ...step, amount }, 'amount')}
        />
      )
    case 'gift':
      return (
        <Select
          {...pick(t('kind.gift'), choices?.gifts)}
          description={t('field.giftHint')}
          value={step.giftId}
          onChange={(giftId) => onChange({ ...step, giftId })}
        />
      )
    case 'webhook':
      return (
        <Select
          {...pick(t('kind.webhook'), choices?.webhooks)}
          description={t('field.webhookHint')}
          value={step.webhookId}
          onChange={(webhookId) => onChange({ ...step, webhookId })}
        />
      )
    case 'lead':
      return (
        <Textarea
          label={t('field.note')}
          maxLength={500}
          autosize
          minRows={2}
          value={step.note}
          onChange={(event) => onChange({ ...step, note: event.currentTarget.value }, 'note')}
        />
      )
    case 'notify':
      return (
        <TextInput
          label={t('field.notice')}
          description={t('field.noticeHint')}
          maxLength={200}
          value={step.text}
          onChange={(event) => onChange({ ...step, text: event.currentTarget.value }, 'text')}
        />
      )
    case 'branch':
      return (
        <WhoField
          label={t('segment')}
          value={step.who}
          isReadOnly={isReadOnly}
          onChange={(who) => onChange({ ...step, who }, 'who')}
        />
      )
    case 'happen':
      return (
        <>
          <PickOne
            label={t('field.happening')}
            value={step.what}
            values={HAPPENINGS}
            nameOf={(what) => t(`happen.${what}`)}
            onChange={(what) => onChange({ ...step, what })}
          />
          <SpanFields step={step} onChange={onChange} />
        </>
      )
    case 'split':
      return <SplitFields step={step} onChange={onChange} />
    case 'goto': {
      const others = steps.filter(({ id, type }) => id !== step.id && type !== 'goto')
      return (
        <Select
          label={t('field.target')}
          data={others.map((one) => ({
            value: one.id,
            label: [t(`kind.${one.type}`), stepWords(one, choices, t)].filter(Boolean).join(': '),
          }))}
          value={step.to || null}
          onChange={(to) => onChange({ ...step, to: to ?? '' })}
        />
      )
    }
    case 'end':
      return null
  }
}

function SpanFields({ step, onChange }: { step: StepOf<'wait'> | StepOf<'happen'>; onChange: Change }) {
  const t = useText('automations')
  return (
    <div className={css.pair}>
      <NumberField
        label={t('field.amount')}
        value={step.amount}
        min={1}
        max={1000}
        onChange={(amount) => onChange({ ...step, amount }, 'amount')}
      />
      <PickOne
        label={t('field.unit')}
        value={step.unit}
        values={UNITS}
        nameOf={(unit) => t(`unit.${unit}`)}
        onChange={(unit) => onChange({ ...step, unit })}
      />
    </div>
  )
}

function withDay(days: readonly number[], day: number, isOn: boolean): number[] {
  const others = days.filter((one) => one !== day)
  return isOn ? [...others, day].toSorted((a, b) => a - b) : others
}

function UntilFields({ step, onChange }: { step: StepOf<'until'>; onChange: Change }) {
  const t = useText('automations')
  return (
    <>
      <TextInput
        type="time"
        label={t('field.time')}
        description={t('field.timeHint')}
        value={step.time}
        onChange={(event) =>
          event.currentTarget.value && onChange({ ...step, time: event.currentTarget.value }, 'time')
        }
      />
      <fieldset className={css.days}>
        <legend>{t('field.weekdays')}</legend>
        {WEEKDAYS.map((name, index) => (
          <Chip
            key={name}
            size="sm"
            checked={step.weekdays.includes(index + 1)}
            onChange={(isOn) => onChange({ ...step, weekdays: withDay(step.weekdays, index + 1, isOn) })}
          >
            {t(`weekday.${name}`)}
          </Chip>
        ))}
      </fieldset>
    </>
  )
}

function SplitFields({ step, onChange }: { step: StepOf<'split'>; onChange: Change }) {
  const t = useText('automations')
  const { shares } = step
  const even = (arms: number) =>
    Array.from({ length: arms }, (_, at) => Math.floor(100 / arms) + (at === 0 ? 100 % arms : 0))
  return (
    <>
      <PickOne
        label={t('field.arms')}
        value={String(shares.length)}
        values={['2', '3', '4']}
        nameOf={(arms) => arms}
        onChange={(arms) => onChange({ ...step, shares: even(Number(arms)) })}
      />
      <div className={css.pair}>
        {shares.map((share, at) => (
          <NumberField
            key={at}
            label={t('field.share', { name: 'ABCD'[at] ?? '' })}
            value={share}
            min={0}
            max={100}
            onChange={(next) => onChange({ ...step, shares: shares.with(at, next) }, `share ${at}`)}
          />
        ))}
      </div>
    </>
  )
}
