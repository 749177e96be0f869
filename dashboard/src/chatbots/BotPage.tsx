import { Link, useParams } from '@tanstack/react-router'
import { ApiError } from '@portico/contract/http/client.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { BotBuilder } from './BotBuilder.tsx'
import { useChatbot } from './queries.ts'
import css from './chatbots.module.css'

/** One chatbot, drawn. */
export function BotPage() {
  const t = useText('chatbots')
  const { id } = useParams({ from: '/dashboard/ofPage/zalo-chatbot/$id' })
  const { data, error, refetch, put } = useChatbot(id)
  const back = (
    <Link className={css.back} to="/dashboard/zalo-chatbot">
      {t('back')}
    </Link>
  )
  if (data) return <BotBuilder key={data.id} bot={data} back={back} onBot={put} />
  const isLost = error instanceof ApiError && error.status === 404
  return (
    <Screen title={t('title')} crumbs={back}>
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
