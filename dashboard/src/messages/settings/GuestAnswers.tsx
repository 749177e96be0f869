import { Button } from '@mantine/core'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { messageSettings } from '@portico/contract/messages/settings.ts'
import { api } from '../../core/api.ts'
import { useInvalidate } from '../../core/keys.ts'
import { useContractForm } from '../../core/useContractForm.ts'
import { useSaved } from '../../core/useSaved.ts'
import { useText } from '../../core/useText.ts'
import { CodeBlock } from '../../ui/CodeBlock.tsx'
import { SwitchField, TextField } from '../../ui/fields.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { Section } from '../../ui/Section.tsx'
import { MailHook } from './MailHook.tsx'
import css from './settings.module.css'

type Props = { known: Reply<typeof messageSettings.read>; maySave: boolean }

/** By which ways guests answer, and what a provider needs for that. */
export function GuestAnswers({ known, maySave }: Props) {
  const t = useText('messageSettings')
  const saved = useSaved()
  const invalidate = useInvalidate()
  const { form, submit, isSaving, failure } = useContractForm({
    initialValues: { hasHomeChat: known.hasHomeChat, replyAddress: known.replyAddress },
    schema: async () => (await import('@portico/contract/messages/settings.ts')).messageSettings.saveInbox.body,
    save: async (body) => {
      await saved('updated', () => api(messageSettings.saveInbox, { body }))
      await invalidate({ read: messageSettings.read })
    },
  })
  const hasOwn = known.hasMailHook && known.replyAddress !== ''
  return (
    <Section title={t('answers.title')} text={t('answers.text')}>
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure failure={failure} />
        <SwitchField
          form={form}
          name="hasHomeChat"
          label={t('answers.chat')}
          description={t('answers.chatHint')}
          disabled={!maySave}
        />
        <TextField
          form={form}
          name="replyAddress"
          label={t('answers.address')}
          description={t('answers.addressHint')}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          disabled={!maySave}
        />
        {!hasOwn && <p className={css.note}>{t(known.hasSharedReplies ? 'answers.shared' : 'answers.none')}</p>}
        {maySave && (
          <Button type="submit" className={css.inline} loading={isSaving}>
            {t('quiet.save')}
          </Button>
        )}
      </form>
      {known.replyAddress !== '' && <MailHook hasHook={known.hasMailHook} maySave={maySave} />}
      {known.textHookUrl !== '' && (
        <div className={css.record}>
          <h3>{t('answers.texts')}</h3>
          <p className={css.note}>{t('answers.textsText')}</p>
          <CodeBlock code={known.textHookUrl} label={t('answers.texts')} />
        </div>
      )}
    </Section>
  )
}
