import { useState } from 'react'
import { Button } from '@mantine/core'
import { messageSettings } from '@portico/contract/messages/settings.ts'
import { api } from '../../core/api.ts'
import { useInvalidate } from '../../core/keys.ts'
import { useVenue } from '../../core/selectedPage.ts'
import { useSaved } from '../../core/useSaved.ts'
import { useText } from '../../core/useText.ts'
import { PickOne } from '../../ui/editor/fields.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './settings.module.css'

type Hours = { quietFrom: number; quietTo: number }
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))

/** The venue's own night, beside the law's. */
export function QuietHours({ known, maySave }: { known: Hours; maySave: boolean }) {
  const t = useText('messageSettings')
  const { timeZone } = useVenue()
  const saved = useSaved()
  const invalidate = useInvalidate()
  const [hours, setHours] = useState<Hours>({ quietFrom: known.quietFrom, quietTo: known.quietTo })
  const [isBusy, setBusy] = useState(false)
  const isChanged = hours.quietFrom !== known.quietFrom || hours.quietTo !== known.quietTo

  async function save() {
    setBusy(true)
    await saved('updated', () => api(messageSettings.save, { body: hours })).catch(() => undefined)
    await invalidate({ read: messageSettings.read })
    setBusy(false)
  }

  return (
    <Section title={t('quiet.title')} text={t('quiet.text', { zone: timeZone })}>
      <div className={css.pair}>
        {(['quietFrom', 'quietTo'] as const).map((name) => (
          <PickOne
            key={name}
            label={t(`quiet.${name}`)}
            value={String(hours[name])}
            values={HOURS}
            nameOf={(hour) => `${hour.padStart(2, '0')}:00`}
            isDisabled={!maySave}
            onChange={(hour) => setHours((old) => ({ ...old, [name]: Number(hour) }))}
          />
        ))}
      </div>
      <p className={css.note}>{t(hours.quietFrom === hours.quietTo ? 'quiet.none' : 'quiet.law')}</p>
      {maySave && (
        <Button className={css.inline} loading={isBusy} disabled={!isChanged} onClick={() => void save()}>
          {t('quiet.save')}
        </Button>
      )}
    </Section>
  )
}
