import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@portico/locales/languages.ts'
import { useText } from '../core/useText.ts'
import css from './menu.module.css'

export type MenuNames = Partial<Record<Language, string>>
type Props = { initial: MenuNames; onChange: (names: MenuNames) => void }

/** What the menu is called for guests of other languages; a blank one shows the name above. */
export function NamesField({ initial, onChange }: Props) {
  const t = useText('menu')
  const [names, setNames] = useState(initial)

  function write(language: Language, name: string) {
    const { [language]: _own, ...others } = names
    const all = name.trim() === '' ? others : { ...others, [language]: name }
    setNames(all)
    onChange(all)
  }

  return (
    <fieldset className={css.attributes}>
      <legend className={css.label}>{t('translations.title')}</legend>
      {LANGUAGES.map((language) => (
        <TextInput
          key={language}
          label={LANGUAGE_NAMES[language]}
          value={names[language] ?? ''}
          maxLength={80}
          lang={language}
          onChange={(event) => write(language, event.currentTarget.value)}
        />
      ))}
    </fieldset>
  )
}
