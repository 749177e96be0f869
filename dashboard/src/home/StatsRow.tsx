import type { Reply } from '@portico/contract/http/endpoint.ts'
import type { visits } from '@portico/contract/visits.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { Card } from '../ui/Screen.tsx'
import { Sparkline } from '../ui/charts/Sparkline.tsx'
import { Stat } from '../ui/Stat.tsx'
import type { PastDays } from './usePastDays.ts'
import css from './home.module.css'

type Props = {
  summary: Reply<typeof visits.summary> | undefined
  week: PastDays | undefined
  /** Absent while they load. */
  online: number | undefined
  devices: number
  /** No device reports, so zero online may be wrong. */
  isSilent: boolean
}

/** The three numbers an owner looks for first. */
export function StatsRow({ summary, week, online, devices, isSilent }: Props) {
  const t = useText('home')
  const nobody = isSilent ? 'online.unknownText' : 'stats.onlineNone'
  const seesReports = useAllows('report:read')
  const course = week?.series.map((day) => day.visits) ?? []
  return (
    <div className={css.stats} data-today={!seesReports}>
      <Card className={css.onlineNow}>
        <Stat
          label={t('stats.online')}
          value={online}
          note={online ? t('stats.onlineNote', { devices }) : online === 0 ? t(nobody) : undefined}
        />
      </Card>
      <Card>
        <Stat
          label={t('stats.visitsToday')}
          value={summary?.today}
          before={compareWith(summary?.sameDayLastWeek, t('stats.vsSameHours'))}
        />
      </Card>
      {seesReports && (
        <Card>
          <Stat
            label={t('stats.visitsWeek')}
            value={week?.now.visits}
            before={compareWith(week?.previous?.visits, t('stats.vsPreviousWeek'))}
            aside={
              week?.now.visits ? (
                <Sparkline values={course} label={`${t('stats.weekCourse')}: ${course.join(', ')}`} />
              ) : undefined
            }
          />
        </Card>
      )}
    </div>
  )
}

function compareWith(value: number | null | undefined, when: string) {
  return typeof value === 'number' ? { value, when } : undefined
}
