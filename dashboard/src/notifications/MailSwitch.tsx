import { useState } from 'react'
import { Button, Switch } from '@mantine/core'
import { notifications } from '@portico/contract/notifications.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { message, notify } from '../ui/toasts.ts'
import type { Draft } from './draft.ts'
import { Section } from '../ui/Section.tsx'
import css from './notifications.module.css'

type Props = { draft: Draft; isReadOnly: boolean; onChange: (draft: Draft) => void }

/** The page's own switch for e-mail, and a try. */
export function MailSwitch({ draft, isReadOnly, onChange }: Props) {
  const t = useText('notifications')
  const errorText = useErrorText()
  const [isSending, setSending] = useState(false)

  async function test() {
    setSending(true)
    try {
      const { to } = await api(notifications.testMail, {})
      message(t('mail.testSent', { to }), { seconds: 4 })
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    } finally {
      setSending(false)
    }
  }

  return (
    <Section id="mail" title={t('mail.title')} text={t('mail.text')}>
      <Switch
        label={t('mail.switch')}
        checked={draft.emailNotification}
        disabled={isReadOnly}
        onChange={() => onChange({ ...draft, emailNotification: !draft.emailNotification })}
      />
      <div className={css.buttons}>
        <Button variant="default" loading={isSending} onClick={() => void test()}>
          {t('mail.test')}
        </Button>
      </div>
    </Section>
  )
}
