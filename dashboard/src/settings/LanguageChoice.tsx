import { LANGUAGE_NAMES, LANGUAGES } from '@portico/locales/languages.ts'
import { Flag } from '../core/Flag.tsx'
import { chooseLanguage } from '../core/chooseLanguage.ts'
import { useLanguage } from '../core/language.ts'
import { useText } from '../core/useText.ts'
import css from './settings.module.css'

/** The language of the interface, and of the mail this account is sent. */
export function LanguageChoice() {
  const t = useText('settings')
  const current = useLanguage((state) => state.language)
  return (
    <div className={css.languages} role="group" aria-label={t('language.title')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => void chooseLanguage(language)}
        >
          <Flag language={language} />
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </div>
  )
}
