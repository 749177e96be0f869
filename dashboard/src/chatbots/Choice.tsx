import { NativeSelect } from '@mantine/core'
import { useText } from '../core/useText.ts'
import type { Things } from './queries.ts'

type ChoiceProps = {
  label: string
  list: Things['items']
  value: string | null
  onChange: (id: string | null) => void
}

/** One thing of the page, by name. */
export function Choice({ label, list, value, onChange }: ChoiceProps) {
  const t = useText('chatbots')
  const isGone = value !== null && !list.some(({ id }) => id === value)
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      data={[
        { value: '', label: list.length === 0 ? t('nothingThere') : t('unchosen') },
        ...(isGone ? [{ value, label: t('gone') }] : []),
        ...list.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget: { value: chosen } }) => onChange(chosen || null)}
    />
  )
}
