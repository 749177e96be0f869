import { MultiSelect, NumberInput, Select, TagsInput } from '@mantine/core'
import type { Rule } from '@portico/contract/segments/condition.ts'
import { useText } from '../../core/useText.ts'
import { isBounds, type AnswerRule, type BoundsRule, type ChoiceRule } from './attributes.ts'
import type { Options } from './useOptions.ts'

type Props<R extends Rule = Rule> = { rule: R; onChange: (rule: Rule) => void; options: Options }

/** The controls of one rule, by its attribute. */
export function RuleFields({ rule, onChange, options }: Props) {
  const t = useText('segments')
  if (rule.on === 'birthday')
    return (
      <Amount
        label={t('within')}
        value={rule.within}
        onChange={(within) => onChange({ ...rule, within: within ?? 0 })}
      />
    )
  if (isBounds(rule)) return <BoundsFields rule={rule} onChange={onChange} options={options} />
  if (rule.on === 'answer') return <AnswerFields rule={rule} onChange={onChange} options={options} />
  return <ChoiceFields rule={rule} onChange={onChange} options={options} />
}

function BoundsFields({ rule, onChange }: Props<BoundsRule>) {
  const t = useText('segments')
  return (
    <>
      <Amount label={t('least')} value={rule.least} onChange={(least) => onChange({ ...rule, least })} />
      <Amount label={t('most')} value={rule.most} onChange={(most) => onChange({ ...rule, most })} />
      {rule.on === 'visits' && (
        <Amount label={t('days')} value={rule.days} onChange={(days) => onChange({ ...rule, days })} min={1} />
      )}
    </>
  )
}

type AmountProps = {
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
  min?: number
}

function Amount({ value, onChange, min = 0, ...props }: AmountProps) {
  return (
    <NumberInput
      {...props}
      min={min}
      max={1_000_000}
      allowDecimal={false}
      allowNegative={false}
      value={value ?? ''}
      onChange={(next) => onChange(typeof next === 'number' ? next : undefined)}
    />
  )
}

const WAYS = ['any', 'all', 'none'] as const

function ChoiceFields({ rule, onChange, options }: Props<ChoiceRule>) {
  const t = useText('segments')
  return (
    <>
      <Select
        label={t('is.label')}
        data={WAYS.map((value) => ({ value, label: t(`is.${value}`) }))}
        value={rule.is}
        allowDeselect={false}
        onChange={(is) => onChange({ ...rule, is: WAYS.find((one) => one === is) ?? 'any' })}
      />
      <MultiSelect
        label={t('values')}
        data={[...options.choices[rule.on]]}
        value={rule.values}
        searchable
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the list offers values of this attribute only
        onChange={(values) => onChange({ ...rule, values } as ChoiceRule)}
      />
    </>
  )
}

function AnswerFields({ rule, onChange, options }: Props<AnswerRule>) {
  const t = useText('segments')
  return (
    <>
      <Select
        label={t('question')}
        data={options.questions.map(({ value, label }) => ({ value, label }))}
        value={rule.key || null}
        searchable
        onChange={(key) => onChange({ ...rule, key: key ?? '', values: [] })}
      />
      <Select
        label={t('is.label')}
        data={(['any', 'none'] as const).map((value) => ({ value, label: t(`is.${value}`) }))}
        value={rule.is}
        allowDeselect={false}
        onChange={(is) => onChange({ ...rule, is: is === 'none' ? 'none' : 'any' })}
      />
      <TagsInput
        label={t('values')}
        data={[...(options.questions.find(({ value }) => value === rule.key)?.answers ?? [])]}
        value={rule.values}
        onChange={(values) => onChange({ ...rule, values })}
      />
    </>
  )
}
