import { IconSearch } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { useText } from '../core/useText.ts'
import { WholeWords } from '../ui/WholeWords.tsx'
import { ArticleLinks } from './ArticleLinks.tsx'
import { TOPIC_NAMES, TOPICS } from '../core/helpArticles.ts'
import { HelpFrame } from './HelpFrame.tsx'
import { useSay } from './HelpLine.tsx'
import { useLibrary, type Library } from './library.ts'
import { linesOf, sayLine } from './readArticle.ts'
import { searchArticles, type Entry } from './searchArticles.ts'
import css from './help.module.css'

/** Every article by topic, and a search that forgives accents and slips; what is searched stands in the address. */
export function HelpCentre() {
  const t = useText('help')
  const library = useLibrary()
  const { q = '' } = useSearch({ from: '/help' })
  const navigate = useNavigate()
  const [typed, setTyped] = useState(q)
  const wanted = useDeferredValue(typed)
  const type = (text: string) => {
    setTyped(text)
    void navigate({ to: '/help', search: text.trim() ? { q: text } : {}, replace: true, resetScroll: false })
  }
  return (
    <HelpFrame title={t('title')}>
      <h1>{t('title')}</h1>
      <p className={css.lead}>{t('lead')}</p>
      <search className={css.search}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <input
          type="search"
          value={typed}
          placeholder={t('search')}
          aria-label={t('search')}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </search>
      {library && (wanted.trim() ? <Results library={library} query={wanted} /> : <Topics library={library} />)}
    </HelpFrame>
  )
}

function Topics({ library }: { library: Library }) {
  const t = useText('help')
  return (
    <div className={css.topics}>
      {TOPIC_NAMES.map((topic) => (
        <section key={topic} id={topic} aria-labelledby={`topic-${topic}`}>
          <h2 id={`topic-${topic}`}>
            <WholeWords text={t(`topics.${topic}`)} />
          </h2>
          <ArticleLinks library={library} names={TOPICS[topic]} />
        </section>
      ))}
    </div>
  )
}

function Results({ library, query }: { library: Library; query: string }) {
  const t = useText('help')
  const say = useSay()
  const entries = useMemo(() => entriesOf(library, say), [library, say])
  const names = searchArticles(entries, query)
  return (
    <section className={css.results}>
      <p role="status">{t('results', { count: names.length })}</p>
      {names.length > 0 ? <ArticleLinks library={library} names={names} hasLeads /> : <p>{t('noResults')}</p>}
    </section>
  )
}

function entriesOf({ articles }: Library, say: (key: string) => string): Entry[] {
  return [...articles].map(([name, article]) => ({
    name,
    title: article.title,
    keywords: article.keywords,
    text: linesOf(article)
      .map((line) => sayLine(line, say))
      .join('\n'),
  }))
}
