import { lazy, Suspense, useState, type ReactNode } from 'react'
import { IconMailForward, IconShare, type Icon } from '@tabler/icons-react'
import type { ReportName } from '@portico/contract/reports.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { useOnceTrue } from '../ui/useOnceTrue.ts'
import type { View } from './view.ts'

const ShareDrawer = lazy(async () => ({ default: (await import('./ShareDrawer.tsx')).ShareDrawer }))
const ScheduleDrawer = lazy(async () => ({ default: (await import('./ScheduleDrawer.tsx')).ScheduleDrawer }))

type Way = { key: 'schedule' | 'share'; label: string; icon: Icon; open: () => void }

/** Giving a report to others: by a link, or by mail. @returns the ways the member has, and the drawers they open */
export function useSending(report: ReportName, view: View): { ways: Way[]; drawers: ReactNode } {
  const t = useText('reports')
  const may = useAllows('page.notification:write')
  const [open, setOpen] = useState<Way['key']>()
  const wasShared = useOnceTrue(open === 'share')
  const wasScheduled = useOnceTrue(open === 'schedule')
  if (!may || report === 'guests' || report === 'top-users') return { ways: [], drawers: null }
  const close = () => setOpen(undefined)
  return {
    ways: [
      { key: 'schedule', label: t('schedule.open'), icon: IconMailForward, open: () => setOpen('schedule') },
      { key: 'share', label: t('share.open'), icon: IconShare, open: () => setOpen('share') },
    ],
    drawers: (
      <Suspense>
        {wasShared && <ShareDrawer isOpen={open === 'share'} onClose={close} report={report} view={view} />}
        {wasScheduled && <ScheduleDrawer isOpen={open === 'schedule'} onClose={close} report={report} />}
      </Suspense>
    ),
  }
}
