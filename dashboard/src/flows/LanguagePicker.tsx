import { SegmentedControl } from '@mantine/core'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@portico/locales/languages.ts'
import { useText } from '../core/useText.ts'
import css from './flow.module.css'
import languageCss from './language.module.css'

type Props = { language: Language; onChange: (language: Language) => void }

/** In which language the words are written, and the preview speaks. */
export function LanguagePicker({ language, onChange }: Props) {
  const t = useText('flows')
  return (
    <div className={languageCss.language}>
      <LanguageChoice label={t('language')} language={language} onChange={onChange} />
      <p className={css.note}>{t('languageHint')}</p>
    </div>
  )
}

/** One of the six. */
export function LanguageChoice({ label, language, onChange }: Props & { label: string }) {
  return (
    <div>
      <p className={languageCss.label}>{label}</p>
      <div className={languageCss.languages}>
        <SegmentedControl
          aria-label={label}
          value={language}
          onChange={(value) => onChange(value)}
          data={LANGUAGES.map((value) => ({
            value,
            label: <abbr title={LANGUAGE_NAMES[value]}>{value.toUpperCase()}</abbr>,
          }))}
        />
      </div>
    </div>
  )
}
