import { useState } from 'react'
import { SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@portico/locales/languages.ts'
import { useText } from '../core/useText.ts'
import css from './menu.module.css'

export type ItemWords = Partial<Record<Language, { name: string; description: string }>>
type Props = { initial: ItemWords; onChange: (words: ItemWords) => void }
const NONE = { name: '', description: '' }

/** The item's words for guests of other languages; a blank one shows the words above. */
export function TranslationsField({ initial, onChange }: Props) {
  const t = useText('menu')
  const [words, setWords] = useState(initial)
  const [language, setLanguage] = useState<Language>('en')
  const held = words[language] ?? NONE

  function write(part: Partial<typeof NONE>) {
    const next = { ...held, ...part }
    const { [language]: _own, ...others } = words
    const all = next.name || next.description ? { ...others, [language]: next } : others
    setWords(all)
    onChange(all)
  }

  return (
    <fieldset className={css.attributes}>
      <legend className={css.label}>{t('translations.title')}</legend>
      <SegmentedControl
        size="xs"
        aria-label={t('translations.language')}
        value={language}
        onChange={(value) => setLanguage(value)}
        data={LANGUAGES.map((value) => ({
          value,
          label: <abbr title={LANGUAGE_NAMES[value]}>{value.toUpperCase()}</abbr>,
        }))}
      />
      <TextInput
        label={t('field.name')}
        value={held.name}
        maxLength={120}
        lang={language}
        onChange={(event) => write({ name: event.currentTarget.value })}
      />
      <Textarea
        label={t('field.description')}
        value={held.description}
        maxLength={1000}
        lang={language}
        autosize
        minRows={2}
        onChange={(event) => write({ description: event.currentTarget.value })}
      />
    </fieldset>
  )
}
