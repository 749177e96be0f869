import { useState, type ReactNode } from 'react'
import { TRADES, type BeeTemplate, type Trade } from '@portico/contract/templates.ts'
import { useLanguage } from '../core/language.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PictureCards } from '../ui/PictureCard.tsx'
import { TemplateCard } from './TemplateCard.tsx'
import { useLibrary } from './useTemplates.ts'
import css from './templates.module.css'

/** The shared templates, by trade. */
export function Library({ renderActions }: { renderActions: (template: BeeTemplate) => ReactNode }) {
  const t = useText('templates')
  const language = useLanguage((state) => state.language)
  const library = useLibrary()
  const [trade, setTrade] = useState<Trade | ''>('')
  const rows = library.data?.rows ?? []
  const trades = TRADES.filter((one) => rows.some(({ category }) => category === one))
  if (library.error) return <ErrorState error={library.error} onRetry={() => void library.refetch()} />
  return (
    <>
      <div className={css.trades} role="group" aria-label={t('trade')}>
        {(['', ...trades] as const).map((one) => (
          <button key={one} type="button" aria-pressed={trade === one} onClick={() => setTrade(one)}>
            {one ? t(`trades.${one}`) : t('all')}
          </button>
        ))}
      </div>
      <PictureCards width="min(200px, 46%)">
        {rows
          .filter(({ category }) => !trade || category === trade)
          .map((template) => (
            <TemplateCard
              key={template.id}
              name={template.name}
              previewUrl={template.previewUrl}
              language={language}
              note={t(`trades.${template.category}`)}
            >
              {renderActions(template)}
            </TemplateCard>
          ))}
      </PictureCards>
    </>
  )
}
