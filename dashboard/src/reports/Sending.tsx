import { lazy, Suspense, useState } from 'react'
import { IconMailForward, IconShare } from '@tabler/icons-react'
import type { ReportName } from '@portico/contract/reports.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { useOnceTrue } from '../ui/useOnceTrue.ts'
import type { View } from './view.ts'
import css from './reports.module.css'

const ShareDrawer = lazy(async () => ({ default: (await import('./ShareDrawer.tsx')).ShareDrawer }))
const ScheduleDrawer = lazy(async () => ({ default: (await import('./ScheduleDrawer.tsx')).ScheduleDrawer }))

/** Giving a report to others: by a link, or by mail. */
export function Sending({ report, view }: { report: ReportName; view: View }) {
  const t = useText('reports')
  const may = useAllows('page.notification:write')
  const [open, setOpen] = useState<'share' | 'schedule'>()
  const wasShared = useOnceTrue(open === 'share')
  const wasScheduled = useOnceTrue(open === 'schedule')
  if (!may || report === 'guests' || report === 'top-users') return null
  const close = () => setOpen(undefined)
  return (
    <>
      <button type="button" className={css.control} onClick={() => setOpen('schedule')}>
        <IconMailForward size={17} stroke={1.8} aria-hidden />
        <span>{t('schedule.open')}</span>
      </button>
      <button type="button" className={css.control} onClick={() => setOpen('share')}>
        <IconShare size={17} stroke={1.8} aria-hidden />
        <span>{t('share.open')}</span>
      </button>
      <Suspense>
        {wasShared && <ShareDrawer isOpen={open === 'share'} onClose={close} report={report} view={view} />}
        {wasScheduled && <ScheduleDrawer isOpen={open === 'schedule'} onClose={close} report={report} />}
      </Suspense>
    </>
  )
}
