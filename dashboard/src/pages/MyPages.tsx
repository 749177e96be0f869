import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { pages } from '@portico/contract/pages.ts'
import { useReply } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonCards } from '../ui/Skeletons.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Shopfront } from './art/Shopfront.tsx'
import { DeletedPages } from './DeletedPages.tsx'
import { Venues } from './Venues.tsx'

/** No live stream speaks of all venues at once. */
const EVERY_MS = 15_000

/** The user's venues, and the way to a new one. `above`: what asks for an answer first. */
export function MyPages({ above }: { above?: ReactNode }) {
  const t = useText('pages')
  const { data, error, isPending, refetch } = useReply(
    pages.overview,
    {},
    // A venue made, restored or left a moment ago must be right here.
    { refetchInterval: EVERY_MS, staleTime: 0 },
  )
  const create = (
    <LinkButton to="/dashboard/create-page" leftSection={<IconPlus size={18} />}>
      {t('mine.create')}
    </LinkButton>
  )
  if (isPending) {
    return (
      <Screen title={t('mine.title')} lead={t('mine.intro')}>
        <SkeletonCards />
      </Screen>
    )
  }
  if (!data) {
    return (
      <Screen title={t('mine.title')}>
        <ErrorState error={error} onRetry={() => void refetch()} isBoxed />
      </Screen>
    )
  }
  if (data.rows.length === 0) {
    return (
      <Screen title={t('mine.title')}>
        {above}
        <EmptyState art={<Shopfront />} title={t('mine.emptyTitle')} text={t('mine.emptyText')}>
          {create}
        </EmptyState>
        <DeletedPages />
      </Screen>
    )
  }
  return (
    <Screen title={t('mine.title')} lead={t('mine.intro')} action={create}>
      {above}
      <Venues venues={data.rows} />
      <DeletedPages />
    </Screen>
  )
}
