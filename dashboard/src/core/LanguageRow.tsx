import { LANGUAGE_NAMES, LANGUAGES } from '@portico/locales/languages.ts'
import { Flag } from './Flag.tsx'
import { chooseLanguage } from './chooseLanguage.ts'
import { useLanguage } from './language.ts'
import { useText } from './useText.ts'
import css from './LanguageRow.module.css'

/** Six flags in a row, for pages one need not sign in for; no menu, so that they stay light. */
export function LanguageRow() {
  const t = useText('shell')
  const current = useLanguage((state) => state.language)
  return (
    <div className={css.row} role="group" aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={LANGUAGE_NAMES[language]}
          aria-label={LANGUAGE_NAMES[language]}
          aria-pressed={language === current}
          onClick={() => void chooseLanguage(language)}
        >
          <Flag language={language} width={27} />
        </button>
      ))}
    </div>
  )
}
