import { schedules, type Schedule } from '@portico/contract/reports.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { removal } from '../ui/useRemoval.ts'
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
  const toggle = ({ id, nextAt: _next, lastSentAt: _last, ...body }: Schedule) =>
    list.update({ id }, { ...body, isOn: !body.isOn }).catch(list.reload)
  const ask = () => ({
    title: t('schedule.removeTitle'),
    text: t('schedule.removeText'),
    confirm: t('schedule.remove'),
    isDanger: true,
  })
  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('schedule.title')} subtitle={t(`name.${report}`)}>
      <div className={css.body}>
        <p className={css.text}>{t('schedule.text')}</p>
        <ScheduleForm report={report} create={list.create} />
        <OpenList
          id="schedules"
          title={t('schedule.list')}
          none={t('schedule.none')}
          list={list}
          nameOf={(schedule) => `${t(`name.${schedule.report}`)} · ${t(`schedule.${schedule.every}`)}`}
          linesOf={({ recipients, isOn, nextAt }) => [
            recipients.join(', '),
            isOn ? t('schedule.next', { when: format.dateTime(nextAt) }) : t('schedule.paused'),
          ]}
          actions={[
            { key: 'pause', label: t('schedule.pause'), isFor: ({ isOn }) => isOn, run: toggle },
            { key: 'resume', label: t('schedule.resume'), isFor: ({ isOn }) => !isOn, run: toggle },
            removal<Schedule>(t('schedule.remove'), { isDanger: true, ask, remove: ({ id }) => list.remove({ id }) }),
          ]}
          actionOf={(action, name) => t('schedule.actionOf', { action, name })}
        />
      </div>
    </SideDrawer>
  )
}
