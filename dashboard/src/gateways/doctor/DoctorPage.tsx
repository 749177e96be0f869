import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '../../core/useText.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Examined } from './Examined.tsx'
import { LastHour } from './LastHour.tsx'
import css from './doctor.module.css'

/** Why a guest cannot connect: the last hour of the venue, or the way of one guest. */
export function DoctorPage() {
  const t = useText('doctor')
  const { of } = useSearch({ from: '/dashboard/ofPage/doctor' })
  const navigate = useNavigate()
  const [typed, setTyped] = useState(of ?? '')
  const go = (wanted?: string) => void navigate({ to: '/dashboard/doctor', search: wanted ? { of: wanted } : {} })
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <form
        className={css.search}
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          go(typed.trim())
        }}
      >
        <TextInput
          label={t('search')}
          placeholder={t('placeholder')}
          leftSection={<IconSearch size={17} stroke={1.8} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          maxLength={128}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" disabled={typed.trim().length < 2}>
          {t('examine')}
        </Button>
        {of && (
          <Button
            variant="default"
            onClick={() => {
              setTyped('')
              go()
            }}
          >
            {t('back')}
          </Button>
        )}
      </form>
      {of ? <Examined key={of} of={of} /> : <LastHour />}
    </Screen>
  )
}
