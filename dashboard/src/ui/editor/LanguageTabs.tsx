import { SegmentedControl } from '@mantine/core'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@portico/locales/languages.ts'
import { useText } from '../../core/useText.ts'
import css from './languageTabs.module.css'

type Props = { value: Language; missing?: readonly Language[]; onChange: (language: Language) => void }

/** The language being written; a mark on those that lack words. */
export function LanguageTabs({ value, missing = [], onChange }: Props) {
  const t = useText('ui')
  return (
    <div className={css.languages}>
      <SegmentedControl
        size="xs"
        aria-label={t('editor.language')}
        value={value}
        onChange={onChange}
        data={LANGUAGES.map((one) => {
          const lacks = missing.includes(one)
          const name = LANGUAGE_NAMES[one]
          return {
            value: one,
            label: (
              <span
                className={lacks ? css.dot : undefined}
                aria-label={lacks ? t('editor.lacks', { language: name }) : name}
              >
                {one.toUpperCase()}
              </span>
            ),
          }
        })}
      />
    </div>
  )
}
