import { ActionIcon, NativeSelect, Switch, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import { QUESTION_TYPES, type Question } from '@portico/contract/flows.ts'
import type { Language } from '@portico/locales/languages.ts'
import { useText } from '../core/useText.ts'
import { LowScoreField } from './LowScoreField.tsx'
import { MappingField } from './MappingField.tsx'
import { OptionsField } from './OptionsField.tsx'
import { withWords, type QuestionType } from './steps.ts'
import css from './flow.module.css'
import fields from './stepFields.module.css'

type Props = {
  question: Question
  number: number
  of: number
  language: Language
  canAdd: boolean
  onChange: (part: Partial<Question>, mark?: string) => void
  onMove: (to: number) => void
  onCopy: () => void
  onRemove: () => void
}

/** One question: what it says, how it is answered, where the answer goes. */
export function QuestionCard({ question, number, of, language, canAdd, onChange, onMove, onCopy, onRemove }: Props) {
  const t = useText('flows')
  const { label, type, required, options, leadAtOrBelow } = question
  return (
    <li className={fields.question}>
      <QuestionHead
        number={number}
        of={of}
        canAdd={canAdd}
        onUp={() => onMove(number - 2)}
        onDown={() => onMove(number)}
        onCopy={onCopy}
        onRemove={onRemove}
      />
      <TextInput
        label={t('questions.label')}
        lang={language}
        maxLength={200}
        value={label[language] ?? ''}
        placeholder={Object.values(label).find(Boolean)}
        onChange={({ currentTarget: { value } }) => onChange({ label: withWords(label, language, value) }, 'label')}
      />
      <AnswerFields question={question} onChange={onChange} />
      {type === 'choice' && (
        <OptionsField
          options={options}
          language={language}
          onChange={(next, mark) => onChange({ options: next }, mark)}
        />
      )}
      <Switch
        label={t('questions.required')}
        checked={required}
        onChange={(event) => onChange({ required: event.currentTarget.checked })}
      />
      {(type === 'rating' || type === 'nps') && (
        <LowScoreField type={type} most={leadAtOrBelow} onChange={(most) => onChange({ leadAtOrBelow: most })} />
      )}
    </li>
  )
}

type HeadProps = Pick<Props, 'number' | 'of' | 'canAdd' | 'onCopy' | 'onRemove'> & {
  onUp: () => void
  onDown: () => void
}

function QuestionHead({ number, of, canAdd, onUp, onDown, onCopy, onRemove }: HeadProps) {
  const t = useText('flows')
  const tools = [
    { key: 'up', icon: IconArrowUp, label: t('questions.up', { number }), isOff: number === 1, run: onUp },
    { key: 'down', icon: IconArrowDown, label: t('questions.down', { number }), isOff: number === of, run: onDown },
    { key: 'copy', icon: IconCopy, label: t('questions.duplicate', { number }), isOff: !canAdd, run: onCopy },
    { key: 'remove', icon: IconTrash, label: t('questions.remove', { number }), isOff: false, run: onRemove },
  ]
  return (
    <div className={fields.questionHead}>
      <h4>{t('questions.one', { number })}</h4>
      {tools.map(({ key, icon: Icon, label, isOff, run }) => (
        <ActionIcon
          key={key}
          variant="subtle"
          color="gray"
          size={34}
          aria-label={label}
          aria-disabled={isOff}
          onClick={() => !isOff && run()}
        >
          <Icon size={16} stroke={1.8} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  )
}

/** How the question is answered, and the guest's field that the answer fills. */
function AnswerFields({ question: { id, type, mappingField }, onChange }: Pick<Props, 'question' | 'onChange'>) {
  const t = useText('flows')

  function retype(next: QuestionType) {
    const isContact = next === 'phone' || next === 'email'
    const wasContact = mappingField === 'phone' || mappingField === 'email'
    onChange({ type: next, ...(isContact ? { mappingField: next } : wasContact ? { mappingField: '' } : {}) })
  }

  return (
    <div className={css.pair}>
      <NativeSelect
        label={t('questions.type')}
        value={type}
        data={QUESTION_TYPES.map((value) => ({ value, label: t(`questionType.${value}`) }))}
        onChange={(event) => retype(QUESTION_TYPES.find((one) => one === event.currentTarget.value) ?? type)}
      />
      <MappingField
        key={id}
        value={mappingField}
        type={type}
        onChange={(field) => onChange({ mappingField: field }, 'mapping')}
      />
    </div>
  )
}
