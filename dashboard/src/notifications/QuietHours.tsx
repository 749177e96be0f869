import { Switch } from '@mantine/core'
import { useText } from '../core/useText.ts'
import { TimeField } from '../ui/dates/TimeField.tsx'
import type { Draft } from './draft.ts'
import { Section } from '../ui/Section.tsx'
import css from './notifications.module.css'

type Props = { draft: Draft; timeZone: string; isReadOnly: boolean; onChange: (draft: Draft) => void }

const NIGHT = { from: '22:00', to: '07:00' }

/** When nobody is to be disturbed. */
export function QuietHours({ draft, timeZone, isReadOnly, onChange }: Props) {
  const t = useText('notifications')
  const quiet = draft.quietHours
  return (
    <Section title={t('quiet.title')} text={t('quiet.text', { zone: timeZone })}>
      <Switch
        label={t('quiet.switch')}
        checked={quiet !== null}
        disabled={isReadOnly}
        onChange={() => onChange({ ...draft, quietHours: quiet ? null : NIGHT })}
      />
      {quiet && (
        <div className={css.times}>
          {(['from', 'to'] as const).map((end) => (
            <TimeField
              key={end}
              label={t(`quiet.${end}`)}
              value={quiet[end]}
              readOnly={isReadOnly}
              onChange={(time) => onChange({ ...draft, quietHours: { ...quiet, [end]: time } })}
            />
          ))}
        </div>
      )}
    </Section>
  )
}
