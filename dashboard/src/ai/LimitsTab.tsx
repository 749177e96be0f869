import { useState, type FormEvent } from 'react'
import { Button, Checkbox, NumberInput, PasswordInput, Textarea, TextInput } from '@mantine/core'
import type { AiSetting } from '@portico/contract/ai.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { REPLY_CHANNELS } from '@portico/contract/inbox/words.ts'
import { isOneOf } from '@portico/contract/records.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { Section } from '../ui/Section.tsx'
import type { SaveAi } from './useAi.ts'
import { moneyMarks } from '../ui/numberMarks.ts'
import css from './ai.module.css'

type Props = { setting: AiSetting; mayWrite: boolean; save: SaveAi }

/** Where the AI works and answers by itself, its manner, what it may spend, and which model it is. */
export function LimitsTab(props: Props) {
  return (
    <>
      <UsedThisMonth {...props} />
      <WhereSection {...props} />
      <ModelSection {...props} />
    </>
  )
}

function UsedThisMonth({ setting: { usage, monthlyAnswers } }: Props) {
  const t = useText('aiSettings')
  const format = useFormat()
  return (
    <dl className={css.stats}>
      <div>
        <dt>{t('used.answers')}</dt>
        <dd>{`${format.number(usage.answers)} / ${format.number(monthlyAnswers)}`}</dd>
      </div>
      <div>
        <dt>{t('used.tokens')}</dt>
        <dd>{format.number(usage.tokens)}</dd>
      </div>
      <div>
        <dt>{t('used.cost')}</dt>
        <dd>{formatMoney(usage.cost, 'VND')}</dd>
      </div>
    </dl>
  )
}

function WhereSection({ setting, mayWrite, save }: Props) {
  const t = useText('aiSettings')
  const { channels, autoChannels, persona, monthlyAnswers, monthlyCost } = setting
  const [values, setValues] = useState({ channels, autoChannels, persona, monthlyAnswers, monthlyCost })
  const [isBusy, setBusy] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    void save(values).finally(() => setBusy(false))
  }
  return (
    <Section title={t('where.title')} text={t('where.text')}>
      <form onSubmit={submit}>
        <fieldset className={css.form} disabled={!mayWrite}>
          <Channels
            label={t('where.channels')}
            value={values.channels}
            onChange={(list) => setValues({ ...values, channels: list })}
          />
          <Channels
            label={t('where.auto')}
            description={t('where.autoHint')}
            value={values.autoChannels}
            onChange={(list) => setValues({ ...values, autoChannels: list })}
          />
          <Persona value={values.persona} onChange={(text) => setValues({ ...values, persona: text })} />
          <NumberInput
            label={t('where.answers')}
            min={0}
            max={1_000_000}
            value={values.monthlyAnswers}
            onChange={(value) => setValues({ ...values, monthlyAnswers: Number(value) || 0 })}
          />
          <NumberInput
            label={t('where.cost')}
            description={t('where.costHint')}
            min={0}
            max={1_000_000_000}
            {...moneyMarks('VND')}
            suffix=" ₫"
            value={values.monthlyCost ?? ''}
            onChange={(value) => setValues({ ...values, monthlyCost: value === '' ? null : Number(value) })}
          />
          {mayWrite && (
            <Button type="submit" loading={isBusy}>
              {t('save')}
            </Button>
          )}
        </fieldset>
      </form>
    </Section>
  )
}

function Persona({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useText('aiSettings')
  return (
    <Textarea
      label={t('where.persona')}
      description={t('where.personaHint')}
      autosize
      minRows={2}
      maxLength={500}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

type ChannelsProps = {
  label: string
  description?: string
  value: AiSetting['channels']
  onChange: (channels: AiSetting['channels']) => void
}

function Channels({ label, description, value, onChange }: ChannelsProps) {
  const channelName = useText('inbox')
  return (
    <Checkbox.Group
      label={label}
      description={description}
      value={value}
      onChange={(list) => onChange(list.filter((one) => isOneOf(REPLY_CHANNELS, one)))}
    >
      <div className={css.checks}>
        {REPLY_CHANNELS.map((channel) => (
          <Checkbox key={channel} value={channel} label={channelName(`channels.${channel}`)} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

function ModelSection({ setting: { provider }, mayWrite, save }: Props) {
  const t = useText('aiSettings')
  const [values, setValues] = useState({ baseUrl: provider.baseUrl, model: provider.model, apiKey: '' })
  const [isBusy, setBusy] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const { apiKey, ...rest } = values
    void save({ provider: { ...rest, ...(apiKey && { apiKey }) } }).finally(() => setBusy(false))
  }
  return (
    <Section title={t('model.title')} text={t('model.text')}>
      <form onSubmit={submit}>
        <fieldset className={css.form} disabled={!mayWrite}>
          <TextInput
            type="url"
            label={t('model.url')}
            maxLength={300}
            value={values.baseUrl}
            onChange={({ currentTarget: { value } }) => setValues({ ...values, baseUrl: value })}
          />
          <TextInput
            label={t('model.name')}
            maxLength={100}
            value={values.model}
            onChange={({ currentTarget: { value } }) => setValues({ ...values, model: value })}
          />
          <PasswordInput
            label={t('model.key')}
            description={t(provider.hasKey ? 'model.keySet' : 'model.keyHint')}
            maxLength={500}
            autoComplete="off"
            value={values.apiKey}
            onChange={({ currentTarget: { value } }) => setValues({ ...values, apiKey: value })}
          />
          {mayWrite && (
            <Button type="submit" loading={isBusy}>
              {t('save')}
            </Button>
          )}
        </fieldset>
      </form>
    </Section>
  )
}
