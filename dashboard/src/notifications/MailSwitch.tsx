import { Button, Switch } from '@mantine/core'
import { notifications } from '@portico/contract/notifications.ts'
import { api } from '../core/api.ts'
import { useSend } from '../core/useSend.ts'
import { useText } from '../core/useText.ts'
import type { Draft } from './draft.ts'
import { Section } from '../ui/Section.tsx'
import css from './notifications.module.css'

type Props = { draft: Draft; isReadOnly: boolean; onChange: (draft: Draft) => void }

/** The page's own switch for e-mail, and a try. */
export function MailSwitch({ draft, isReadOnly, onChange }: Props) {
  const t = useText('notifications')
  const { send, isSending } = useSend()

  const test = () =>
    send(() => api(notifications.testMail, {}), { done: ({ to }) => t('mail.testSent', { to }), seconds: 4 })

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
