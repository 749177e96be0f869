import { Link } from '@tanstack/react-router'
import { Brand } from '../core/Brand.tsx'
import { useText } from '../core/useText.ts'
import { WholeWords } from '../ui/WholeWords.tsx'
import css from './Help.module.css'

const TOPICS = ['start', 'router', 'welcome', 'offline', 'team', 'signIn', 'numbers', 'privacy'] as const

/** What an owner without a technician needs, on one page that opens without signing in; each topic has an address. */
export function Help() {
  const t = useText('help')
  return (
    <main className={css.page}>
      <title>{`${t('title')} · Portico`}</title>
      <header className={css.head}>
        <Brand size={36} />
        <Link to="/dashboard">{t('back')}</Link>
      </header>
      <h1>{t('title')}</h1>
      <p className={css.lead}>{t('lead')}</p>
      <nav aria-label={t('contents')} className={css.contents}>
        {TOPICS.map((topic) => (
          <a key={topic} href={`#${topic}`} className={css.chip}>
            <WholeWords text={t(`topics.${topic}.title`)} />
          </a>
        ))}
      </nav>
      {TOPICS.map((topic) => (
        <section key={topic} id={topic} className={css.topic}>
          <h2>
            <WholeWords text={t(`topics.${topic}.title`)} />
          </h2>
          <ol>
            <li>{t(`topics.${topic}.one`)}</li>
            <li>{t(`topics.${topic}.two`)}</li>
            <li>{t(`topics.${topic}.three`)}</li>
          </ol>
        </section>
      ))}
    </main>
  )
}
