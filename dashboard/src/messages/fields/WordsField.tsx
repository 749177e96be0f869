import { useRef } from 'react'
import { Textarea, TextInput } from '@mantine/core'
import { MERGE_FIELDS, type MergeField, wrongFields } from '@portico/contract/messages/merge.ts'
import type { Language } from '@portico/locales/languages.ts'
import { useText } from '../../core/useText.ts'
import { withText, type Translations } from '../../ui/editor/translations.ts'
import css from '../messages.module.css'

type Props = {
  label: string
  language: Language
  texts: Translations
  longest: number
  isLong?: boolean
  onChange: (texts: Translations) => void
}

/** Words in the language being written, with the fields that are filled in for each guest. */
export function WordsField({ label, language, texts, longest, isLong, onChange }: Props) {
  const t = useText('messages')
  const value = texts[language] ?? ''
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const put = (text: string) => onChange(withText(texts, language, text))

  function insert(field: MergeField) {
    const words = field === 'name' ? `{{name|${t('fields.fallbackName')}}}` : `{{${field}}}`
    const { selectionStart, selectionEnd } = box.current ?? {}
    const from = selectionStart ?? value.length
    put(value.slice(0, from) + words + value.slice(selectionEnd ?? from))
    box.current?.focus()
  }

  const wrong = wrongFields(value)
  const shared = {
    ref: box,
    label,
    lang: language,
    maxLength: longest,
    value,
    error: wrong.length > 0 && t('fields.wrong', { field: wrong[0]! }),
    onChange: (event: { currentTarget: { value: string } }) => put(event.currentTarget.value),
  }
  return (
    <div className={css.words}>
      {isLong ? <Textarea {...shared} autosize minRows={3} /> : <TextInput {...shared} />}
      <details className={css.insert}>
        <summary>{t('section.fields')}</summary>
        <p>{t('fields.help')}</p>
        <div>
          {MERGE_FIELDS.map((field) => (
            <button key={field} type="button" onClick={() => insert(field)}>
              {t(`fields.${field}`)}
            </button>
          ))}
        </div>
      </details>
    </div>
  )
}
