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
import { Section } from '../../ui/Section.tsx'
import { Tag } from '../../ui/Tag.tsx'
import css from './settings.module.css'

/** Where mail providers report dead addresses and complaints. */
export function ReportAddress({ hasAddress, maySave }: { hasAddress: boolean; maySave: boolean }) {
  const t = useText('messageSettings')
  const saved = useSaved()
  const invalidate = useInvalidate()
  const [once, setOnce] = useState<Once | null>(null)

  async function renew() {
    const isSure =
      !hasAddress ||
      (await confirm({
        title: t('report.renewTitle'),
        text: t('report.renewText'),
        confirm: t('report.renew'),
        isDanger: true,
      }))
    if (!isSure) return
    const made = await saved('updated', () => api(messageSettings.renewReportAddress, {})).catch(() => undefined)
    if (made) setOnce({ label: t('report.title'), secret: made.url })
    await invalidate({ read: messageSettings.read })
  }

  return (
    <Section title={t('report.title')} text={t('report.text')}>
      <p className={css.note}>
        <Tag tone={hasAddress ? 'good' : 'quiet'} hasDot>
          {t(hasAddress ? 'report.made' : 'report.none')}
        </Tag>
      </p>
      {maySave && (
        <Button variant="default" className={css.inline} onClick={() => void renew()}>
          {t(hasAddress ? 'report.renew' : 'report.make')}
        </Button>
      )}
      <OnceDrawer once={once} onClose={() => setOnce(null)} />
    </Section>
  )
}
