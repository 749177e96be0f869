import { schedules, type Schedule } from '@portico/contract/reports.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { useRemoval } from '../ui/useRemoval.ts'
import { OpenList } from './OpenList.tsx'
import { ScheduleForm } from './ScheduleForm.tsx'
import type { SentReport } from './view.ts'
import css from './sending.module.css'

type Props = { isOpen: boolean; onClose: () => void; report: SentReport }

/** Reports that come by mail on their own: what is arranged, and this one more. */
export function ScheduleDrawer({ isOpen, onClose, report }: Props) {
  const t = useText('reports')
  const format = useFormat()
  const list = useList(schedules, {}, { isEnabled: isOpen })
  const remove = useRemoval<Schedule>(
    () => ({
      title: t('schedule.removeTitle'),
      text: t('schedule.removeText'),
      confirm: t('schedule.remove'),
      isDanger: true,
    }),
    ({ id }) => list.remove({ id }),
  )
  const change = ({ id, nextAt: _next, lastSentAt: _last, ...body }: Schedule, isOn: boolean) =>
    list.update({ id }, { ...body, isOn }).catch(list.reload)
  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('schedule.title')} subtitle={t(`name.${report}`)}>
      <div className={css.body}>
        <p className={css.text}>{t('schedule.text')}</p>
        <ScheduleForm report={report} create={list.create} />
        <OpenList id="schedules" title={t('schedule.list')} none={t('schedule.none')} list={list}>
          {(schedule) => {
            const { id, isOn, recipients, nextAt } = schedule
            const name = `${t(`name.${schedule.report}`)} · ${t(`schedule.${schedule.every}`)}`
            const toggle = t(isOn ? 'schedule.pause' : 'schedule.resume')
            return (
              <li key={id}>
                <div>
                  <strong>{name}</strong>
                  <span>{recipients.join(', ')}</span>
                  <span>{isOn ? t('schedule.next', { when: format.dateTime(nextAt) }) : t('schedule.paused')}</span>
                </div>
                <div className={css.buttons}>
                  <button
                    type="button"
                    className={css.quiet}
                    aria-label={t('schedule.actionOf', { action: toggle, name })}
                    onClick={() => void change(schedule, !isOn)}
                  >
                    {toggle}
                  </button>
                  <button
                    type="button"
                    className={css.danger}
                    aria-label={t('schedule.actionOf', { action: t('schedule.remove'), name })}
                    onClick={() => void remove(schedule)}
                  >
                    {t('schedule.remove')}
                  </button>
                </div>
              </li>
            )
          }}
        </OpenList>
      </div>
    </SideDrawer>
  )
}
