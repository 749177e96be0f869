import { useParams } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { usePages } from '../core/selectedPage.ts'
import { useText } from '../core/useText.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Shopfront } from './art/Shopfront.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** What guests and the team see of a venue. */
export function PageSettings() {
  const t = useText('pages')
  const { eid } = useParams({ from: '/dashboard/page/$eid' })
  const { rows, loading, loadingMore, hasMore, loadMore, error, reload } = usePages()
  const page = rows.find((row) => row.eid === eid)
  const mayFollow = !page && hasMore && !loadingMore

  // There is no call for a single page; one that is far down the list is found by going on.
  const follow = useEffectEvent(loadMore)
  useEffect(() => {
    if (mayFollow) follow()
  }, [mayFollow])

  if (page) {
    return (
      <Screen title={t('settings.title')} lead={t('settings.intro')} crumbs={page.name}>
        <SettingsForm key={page.eid} page={page} />
      </Screen>
    )
  }
  return (
    <Screen title={t('settings.title')}>
      {error ? (
        <ErrorState error={error} onRetry={reload} isBoxed />
      ) : loading || hasMore ? (
        <SkeletonBlock height={420} />
      ) : (
        <EmptyState art={<Shopfront />} title={t('settings.missingTitle')} text={t('settings.missingText')}>
          <LinkButton to="/dashboard/my-pages">{t('settings.toMine')}</LinkButton>
        </EmptyState>
      )}
    </Screen>
  )
}
