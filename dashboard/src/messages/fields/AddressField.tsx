import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { isWebAddress } from '@portico/contract/templates/webAddress.ts'
import { useText } from '../../core/useText.ts'

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
      error={shown !== '' && !isWebAddress(shown) && t('hrefWrong')}
      onChange={(event) => {
        const next = event.currentTarget.value.trim()
        setTyped(next)
        if (next === '' || isWebAddress(next)) onChange(next)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
