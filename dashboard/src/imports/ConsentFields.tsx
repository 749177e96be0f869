import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { CONSENT_CHANNELS } from '@portico/contract/guests.ts'
import type { ImportPlan } from '@portico/contract/imports.ts'
import { useText } from '../core/useText.ts'
import { Choices } from '../ui/Choices.tsx'
import { DayField } from '../ui/dates/DayField.tsx'
import { useToday } from '../ui/dates/useToday.ts'
import { Card } from '../ui/Screen.tsx'
import css from './imports.module.css'

export type Evidence = NonNullable<ImportPlan['consent']>

type Props = { value: Evidence | null; onChange: (value: Evidence | null) => void; hasColumn: boolean }

/** Whether nothing of the evidence is missing. */
export function isWhole({ by, on, text, channels }: Evidence): boolean {
  return by.trim() !== '' && on !== '' && text.trim() !== '' && channels.length > 0
}

/** Who asked for the consents, when and with which words: without it nobody of the file can be written to. */
export function ConsentFields({ value, onChange, hasColumn }: Props) {
  const t = useText('imports')
  const toggle = (isGiven: boolean) =>
    onChange(isGiven ? { by: '', on: '', text: '', channels: [], isForAll: !hasColumn } : null)
  return (
    <Card title={t('consent.title')}>
      <div className={css.part}>
        <p className={css.hint}>{t('consent.text')}</p>
        <Checkbox
          label={t('consent.has')}
          checked={value !== null}
          onChange={(event) => toggle(event.currentTarget.checked)}
        />
        {value && (
          <EvidenceFields value={value} hasColumn={hasColumn} onChange={(part) => onChange({ ...value, ...part })} />
        )}
      </div>
    </Card>
  )
}

type EvidenceProps = { value: Evidence; hasColumn: boolean; onChange: (part: Partial<Evidence>) => void }

function EvidenceFields({ value, hasColumn, onChange }: EvidenceProps) {
  const t = useText('imports')
  return (
    <div className={css.fields}>
      <TextInput
        label={t('consent.by')}
        description={t('consent.byHint')}
        value={value.by}
        maxLength={120}
        withAsterisk
        onChange={(event) => onChange({ by: event.currentTarget.value })}
      />
      <DayField
        label={t('consent.on')}
        value={value.on || undefined}
        max={useToday()}
        onChange={(on) => onChange({ on: on ?? '' })}
      />
      <Textarea
        className={css.wide}
        label={t('consent.words')}
        value={value.text}
        maxLength={4000}
        autosize
        minRows={2}
        withAsterisk
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <Choices
        label={t('consent.channels')}
        options={CONSENT_CHANNELS}
        labelOf={(channel) => t(`channel.${channel}`)}
        values={value.channels}
        onChange={(channels) => onChange({ channels })}
      />
      {hasColumn && (
        <NativeSelect
          label={t('consent.who')}
          value={value.isForAll ? 'all' : 'column'}
          data={[
            { value: 'column', label: t('consent.byColumn') },
            { value: 'all', label: t('consent.everybody') },
          ]}
          onChange={(event) => onChange({ isForAll: event.currentTarget.value === 'all' })}
        />
      )}
    </div>
  )
}
