import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePages } from '../core/selectedPage.ts'
import { useText } from '../core/useText.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonCards } from '../ui/Skeletons.tsx'
import { Shopfront } from './art/Shopfront.tsx'
import { DeletedPages } from './DeletedPages.tsx'
import { PageCard } from './PageCard.tsx'
import css from './pages.module.css'

/** The user's venues, and the way to a new one. `above`: what asks for an answer first. */
export function MyPages({ above }: { above?: ReactNode }) {
  const t = useText('pages')
  const { rows, count, loading, error, reload, hasMore, loadMore, loadingMore } = usePages()
  const create = (
    <Button component={Link} to="/dashboard/create-page" leftSection={<IconPlus size={18} />}>
      {t('mine.create')}
    </Button>
  )
  if (loading) {
    return (
      <Screen title={t('mine.title')} lead={t('mine.intro')}>
        <SkeletonCards />
      </Screen>
    )
  }
  if (error && rows.length === 0) {
    return (
      <Screen title={t('mine.title')}>
        <ErrorState error={error} onRetry={reload} isBoxed />
      </Screen>
    )
  }
  if (rows.length === 0) {
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
      <ul className={css.cards} aria-label={t('mine.count', { count })}>
        {rows.map((page) => (
          <PageCard key={page.eid} page={page} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="default" onClick={loadMore} loading={loadingMore} className={css.moreButton}>
          {t('mine.loadMore')}
        </Button>
      )}
      <DeletedPages />
    </Screen>
  )
}
