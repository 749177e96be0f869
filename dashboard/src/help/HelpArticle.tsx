import { IconChevronLeft, IconPrinter } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useText } from '../core/useText.ts'
import { WholeWords } from '../ui/WholeWords.tsx'
import { ArticleBlock } from './ArticleBlock.tsx'
import { ArticleLinks } from './ArticleLinks.tsx'
import { isArticleName, topicOf, TOPICS, type ArticleName } from '../core/helpArticles.ts'
import { HelpFrame } from './HelpFrame.tsx'
import { HelpLine } from './HelpLine.tsx'
import { useLibrary, type Library } from './library.ts'
import { piecesOf, type Article } from './readArticle.ts'
import css from './help.module.css'

const MOST_RELATED = 5

/** One article at an address of its own. */
export function HelpArticle() {
  const t = useText('help')
  const { article: name } = useParams({ from: '/help/$article' })
  const library = useLibrary()
  if (!isArticleName(name)) return <MissingArticle />
  const article = library?.articles.get(name)
  if (!library || !article) return null
  return (
    <HelpFrame title={article.title}>
      <nav className={css.crumbs}>
        <Link to="/help" hash={topicOf(name)}>
          <IconChevronLeft size={18} stroke={1.75} aria-hidden />
          {t(`topics.${topicOf(name)}`)}
        </Link>
        <button type="button" className={css.print} onClick={() => print()}>
          <IconPrinter size={18} stroke={1.75} aria-hidden />
          {t('print')}
        </button>
      </nav>
      <article className={css.article}>
        <h1>
          <WholeWords text={article.title} />
        </h1>
        <p className={css.lead}>
          <HelpLine line={article.lead} />
        </p>
        {article.blocks.map((block, index) => (
          // The blocks of an article keep their order.
          <ArticleBlock key={index} block={block} pictures={library.pictures} />
        ))}
      </article>
      <RelatedArticles library={library} name={name} article={article} />
    </HelpFrame>
  )
}

function RelatedArticles({ library, name, article }: { library: Library; name: ArticleName; article: Article }) {
  const t = useText('help')
  const linked = piecesOf(article).flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []))
  const names = [...new Set([...linked.filter(isArticleName), ...TOPICS[topicOf(name)]])]
  return (
    <aside className={css.related}>
      <h2>{t('related')}</h2>
      <ArticleLinks library={library} names={names.filter((one) => one !== name).slice(0, MOST_RELATED)} />
    </aside>
  )
}

function MissingArticle() {
  const t = useText('help')
  return (
    <HelpFrame title={t('missing')}>
      <h1>{t('missing')}</h1>
      <p className={css.lead}>{t('missingText')}</p>
      <p>
        <Link to="/help">{t('all')}</Link>
      </p>
    </HelpFrame>
  )
}
