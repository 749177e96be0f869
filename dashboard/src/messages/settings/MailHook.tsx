import { useState } from 'react'
import { Button } from '@mantine/core'
import { messageSettings } from '@portico/contract/messages/settings.ts'
import { api } from '../../core/api.ts'
import { useInvalidate } from '../../core/keys.ts'
import { useSaved } from '../../core/useSaved.ts'
import { useText } from '../../core/useText.ts'
import type { Once } from '../../core/useResource.ts'
import { confirm } from '../../ui/confirm.ts'
import { OnceDrawer } from '../../ui/OnceDrawer.tsx'
import { Tag } from '../../ui/Tag.tsx'
import css from './settings.module.css'

/** Where the venue's own mail provider hands letters over. */
export function MailHook({ hasHook, maySave }: { hasHook: boolean; maySave: boolean }) {
  const t = useText('messageSettings')
  const saved = useSaved()
  const invalidate = useInvalidate()
  const [once, setOnce] = useState<Once | null>(null)

  async function renew() {
    const question = {
      title: `${t('answers.hookRenew')}?`,
      text: t('answers.hookRenewText'),
      confirm: t('answers.hookRenew'),
      isDanger: true,
    }
    if (hasHook && !(await confirm(question))) return
    const made = await saved('updated', () => api(messageSettings.renewMailHook, {})).catch(() => undefined)
    if (made) setOnce({ label: t('answers.hook'), secret: made.url })
    await invalidate({ read: messageSettings.read })
  }

  return (
    <div className={css.record}>
      <h3>{t('answers.hook')}</h3>
      <p className={css.note}>{t('answers.hookText')}</p>
      <p className={css.note}>
        <Tag tone={hasHook ? 'good' : 'warn'} hasDot>
          {t(hasHook ? 'answers.hookMade' : 'answers.hookNone')}
        </Tag>
      </p>
      {maySave && (
        <Button variant="default" className={css.inline} onClick={() => void renew()}>
          {t(hasHook ? 'answers.hookRenew' : 'answers.hookMake')}
        </Button>
      )}
      <OnceDrawer once={once} onClose={() => setOnce(null)} />
    </div>
  )
}
