import { IconHelpCircle } from '@tabler/icons-react'
import { use } from 'react'
import { helpAddress, HelpArticle } from '../core/help.ts'
import { useText } from '../core/useText.ts'
import css from './screen.module.css'

/** Opens the screen's article in a new tab, so that readers keep their place. */
export function HelpMark() {
  const t = useText('ui')
  const article = use(HelpArticle)
  if (!article) return null
  const name = `${t('helpHere')} (${t('opensNewTab')})`
  return (
    <a
      className={css.help}
      href={helpAddress(article)}
      target="_blank"
      rel="noreferrer"
      aria-label={name}
      title={t('helpHere')}
    >
      <IconHelpCircle size={20} stroke={1.75} aria-hidden />
    </a>
  )
}
