import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { Question } from '@portico/contract/flows.ts'
import type { Language } from '@portico/locales/languages.ts'
import { useText } from '../core/useText.ts'
import { withWords } from './steps.ts'
import css from './stepFields.module.css'

type Option = Question['options'][number]
type Props = {
  options: readonly Option[]
  language: Language
  onChange: (options: Option[], mark?: string) => void
}

const MOST_OPTIONS = 30

/** What guests may choose from. An answer is kept under the words it was first given. */
export function OptionsField({ options, language, onChange }: Props) {
  const t = useText('flows')
  return (
    <fieldset className={css.options}>
      <legend>{t('questions.options')}</legend>
      {options.map((option, index) => (
        // Options have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={css.option}>
          <TextInput
            aria-label={t('questions.option', { number: index + 1 })}
            lang={language}
            maxLength={80}
            value={wordsOf(option, language)}
            onChange={({ currentTarget: { value } }) =>
              onChange(options.with(index, rewordOption(option, language, value)), `option ${index}`)
            }
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('questions.removeOption', { number: index + 1 })}
            onClick={() => onChange(options.toSpliced(index, 1))}
          >
            <IconX size={16} stroke={1.8} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {options.length < MOST_OPTIONS && (
        <div>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
            onClick={() => onChange([...options, { value: '' }])}
          >
            {t('questions.addOption')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function wordsOf({ value, label }: Option, language: Language): string {
  return label?.[language] ?? value
}

/** The words it was first given are what answers are kept under; in another language only the label changes. */
function rewordOption({ value, label = {} }: Option, language: Language, text: string): Option {
  const isFirst = value === '' || label[language] === value || Object.keys(label).length === 0
  return { value: isFirst ? text : value, label: withWords(label, language, text) }
}
