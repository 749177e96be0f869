import { Link } from '@tanstack/react-router'
import { WholeWords } from '../ui/WholeWords.tsx'
import type { ArticleName } from '../core/helpArticles.ts'
import { useSay } from './HelpLine.tsx'
import type { Library } from './library.ts'
import { sayLine } from './readArticle.ts'
import css from './help.module.css'

type Props = { library: Library; names: readonly ArticleName[]; hasLeads?: boolean }

export function ArticleLinks({ library, names, hasLeads = false }: Props) {
  const say = useSay()
  return (
    <ul className={css.links}>
      {names.map((name) => {
        const article = library.articles.get(name)
        if (!article) return null
        return (
          <li key={name}>
            <Link to="/help/$article" params={{ article: name }}>
              <WholeWords text={article.title} />
            </Link>
            {hasLeads && (
              <p>
                <WholeWords text={sayLine(article.lead, say)} />
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
