import { LANGUAGE_NAMES, LANGUAGES } from '@portico/locales/languages.ts'
import { Flag } from '../core/Flag.tsx'
import { chooseLanguage } from '../core/chooseLanguage.ts'
import { useLanguage } from '../core/language.ts'
import { useText } from '../core/useText.ts'
import css from './SignIn.module.css'

/** Six flags in a row; no menu, so that the first page stays light. */
export function LanguageRow() {
  const t = useText('shell')
  const current = useLanguage((state) => state.language)
  return (
    <div className={css.languages} role="group" aria-label={t('language')}>
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
