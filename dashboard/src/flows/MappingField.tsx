import { useState } from 'react'
import { NativeSelect, TextInput } from '@mantine/core'
import { useText } from '../core/useText.ts'
import { keyOf, type QuestionType } from './steps.ts'
import css from './flow.module.css'

const KNOWN = ['name', 'phone', 'email', 'birthday', 'gender', 'tag'] as const
type KnownField = (typeof KNOWN)[number]
const OTHER = 'other'

type Props = { value: string; type: QuestionType; onChange: (field: string) => void }

/** Which attribute of the guest an answer becomes; contacts only fit questions of their own type. */
export function MappingField({ value, type, onChange }: Props) {
  const t = useText('flows')
  const isKnown = (KNOWN as readonly string[]).includes(value)
  const [isOther, setOther] = useState(value !== '' && !isKnown)
  const fitting = KNOWN.filter((one) => fits(one, type) || one === value)
  return (
    <div className={css.stack}>
      <NativeSelect
        label={t('questions.mapping')}
        value={isOther ? OTHER : value}
        data={[
          { value: '', label: t('mapping.none') },
          ...fitting.map((one) => ({ value: one, label: t(`mapping.${one}`) })),
          { value: OTHER, label: t('mapping.other') },
        ]}
        onChange={({ currentTarget: { value: next } }) => {
          setOther(next === OTHER)
          onChange(next === OTHER ? '' : next)
        }}
      />
      {isOther && (
        <TextInput
          label={t('questions.mappingKey')}
          description={t('questions.mappingKeyHint')}
          maxLength={40}
          value={value}
          onChange={(event) => onChange(keyOf(event.currentTarget.value))}
        />
      )}
    </div>
  )
}

function fits(field: KnownField, type: QuestionType): boolean {
  if (field === 'phone' || field === 'email') return type === field
  if (field === 'birthday') return type === 'date'
  if (field === 'name') return type === 'text'
  if (field === 'gender') return type === 'choice' || type === 'text'
  return type !== 'phone' && type !== 'email'
}
