import { Link, useParams } from '@tanstack/react-router'
import { ApiError } from '@portico/contract/http/client.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { Editor } from './Editor.tsx'
import { useAutomation } from './queries.ts'

/** One automation: its steps, and a log by guest. */
export function AutomationPage() {
  const t = useText('automations')
  const { id } = useParams({ from: '/dashboard/ofPage/zalo-automation/$id' })
  const { data, error, refetch, put } = useAutomation(id)
  const crumbs = <Crumbs />
  if (data) return <Editor key={data.id} automation={data} crumbs={crumbs} onSaved={put} />
  const isLost = error instanceof ApiError && error.status === 404
  return (
    <Screen title={t('title')} crumbs={crumbs}>
      {isLost ? (
        <EmptyState art={<EmptyCup />} title={t('lost')} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} isBoxed />
      ) : (
        <SkeletonBlock height={520} />
      )}
    </Screen>
  )
}

function Crumbs() {
  const t = useText('automations')
  return (
    <Link to="/dashboard/zalo-automation" activeOptions={{ exact: true }}>
      {t('title')}
    </Link>
  )
}
