import { pageMenus } from '@portico/contract/menu.ts'
import { useReply } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import css from './menu.module.css'

/** Where guests find the menu and their own page, as an address and as a code to scan. */
export function GuestLinks() {
  const t = useText('menu')
  const { data, error, refetch } = useReply(pageMenus.links, {})
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} isBoxed />
  if (!data) return null
  return (
    <div className={css.links}>
      {(['menu', 'home'] as const).map((kind) => (
        <section key={kind} className={css.link}>
          <h2>{t(`links.${kind}`)}</h2>
          <p>{t(`links.${kind}Text`)}</p>
          <QrCode text={data[kind]} label={t(`links.${kind}`)} />
          <CodeBlock code={data[kind]} label={t(`links.${kind}`)} />
          <a href={data[kind]} target="_blank" rel="noreferrer">
            {t('links.open')}
          </a>
        </section>
      ))}
    </div>
  )
}
