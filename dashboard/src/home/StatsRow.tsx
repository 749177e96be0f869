import type { Reply } from '@portico/contract/http/endpoint.ts'
import type { visits } from '@portico/contract/visits.ts'
import { useText } from '../core/useText.ts'
import { Card } from '../ui/Screen.tsx'
import { Sparkline } from '../ui/charts/Sparkline.tsx'
import { Stat } from '../ui/Stat.tsx'
import css from './home.module.css'

export type Summary = Reply<typeof visits.summary>

type Props = {
  summary: Summary | undefined
  /** Absent while they load. */
  online: number | undefined
  devices: number
}

/** The three numbers an owner looks for first. */
export function StatsRow({ summary, online, devices }: Props) {
  const t = useText('home')
  const week = summary?.days.slice(-7).map((day) => day.visits)
  return (
    <div className={css.stats}>
      <Card className={css.onlineNow}>
        <Stat
          label={t('stats.online')}
          value={online}
          note={online ? t('stats.onlineNote', { devices }) : online === 0 ? t('stats.onlineNone') : undefined}
        />
      </Card>
      <Card>
        <Stat
          label={t('stats.visitsToday')}
          value={summary?.today}
          before={summary && { value: summary.sameDayLastWeek, when: t('stats.vsSameHours') }}
        />
      </Card>
      <Card>
        <Stat
          label={t('stats.visitsWeek')}
          value={summary?.week}
          before={summary && { value: summary.previousWeek, when: t('stats.vsPreviousWeek') }}
          aside={
            week &&
            summary &&
            summary.week > 0 && <Sparkline values={week} label={`${t('stats.weekCourse')}: ${week.join(', ')}`} />
          }
        />
      </Card>
    </div>
  )
}
