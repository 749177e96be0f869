import type { PageOa, ZaloSettings } from '@portico/contract/zalo.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { Section } from '../ui/Section.tsx'
import { RelativeTime } from '../ui/Times.tsx'
import css from './zalo.module.css'

/** The addresses that the app's console asks for, and whether webhooks arrive. */
export function AddressSection({ settings, account }: { settings: ZaloSettings; account: PageOa | undefined }) {
  const t = useText('zalo.settings.addresses')
  const format = useFormat()
  return (
    <Section title={t('title')} text={t('text')}>
      <h3 className={css.label}>{t('callback')}</h3>
      <CodeBlock code={settings.callbackUrl} label={t('callback')} />
      <h3 className={css.label}>{t('webhook')}</h3>
      <CodeBlock code={settings.webhookUrl} label={t('webhook')} />
      {account && (
        <p className={css.note}>
          {account.webhookAt ? (
            <>
              {t('lastEvent')}: <RelativeTime at={account.webhookAt} format={format} />
            </>
          ) : (
            t('noEvent')
          )}
        </p>
      )}
    </Section>
  )
}
