import { Textarea, TextInput } from '@mantine/core'
import { LANGUAGE_NAMES } from '@portico/locales/languages.ts'
import { useText } from '../core/useText.ts'
import { ColorField } from './ColorField.tsx'
import type { EditorProps } from './editorProps.ts'
import { withWords } from './steps.ts'
import css from './flow.module.css'

/** What stands on the screen, in the language that is edited. */
export function WordFields({ step, language, isReadOnly, onChange }: EditorProps) {
  const t = useText('flows')
  const own = `${t('field.own')} (${LANGUAGE_NAMES[language]})`
  return (
    <section className={css.part}>
      <h3>{t('words')}</h3>
      <TextInput
        label={t('field.title')}
        placeholder={own}
        lang={language}
        maxLength={80}
        value={step.title[language] ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ title: withWords(step.title, language, value) }, `title ${step.id} ${language}`)
        }
      />
      <Textarea
        label={t(step.type === 'terms' ? 'field.rules' : 'field.text')}
        placeholder={own}
        lang={language}
        maxLength={2000}
        rows={step.type === 'terms' ? 5 : 2}
        resize="vertical"
        value={step.text[language] ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ text: withWords(step.text, language, value) }, `text ${step.id} ${language}`)
        }
      />
      <TextInput
        label={t('field.button')}
        placeholder={own}
        lang={language}
        maxLength={40}
        value={step.buttonLabel[language] ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ buttonLabel: withWords(step.buttonLabel, language, value) }, `button ${step.id} ${language}`)
        }
      />
      <ColorField
        key={step.id}
        color={step.buttonColor}
        isReadOnly={isReadOnly}
        onChange={(buttonColor) => onChange({ buttonColor }, `color ${step.id}`)}
      />
    </section>
  )
}
