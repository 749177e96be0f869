// The screens of the reports: which report each shows, and what stands around it.
import { lazy, Suspense } from 'react'
import type { Head, VisitsReport } from '@portico/contract/reports/replies.ts'
import { useText } from '../core/useText.ts'
import { Comments } from './Comments.tsx'
import { KINDS } from './kinds.ts'
import { Report } from './Report.tsx'
import { useFlowNames } from './useFlowNames.ts'
import { useView } from './useView.ts'

// Its inputs weigh more than the overview has to spare.
const DwellSettings = lazy(async () => ({ default: (await import('./DwellSettings.tsx')).DwellSettings }))

const LIVE = ['reports'] as const
const LOYALTY = ['gift-orders'] as const

export function OverviewScreen() {
  const t = useText('reports')
  const [view] = useView()
  const tabs = [
    { tab: undefined, label: t('tab.overview') },
    { tab: 'leads' as const, label: t('tab.leads') },
  ]
  return view.tab === 'leads' ? (
    <Report kind={KINDS.leads} lead={t('lead.leads')} tabs={tabs} />
  ) : (
    <Report kind={KINDS.overview} lead={t('lead.overview')} tabs={tabs} topics={LIVE} />
  )
}

export function CampaignsScreen() {
  const t = useText('reports')
  return <Report kind={KINDS.campaigns} lead={t('lead.campaigns')} />
}

export function VisitsScreen() {
  const t = useText('reports')
  const settings = (head: Head) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this report’s own call answered it
    const { dwell } = head as VisitsReport
    return (
      <Suspense>
        <DwellSettings key={`${dwell.engagedMinutes} ${dwell.longMinutes}`} {...dwell} />
      </Suspense>
    )
  }
  return <Report kind={KINDS.visits} lead={t('lead.visits')} extra={settings} />
}

export function DevicesScreen() {
  const t = useText('reports')
  const [view] = useView()
  const tabs = [
    { tab: undefined, label: t('tab.phones') },
    { tab: 'hotspots' as const, label: t('tab.hotspots') },
  ]
  return <Report kind={view.tab === 'hotspots' ? KINDS.hotspots : KINDS.phones} lead={t('lead.devices')} tabs={tabs} />
}

export function SoftwareScreen() {
  const t = useText('reports')
  return <Report kind={KINDS.software} lead={t('lead.software')} />
}

export function TimesScreen() {
  const t = useText('reports')
  return <Report kind={KINDS.times} lead={t('lead.times')} />
}

export function LoyaltyScreen() {
  const t = useText('reports')
  return <Report kind={KINDS.loyalty} lead={t('lead.loyalty')} topics={LOYALTY} />
}

export function SurveyScreen() {
  const t = useText('reports')
  const [view] = useView()
  const names = useFlowNames()
  return (
    <Report kind={KINDS.survey} lead={t('lead.survey')} names={names} below={<Comments view={view} names={names} />} />
  )
}
