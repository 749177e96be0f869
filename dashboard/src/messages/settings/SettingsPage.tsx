import { messageSettings } from '@portico/contract/messages/settings.ts'
import { useReply } from '../../core/keys.ts'
import { useAllows } from '../../core/rights.ts'
import { useText } from '../../core/useText.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { SkeletonBlock } from '../../ui/Skeletons.tsx'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import { GuestAnswers } from './GuestAnswers.tsx'
import { QuietHours } from './QuietHours.tsx'
import { ReportAddress } from './ReportAddress.tsx'
import { SenderCheck } from './SenderCheck.tsx'

/** Quiet hours, how guests answer, and what helps e-mail to be delivered. */
export function SettingsPage() {
  const t = useText('messageSettings')
  const maySave = useAllows('zalo:send')
  const { data, error, refetch } = useReply(messageSettings.read, {})
  useLiveReload(['messages'], () => refetch(), 5)
  return (
    <Screen title={t('title')} lead={t('lead')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBoxed />}
      {!error && !data && <SkeletonBlock height={320} />}
      {data && (
        <>
          <QuietHours key={`${data.quietFrom} ${data.quietTo}`} known={data} maySave={maySave} />
          <GuestAnswers key={`${data.hasHomeChat} ${data.replyAddress}`} known={data} maySave={maySave} />
          <SenderCheck />
          <ReportAddress hasAddress={data.hasReportAddress} maySave={maySave} />
        </>
      )}
    </Screen>
  )
}
