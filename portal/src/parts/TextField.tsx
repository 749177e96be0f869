// One question of the form, with the keyboard and the autofill a phone offers for it.
import type { InputHTMLAttributes } from 'react'
import type { AskedQuestion, GuestField } from '../view.ts'
import type { Text } from '../text.ts'
import { FieldError, errorId } from './FieldError.tsx'

type Input = InputHTMLAttributes<HTMLInputElement>

const OF_FIELD: Record<GuestField, Input> = {
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', maxLength: 80 },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 24 },
  email: {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 254,
  },
}
const OF_TYPE: Partial<Record<AskedQuestion['type'], Input>> = {
  text: { type: 'text', maxLength: 500 },
  number: { type: 'text', inputMode: 'decimal', maxLength: 20 },
  date: { type: 'date', min: '1900-01-01', max: '2100-12-31' },
  phone: OF_FIELD.phone,
  email: OF_FIELD.email,
}

type Props = { question: AskedQuestion; isFirstWrong: boolean; t: Text }

export function TextField({ question, isFirstWrong, t }: Props) {
  const { id, field, type, isRequired, problem, value } = question
  const says = sentencesOf(question, t)
  return (
    <div className="field">
      <label htmlFor={id}>
        {labelOf(question, t)} {!isRequired && <small>({t('form.optional')})</small>}
      </label>
      <input
        {...(field ? OF_FIELD[field] : OF_TYPE[type])}
        id={id}
        name={id}
        defaultValue={value}
        required={isRequired}
        autoFocus={isFirstWrong}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId(id) : undefined}
        data-missing={isRequired ? says.missing : undefined}
        data-wrong={says.wrong}
      />
      <FieldError field={id} sentence={problem && (problem === 'field/required' ? says.missing : says.wrong)} />
    </div>
  )
}

/** The owner's words, else ours for the three everybody asks. */
export function labelOf({ label, field }: AskedQuestion, t: Text): string {
  return label || (field ? t(`form.${field}`) : t('survey.unnamed'))
}

function sentencesOf({ field, type }: AskedQuestion, t: Text): { missing: string; wrong: string } {
  const known = field ?? (type === 'phone' || type === 'email' ? type : undefined)
  if (known) return { missing: t(`form.${known}Required`), wrong: t(`form.${known}Invalid`) }
  const wrong =
    type === 'number' ? 'survey.numberInvalid' : type === 'date' ? 'survey.dateInvalid' : 'survey.textInvalid'
  return { missing: t('survey.required'), wrong: t(wrong) }
}
