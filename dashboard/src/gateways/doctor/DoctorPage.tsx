import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { doctor } from '@portico/contract/gateways/doctor.ts'
import { placeOf, usePlace } from '../../core/usePlace.ts'
import { useText } from '../../core/useText.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Examination } from './Examination.tsx'
import { LastHour } from './LastHour.tsx'
import css from './doctor.module.css'

const readPlace = placeOf(doctor.examine)

/** Why a guest cannot connect: the last hour of the venue, or the way of one guest. */
export function DoctorPage() {
  const t = useText('doctor')
  const [{ of }, go] = usePlace(readPlace)
  const [typed, setTyped] = useState(of ?? '')
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <form
        className={css.search}
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          go({ of: typed }, { isStep: true })
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
              go({}, { isStep: true })
            }}
          >
            {t('back')}
          </Button>
        )}
      </form>
      {of ? <Examination key={of} of={of} /> : <LastHour />}
    </Screen>
  )
}
