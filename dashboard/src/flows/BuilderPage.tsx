import { useParams } from '@tanstack/react-router'
import { ApiError } from '@portico/contract/http/client.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { BackToFlows } from './BackToFlows.tsx'
import { Builder } from './Builder.tsx'
import { useFlow } from './queries.ts'

/** One login flow, step by step. */
export function BuilderPage() {
  const t = useText('flows')
  const { id } = useParams({ from: '/dashboard/ofPage/wifi-login-flow/$id' })
  const { data, error, refetch, put } = useFlow(id)
  if (data) return <Builder key={data.id} flow={data} onSaved={put} />
  const isLost = error instanceof ApiError && error.status === 404
  return (
    <Screen title={t('unnamed')} crumbs={<BackToFlows />}>
      {isLost ? (
        <EmptyState art={<EmptyCup />} title={t('lost')} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} isBoxed />
      ) : (
        <SkeletonBlock height={520} />
      )}
    </Screen>
  )
}
