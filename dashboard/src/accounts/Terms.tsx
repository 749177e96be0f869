import { Brand } from '../core/Brand.tsx'
import { useText } from '../core/useText.ts'
import { LanguageRow } from '../core/LanguageRow.tsx'
import { Onward } from './Onward.tsx'
import css from './terms.module.css'

const PARTS = ['service', 'account', 'guests', 'use', 'liability', 'end'] as const

/** What a person agrees to when signing up, in plain words. */
export function Terms() {
  const t = useText('terms')
  const accounts = useText('accounts')
  return (
    <main className={css.page}>
      <title>{`${t('title')} · Portico`}</title>
      <Brand size={36} />
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{t(`${part}.title`)}</h2>
          <p>{t(`${part}.text`)}</p>
        </section>
      ))}
      <Onward label={accounts('create')} to="/signup" />
      <LanguageRow />
    </main>
  )
}
