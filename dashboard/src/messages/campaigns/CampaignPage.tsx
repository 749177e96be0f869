import { Link, useParams } from '@tanstack/react-router'
import { zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import { useReply } from '../../core/keys.ts'
import { useText } from '../../core/useText.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { SkeletonBlock } from '../../ui/Skeletons.tsx'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import { Results } from './Results.tsx'
import { Wizard } from './Wizard.tsx'

/** One campaign: written step by step, then followed. */
export function CampaignPage() {
  const t = useText('zaloCampaigns')
  const { id } = useParams({ from: '/dashboard/ofPage/zalo-campaigns/$id' })
  const { data, error, refetch } = useReply(zaloCampaigns.read, { params: { id } })
  useLiveReload(['messages'], () => refetch(), 2)
  const crumbs = (
    <Link to="/dashboard/zalo-campaigns" activeOptions={{ exact: true }}>
      {t('title')}
    </Link>
  )
  if (error && !data)
    return (
      <Screen title={t('title')} crumbs={crumbs}>
        <ErrorState error={error} onRetry={() => void refetch()} isBoxed />
      </Screen>
    )
  if (!data)
    return (
      <Screen title={t('title')} crumbs={crumbs}>
        <SkeletonBlock height={320} />
      </Screen>
    )
  const campaign = data.data
  return (
    <Screen title={campaign.name} crumbs={crumbs}>
      {campaign.status === 'draft' ? (
        <Wizard key={`${id} ${campaign.revision}`} campaign={campaign} />
      ) : (
        <Results campaign={campaign} />
      )}
    </Screen>
  )
}
