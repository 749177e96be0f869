import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { profiles } from '@portico/contract/profiles.ts'
import { useReply } from '../core/keys.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import css from './panel.module.css'

const MOST = 6
const LEAST_LETTERS = 2

type Props = { name: string; onChoose: (guestId: string) => Promise<void> }

/** Finds the guest that a person of a channel is. */
export function GuestPicker({ name, onChoose }: Props) {
  const t = useText('inbox')
  const mayRead = useAllows('guest:read')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const isAsked = search.length >= LEAST_LETTERS
  const found = useReply(
    profiles.list,
    { query: { search, limit: MOST } },
    { isEnabled: mayRead && isAsked, hasLast: true },
  )
  const rows = isAsked ? (found.data?.data ?? []) : []
  return (
    <div className={css.guest}>
      <p>{t('guest.unknown')}</p>
      {mayRead && (
        <TextInput
          size="xs"
          type="search"
          label={t('guest.find')}
          placeholder={name}
          value={typed}
          maxLength={80}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {isAsked && found.data && rows.length === 0 && <p role="status">{t('guest.none')}</p>}
      <ul className={css.found}>
        {rows.map((guest) => (
          <li key={guest.id}>
            <button type="button" onClick={() => void onChoose(guest.id)}>
              <b>{guest.name ?? t('somebody')}</b> <small>{guest.phone ?? guest.email}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
