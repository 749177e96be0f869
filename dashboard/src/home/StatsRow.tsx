import type { Reply } from '@portico/contract/http/endpoint.ts'
import type { visits } from '@portico/contract/visits.ts'
import { useAllows } from '../core/rights.ts'
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
  // A role that sees today only is answered null for the rest.
  const seesReports = useAllows('report:read')
  const week = summary?.days?.slice(-7).map((day) => day.visits)
  const total = summary?.week ?? undefined
  return (
    <div className={css.stats} data-today={!seesReports}>
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
          before={compared(summary?.sameDayLastWeek, t('stats.vsSameHours'))}
        />
      </Card>
      {seesReports && (
        <Card>
          <Stat
            label={t('stats.visitsWeek')}
            value={total}
            before={compared(summary?.previousWeek, t('stats.vsPreviousWeek'))}
            aside={
              week && total ? (
                <Sparkline values={week} label={`${t('stats.weekCourse')}: ${week.join(', ')}`} />
              ) : undefined
            }
          />
        </Card>
      )}
    </div>
  )
}

function compared(value: number | null | undefined, when: string) {
  return typeof value === 'number' ? { value, when } : undefined
}
