import { Button } from '@mantine/core'
import { Link, useMatches } from '@tanstack/react-router'
import { useAllows } from '../core/rights.ts'
import type { LaterTopic, MenuLabel } from '../core/screen.ts'
import { useText } from '../core/useText.ts'
import { Tag } from '../ui/Tag.tsx'
import { Scaffold } from './art/Scaffold.tsx'
import css from './later.module.css'

/** The one screen of every area that comes later: says what will be here and shows nothing invented. */
export function LaterPage() {
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen })
  return screen?.label && screen.later ? <Announcement label={screen.label} topic={screen.later} /> : null
}

function Announcement({ label, topic }: { label: MenuLabel; topic: LaterTopic }) {
  const t = useText('later')
  const frame = useText('frame')
  const seesDevices = useAllows('device:read')
  const title = frame(`menu.${label}`)
  return (
    <div className={css.later}>
      <title>{`${title} · Portico`}</title>
      <Scaffold />
      <Tag tone="warn">{t('kicker')}</Tag>
      <h1>{title}</h1>
      <p className={css.topic}>{t(`topic.${topic}`)}</p>
      <p>{t('lead')}</p>
      <div className={css.actions}>
        <Button component={Link} to="/dashboard">
          {t('back')}
        </Button>
        {seesDevices && (
          <Button component={Link} to="/dashboard/devices" variant="default">
            {t('devices')}
          </Button>
        )}
      </div>
    </div>
  )
}
