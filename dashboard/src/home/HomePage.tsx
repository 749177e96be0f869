import { lazy, Suspense } from 'react'
import { IconPlus } from '@tabler/icons-react'
import { gateways } from '@portico/contract/gateways.ts'
import { visits } from '@portico/contract/visits.ts'
import { useSelectedPage } from '../core/selectedPage.ts'
import { useAllows } from '../core/rights.ts'
import { useList } from '../core/useList.ts'
import { useSilentDevices } from '../core/useSilentDevices.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { CafeDoor } from '../ui/art/CafeDoor.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Card, Screen } from '../ui/Screen.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { OnlineSection } from './OnlineSection.tsx'
import { Silence } from './Silence.tsx'
import { StatsRow } from './StatsRow.tsx'
import { TryOut } from './TryOut.tsx'
import { useFirstSteps } from './useFirstSteps.ts'
import { useLiveReply } from './useLiveReply.ts'
import { useOnline } from './useOnline.ts'
import { usePastDays } from './usePastDays.ts'
import { VisitsCard } from './VisitsCard.tsx'
import { WeekCard } from './WeekCard.tsx'
import css from './home.module.css'

// Only a new venue has it.
const FirstEvening = lazy(async () => ({ default: (await import('./FirstEvening.tsx')).FirstEvening }))

/** The first screen after signing in: who is here now, and how the venue is doing. */
export function HomePage() {
  const t = useText('home')
  const { locale, timeZone } = useFormat()
  const page = useSelectedPage()
  const today = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format()
  const online = useOnline()
  const summary = useLiveReply(visits.summary, {}, ['visits'])
  const week = usePastDays('last7')
  const month = usePastDays('last30')
  const devices = useList(gateways)
  const { silent, isAll } = useSilentDevices()

  const { facts, close } = useFirstSteps()
  const mayLead = useAllows('device:write')
  const isEvening = mayLead && facts?.closed === false
  const hasNoDevice = !devices.loading && !devices.error && devices.rows.length === 0
  const seesReports = useAllows('report:read')
  const isNew = hasNoDevice && online.rows.length === 0 && (month.data ? month.data.now.visits === 0 : !seesReports)
  const failed = [summary, week, month].find((query) => query.error && !query.data)
  return (
    <Screen
      title={t('title')}
      lead={page && `${page.name} · ${today}`}
      action={hasNoDevice || isEvening || online.rows.length === 0 ? undefined : <TryOut />}
    >
      <Silence silent={silent} isAll={isAll} />
      {isEvening && (
        <Suspense fallback={<SkeletonBlock height={180} />}>
          <FirstEvening facts={facts} onClose={close} />
        </Suspense>
      )}
      {hasNoDevice && !isEvening && <Start />}
      {!(isNew && summary.data) && (
        <>
          <StatsRow
            summary={summary.data}
            week={week.data}
            online={online.data?.count}
            devices={new Set(online.rows.map((row) => row.nas_id)).size}
            isSilent={isAll}
          />
          {(!hasNoDevice || online.rows.length > 0) && <OnlineSection online={online} isSilent={isAll} />}
          {failed ? (
            <ErrorState error={failed.error} onRetry={() => failed.refetch()} isBoxed />
          ) : (
            seesReports && (
              <div className={css.lower}>
                <VisitsCard month={month.data} />
                <WeekCard week={week.data} />
              </div>
            )
          )}
        </>
      )}
    </Screen>
  )
}

/** Leads a venue without a gateway to its first one. */
function Start() {
  const t = useText('home')
  const mayAdd = useAllows('device:write')
  return (
    <Card>
      <EmptyState art={<CafeDoor />} title={t('start.title')} text={t('start.text')}>
        <TryOut />
        {mayAdd && (
          <LinkButton
            to="/dashboard/devices"
            className={css.add}
            leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
          >
            {t('start.add')}
          </LinkButton>
        )}
      </EmptyState>
    </Card>
  )
}
