import { useState } from 'react'
import { Button } from '@mantine/core'
import { messageSettings, type SenderRecord } from '@portico/contract/messages/settings.ts'
import { api } from '../../core/api.ts'
import { useContractForm } from '../../core/useContractForm.ts'
import { useText } from '../../core/useText.ts'
import { CodeBlock } from '../../ui/CodeBlock.tsx'
import { TextField } from '../../ui/fields.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { Section } from '../../ui/Section.tsx'
import { Tag } from '../../ui/Tag.tsx'
import css from './settings.module.css'

const TONES = { fine: 'good', missing: 'bad', wrong: 'bad', unreachable: 'warn' } as const
const WORDS = { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } as const

/** Whether the mail domain vouches for its letters, and what to paste where it does not. */
export function SenderCheck() {
  const t = useText('messageSettings')
  const [records, setRecords] = useState<readonly SenderRecord[]>([])
  const { form, submit, isSaving, failure } = useContractForm({
    initialValues: { domain: '', selector: 'default' },
    schema: async () => (await import('@portico/contract/messages/settings.ts')).messageSettings.checkSender.body,
    save: async (body) => setRecords((await api(messageSettings.checkSender, { body })).records),
  })
  return (
    <Section title={t('sender.title')} text={t('sender.text')}>
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure failure={failure} />
        <div className={css.pair}>
          <TextField
            form={form}
            name="domain"
            label={t('sender.domain')}
            description={t('sender.domainHint')}
            placeholder={t('sender.domainExample')}
            inputMode="url"
            {...WORDS}
          />
          <TextField
            form={form}
            name="selector"
            label={t('sender.selector')}
            description={t('sender.selectorHint')}
            {...WORDS}
          />
        </div>
        <Button type="submit" variant="default" className={css.inline} loading={isSaving}>
          {t('sender.check')}
        </Button>
      </form>
      <div role="status" className={css.form}>
        {records.map((record) => (
          <RecordShown key={record.kind} record={record} />
        ))}
      </div>
    </Section>
  )
}

function RecordShown({ record: { kind, state, name, value, wanted } }: { record: SenderRecord }) {
  const t = useText('messageSettings')
  return (
    <article className={css.record}>
      <h3>
        {kind.toUpperCase()} <Tag tone={TONES[state]}>{t(`sender.state.${state}`)}</Tag>
      </h3>
      <p className={css.note}>{t(`sender.about.${kind}`)}</p>
      {value !== '' && (
        <>
          <p className={css.note}>{t('sender.found')}</p>
          <p className={css.value}>{value}</p>
        </>
      )}
      {state !== 'fine' && (
        <>
          <p className={css.note}>{t('sender.name')}</p>
          <CodeBlock code={name} label={t('sender.name')} />
          <p className={css.note}>{t(`sender.paste.${kind}`)}</p>
          <CodeBlock code={wanted} label={t('sender.wanted', { kind: kind.toUpperCase() })} />
        </>
      )}
    </article>
  )
}
