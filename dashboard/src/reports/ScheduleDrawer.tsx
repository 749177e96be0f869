import { useQuery } from '@tanstack/react-query'
import { reports } from '@portico/contract/reports.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { usePage } from '../core/page.ts'
import { useFormat } from '../core/useFormat.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonCards } from '../ui/Skeletons.tsx'
import { ScheduleForm } from './ScheduleForm.tsx'
import type { SentReport } from './view.ts'
import css from './sending.module.css'

type Props = { isOpen: boolean; onClose: () => void; report: SentReport }
export type Schedule = Reply<typeof reports.schedules>['rows'][number]

/** Reports that come by mail on their own: what is arranged, and this one more. */
export function ScheduleDrawer({ isOpen, onClose, report }: Props) {
  const t = useText('reports')
  const pageId = usePage((state) => state.pageId)
  const list = useQuery({
    queryKey: ['report schedules', pageId],
    enabled: isOpen,
    queryFn: ({ signal }) => api(reports.schedules, {}, signal),
  })
  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('schedule.title')} subtitle={t(`name.${report}`)}>
      <div className={css.body}>
        <p className={css.text}>{t('schedule.text')}</p>
        <ScheduleForm report={report} onMade={() => void list.refetch()} />
        <section className={css.list} aria-labelledby="schedules">
          <h3 id="schedules">{t('schedule.list')}</h3>
          {list.error ? (
            <ErrorState error={list.error} onRetry={() => list.refetch()} />
          ) : !list.data ? (
            <SkeletonCards cards={2} />
          ) : list.data.rows.length === 0 ? (
            <p className={css.text}>{t('schedule.none')}</p>
          ) : (
            <ul>
              {list.data.rows.map((schedule) => (
                <Arranged key={schedule.id} schedule={schedule} onChanged={() => void list.refetch()} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </SideDrawer>
  )
}

function Arranged({ schedule, onChanged }: { schedule: Schedule; onChanged: () => void }) {
  const t = useText('reports')
  const format = useFormat()
  const saved = useSaved()
  const { id, nextAt, lastSentAt: _, ...fields } = schedule
  const name = `${t(`name.${schedule.report}`)} · ${t(`schedule.${schedule.every}`)}`
  const toggle = t(schedule.isOn ? 'schedule.pause' : 'schedule.resume')

  async function change(isOn: boolean) {
    await saved('updated', () => api(reports.updateSchedule, { params: { id }, body: { ...fields, isOn } })).catch(
      () => undefined,
    )
    onChanged()
  }
  async function remove() {
    const isSure = await confirm({
      title: t('schedule.removeTitle'),
      text: t('schedule.removeText'),
      confirm: t('schedule.remove'),
      isDanger: true,
    })
    if (!isSure) return
    await saved('deleted', () => api(reports.removeSchedule, { params: { id } })).catch(() => undefined)
    onChanged()
  }

  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>{schedule.recipients.join(', ')}</span>
        <span>{schedule.isOn ? t('schedule.next', { when: format.dateTime(nextAt) }) : t('schedule.paused')}</span>
      </div>
      <div className={css.buttons}>
        <button
          type="button"
          className={css.quiet}
          aria-label={t('schedule.actionOf', { action: toggle, name })}
          onClick={() => void change(!schedule.isOn)}
        >
          {toggle}
        </button>
        <button
          type="button"
          className={css.danger}
          aria-label={t('schedule.actionOf', { action: t('schedule.remove'), name })}
          onClick={() => void remove()}
        >
          {t('schedule.remove')}
        </button>
      </div>
    </li>
  )
}
