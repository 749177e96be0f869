import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { useText } from '../../core/useText.ts'

/** As the contract takes it, without loading its schema. */
const ADDRESS = /^https?:\/\/[^\s"'<>\\]+$/

type Props = { label: string; value: string; onChange: (address: string) => void }

/** An address outside; one that is half typed stays here until it is whole. */
export function AddressField({ label, value, onChange }: Props) {
  const t = useText('messages')
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? value
  return (
    <TextInput
      label={label}
      type="url"
      inputMode="url"
      maxLength={500}
      value={shown}
      error={shown !== '' && !ADDRESS.test(shown) && t('hrefWrong')}
      onChange={(event) => {
        const next = event.currentTarget.value.trim()
        setTyped(next)
        if (next === '' || ADDRESS.test(next)) onChange(next)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
