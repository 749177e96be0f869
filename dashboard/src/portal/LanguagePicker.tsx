import { SegmentedControl } from '@mantine/core'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@portico/locales/languages.ts'
import { useText } from '../core/useText.ts'
import css from './flow.module.css'

type Props = { language: Language; onChange: (language: Language) => void }

/** In which language the words are written, and the preview speaks. */
export function LanguagePicker({ language, onChange }: Props) {
  const t = useText('loginFlows')
  return (
    <div className={css.language}>
      <p className={css.label}>{t('language')}</p>
      <div className={css.languages}>
        <SegmentedControl
          aria-label={t('language')}
          value={language}
          onChange={(value) => onChange(value)}
          data={LANGUAGES.map((value) => ({
            value,
            label: <abbr title={LANGUAGE_NAMES[value]}>{value.toUpperCase()}</abbr>,
          }))}
        />
      </div>
      <p className={css.note}>{t('languageHint')}</p>
    </div>
  )
}
