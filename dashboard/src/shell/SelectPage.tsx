import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Navigate } from '@tanstack/react-router'
import { members } from '@portico/contract/members.ts'
import { useReply } from '../core/keys.ts'
import { selectPage, usePage } from '../core/page.ts'
import { PageAvatar } from '../core/PageAvatar.tsx'
import { useIsAdmin } from '../core/rights.ts'
import { usePages } from '../core/selectedPage.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Doors } from './art/Doors.tsx'
import css from './SelectPage.module.css'

/** "Select a page to continue": nothing here belongs to no page. */
export function SelectPage() {
  const t = useText('shell')
  const { rows, error, loading, reload, hasMore, loadMore } = usePages()
  const wasRefused = usePage((state) => state.tokenError !== null)
  const isNew = !loading && !error && rows.length === 0 && !wasRefused
  const waiting = useReply(members.waiting, {}, { isEnabled: isNew })
  const isAdmin = useIsAdmin()
  if (error && rows.length === 0) return <ErrorState error={error} onRetry={reload} />
  // Somebody new: an invitation to answer, or a venue to make. Neither needs a choice that has nothing to choose.
  if (isNew && waiting.data) {
    const isAsked = waiting.data.count > 0
    const start = isAdmin ? '/dashboard/admin-manage-templates' : '/dashboard/create-page'
    return <Navigate to={isAsked ? '/dashboard/my-pages' : start} replace />
  }
  if (isNew && waiting.isPending) return null
  return (
    <div className={css.select}>
      <title>{`${t('selectPage.title')} · Portico`}</title>
      <Doors />
      <h1>{t('selectPage.title')}</h1>
      <p className={css.text}>{t(rows.length === 0 ? 'selectPage.empty' : 'selectPage.text')}</p>
      {wasRefused && (
        <p className={css.refused} role="alert">
          {t('selectPage.failed')}
        </p>
      )}
      {rows.length > 0 && (
        <ul className={css.pages}>
          {rows.map((page) => (
            <li key={page.eid}>
              <button type="button" onClick={() => void selectPage(page.eid)}>
                <PageAvatar name={page.name} size={44} />
                <span>
                  <strong>{page.name}</strong>
                  {page.title && <small>{page.title}</small>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={css.more}>
        {hasMore && (
          <Button variant="default" onClick={loadMore}>
            {t('user.more')}
          </Button>
        )}
        <LinkButton
          to="/dashboard/create-page"
          variant={rows.length > 0 ? 'default' : 'filled'}
          leftSection={<IconPlus size={18} />}
        >
          {t('picker.create')}
        </LinkButton>
      </div>
    </div>
  )
}
