import { Link, useParams } from '@tanstack/react-router'
import { zaloCampaigns, type MessageCampaign } from '@portico/contract/messages/campaigns.ts'
import { useReply } from '../../core/keys.ts'
import { useAllows } from '../../core/rights.ts'
import { usePlace } from '../../core/usePlace.ts'
import { useText } from '../../core/useText.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { SkeletonBlock } from '../../ui/Skeletons.tsx'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import { ViewTabs } from '../../ui/ViewTabs.tsx'
import { readSendsPlace, VIEWS } from './place.ts'
import { Results } from './Results.tsx'
import { SendsTab } from './SendsTab.tsx'
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
        <CampaignParts campaign={campaign} />
      )}
    </Screen>
  )
}

/** What became of it, as a whole and guest by guest. */
function CampaignParts({ campaign }: { campaign: MessageCampaign }) {
  const t = useText('zaloCampaigns')
  const mayList = useAllows('guest:read')
  const [place, go] = usePlace(readSendsPlace)
  const { view = 'results' } = place
  if (!mayList) return <Results campaign={campaign} />
  return (
    <>
      <ViewTabs
        label={t('tabs.label')}
        views={VIEWS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={view}
        onChange={(next) => go({ view: next })}
      />
      {view === 'results' ? (
        <Results campaign={campaign} />
      ) : (
        <SendsTab campaign={campaign} place={place} onPlace={go} />
      )}
    </>
  )
}
