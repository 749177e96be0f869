import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { profiles } from '@portico/contract/profiles.ts'
import { useReply } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import css from './zalo.module.css'

const SHOWN = 5
const PAUSE_MS = 300

/** Finds a guest of the venue. */
export function ChooseGuest({ onChoose }: { onChoose: (guestId: string) => void }) {
  const t = useText('zalo.followers')
  const [typed, type] = useState('')
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS)
  const found = useReply(
    profiles.list,
    { query: { search, limit: SHOWN } },
    { isEnabled: search !== '', hasLast: true },
  )
  const rows = search === '' ? [] : (found.data?.data ?? [])
  return (
    <>
      <TextInput label={t('findGuest')} value={typed} onChange={(event) => type(event.currentTarget.value)} />
      {search !== '' && found.data && rows.length === 0 && (
        <p className={css.note} role="status">
          {t('noGuest')}
        </p>
      )}
      <ul className={css.found}>
        {rows.map(({ id, name, phone, email }) => (
          <li key={id}>
            <span>{[name, phone ?? email].filter(Boolean).join(' · ') || t('nameless')}</span>
            <Button variant="light" onClick={() => onChoose(id)}>
              {t('choose')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
