import { useState, type FormEvent } from 'react'
import { Button, NativeSelect } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { DWELL_EDGES, reports } from '@portico/contract/reports.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { useErrorText } from '../core/errors.ts'
import { useAllows } from '../core/rights.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { PopMenu } from '../ui/PopMenu.tsx'
import css from './reports.module.css'

type Props = { engagedMinutes: number; longMinutes: number }

/** From how many minutes on a guest has stayed, or sat down for long: every venue knows its own. */
export function DwellSettings(props: Props) {
  const t = useText('reports')
  const may = useAllows('page.settings:write')
  if (!may) return null
  return (
    <PopMenu
      label={t('settings.open')}
      button={
        <>
          <IconAdjustments size={17} stroke={1.7} aria-hidden />
          <span>{t('settings.open')}</span>
        </>
      }
      buttonClass={css.control}
      width={300}
      align="start"
      role="dialog"
    >
      <Lengths {...props} />
    </PopMenu>
  )
}

function Lengths({ engagedMinutes, longMinutes }: Props) {
  const t = useText('reports')
  const saved = useSaved()
  const errorText = useErrorText()
  const invalidate = useInvalidate()
  const [engaged, setEngaged] = useState(String(engagedMinutes))
  const [long, setLong] = useState(String(longMinutes))
  const [problem, setProblem] = useState('')
  const choices = DWELL_EDGES.map((minutes) => ({ value: String(minutes), label: t('settings.minutes', { minutes }) }))

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const box = event.currentTarget.closest<HTMLElement>('[popover]')
    if (Number(engaged) >= Number(long)) return setProblem(t('settings.order'))
    try {
      const body = { engagedMinutes: Number(engaged), longMinutes: Number(long) }
      await saved('updated', () => api(reports.saveSettings, { body }))
      await invalidate({ visits: reports.visits })
      box?.hidePopover()
    } catch (error) {
      setProblem(errorText(error))
    }
  }

  return (
    <form
      className={css.ownRange}
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <strong>{t('settings.title')}</strong>
      <p className={css.zone}>{t('settings.text')}</p>
      <NativeSelect
        label={t('settings.engaged')}
        data={choices}
        value={engaged}
        onChange={(event) => setEngaged(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('settings.long')}
        data={choices}
        value={long}
        onChange={(event) => setLong(event.currentTarget.value)}
        error={problem || undefined}
      />
      <Button type="submit">{t('settings.save')}</Button>
    </form>
  )
}
