import { Textarea } from '@mantine/core'
import {
  isRisky,
  needsTarget,
  proofOf,
  strengthOf,
  takesTime,
  TASK_TYPES,
  type Provable,
} from '@portico/contract/tasks/kinds.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { FirstDayField } from '../ui/dates/FirstDayField.tsx'
import { LastDayField } from '../ui/dates/LastDayField.tsx'
import {
  CheckField,
  NumberField,
  ScaledField,
  SelectField,
  SwitchField,
  TextField,
  useFieldValue,
  type FieldForm,
  type ValueForm,
} from '../ui/fields.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TaskPreview } from './TaskPreview.tsx'
import type { TaskValues } from './values.ts'
import css from './tasks.module.css'

type Form = ValueForm<TaskValues> & FieldForm

/** What a guest does, how it is proved, and what it brings. */
export function TaskFields({ form }: { form: Form }) {
  const t = useText('tasks')
  const mayPublish = useAllows('loyalty:publish')
  const type = useFieldValue<TaskValues, TaskValues['type']>(form, 'type')
  const liteMode = useFieldValue<TaskValues, boolean>(form, 'liteMode')
  const options = TASK_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))
  const isSite = type === 'google_search' || type === 'ref_traffic'
  const provable = useProvable(form)
  return (
    <>
      <SelectField form={form} name="type" label={t('form.type')} options={options} />
      {isRisky(type) && <Notice>{t(`policy.${type === 'facebook_cmt' ? 'facebook_cmt' : 'google_search'}`)}</Notice>}
      <TextField form={form} name="title" label={t('form.title')} placeholder={t(`types.${type}`)} maxLength={80} />
      <TextField form={form} name="words" label={t('form.words')} maxLength={500} />
      {type !== 'answer_question' && type !== 'login_with_gmail' && (
        <TextField form={form} name="target" label={t('form.target')} type="url" withAsterisk={needsTarget(type)} />
      )}
      {type !== 'login_with_gmail' && type !== 'facebook_cmt' && (
        <TextField
          form={form}
          name="question"
          label={t(type === 'google_search' ? 'form.keywords' : 'form.question')}
          maxLength={300}
        />
      )}
      <TaskPreview form={form} />
      {!liteMode && <ProofFields form={form} isSite={isSite} type={type} />}
      <p className={css.strength} data-proof={proofOf(provable)}>
        {t(`strength.${strengthOf(provable)}`)}
      </p>
      <div className={css.pair}>
        <NumberField form={form} name="reward" label={t('form.reward')} min={0} max={1_000_000} />
        {takesTime(provable) && <NumberField form={form} name="seconds" label={t('form.seconds')} min={0} max={3600} />}
        <NumberField form={form} name="perGuest" label={t('form.perGuest')} min={1} max={1000} />
        <NumberField form={form} name="restHours" label={t('form.restHours')} min={1} max={8760} />
      </div>
      <ScaledField form={form} name="maxCompleted" label={t('form.maxCompleted')} per={1} />
      <div className={css.pair}>
        <FirstDayField form={form} name="startsAt" label={t('form.startsAt')} />
        <LastDayField form={form} name="endsAt" label={t('form.endsAt')} />
      </div>
      {type !== 'facebook_cmt' && <SwitchField form={form} name="liteMode" label={t('form.liteMode')} />}
      {isRisky(type) && <CheckField form={form} name="acceptsPolicy" label={t('policy.accept')} />}
      {mayPublish && <SwitchField form={form} name="isActive" label={t('form.isActive')} />}
    </>
  )
}

function ProofFields({ form, isSite, type }: { form: Form; isSite: boolean; type: TaskValues['type'] }) {
  const t = useText('tasks')
  if (type === 'login_with_gmail' || type === 'facebook_cmt') return null
  if (!isSite)
    return (
      <Textarea
        key={form.key('correctAnswers')}
        label={t('form.correctAnswers')}
        description={t('form.answersHint')}
        autosize
        minRows={2}
        {...form.getInputProps('correctAnswers')}
      />
    )
  return (
    <>
      <Textarea
        key={form.key('correctPrices')}
        label={t('form.correctPrices')}
        description={t('form.pricesHint')}
        autosize
        minRows={2}
        inputMode="numeric"
        {...form.getInputProps('correctPrices')}
      />
      <NumberField form={form} name="priceTolerance" label={t('form.priceTolerance')} min={0} max={50} />
    </>
  )
}

/** What decides how the task is proved, as it stands in the form. */
function useProvable(form: Form): Provable {
  for (const name of ['type', 'liteMode', 'correctAnswers', 'correctPrices']) form.useWatchValue(name)
  const { type, liteMode, correctAnswers, correctPrices } = form.getValues()
  return { type, liteMode, hasAnswers: correctAnswers.trim() !== '', hasPrices: correctPrices.trim() !== '' }
}
