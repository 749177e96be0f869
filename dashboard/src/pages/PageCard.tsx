import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Page } from '@portico/contract/pages.ts'
import { selectPage, usePage } from '../core/page.ts'
import { PageAvatar } from '../core/PageAvatar.tsx'
import { useSession } from '../core/session.ts'
import { useText } from '../core/useText.ts'
import { Tag } from '../ui/Tag.tsx'
import css from './pages.module.css'

/** One venue: what it is called, what I am there, open it or set it up. */
export function PageCard({ page }: { page: Page }) {
  const t = useText('pages')
  const navigate = useNavigate()
  const uid = useSession((state) => state.session?.id)
  const isSelected = usePage((state) => state.pageId === page.eid)
  const role = page.UserPages.find((member) => member.uid === uid)?.role

  function open() {
    void selectPage(page.eid)
    void navigate({ to: '/dashboard' })
  }

  return (
    <li className={css.card} data-selected={isSelected || undefined}>
      <div className={css.cardHead}>
        <PageAvatar name={page.name} size={52} />
        <div className={css.cardWords}>
          <h2>{page.name}</h2>
          {page.title && <p>{page.title}</p>}
        </div>
      </div>
      <div className={css.tags}>
        {isSelected && <Tag tone="good">{t('mine.selected')}</Tag>}
        {role && <Tag>{t(`role.${role}`)}</Tag>}
        {page.PageSubscription && <Tag>{page.PageSubscription.Plan.name}</Tag>}
      </div>
      <div className={css.cardActions}>
        <Button variant="light" onClick={open} aria-label={t('mine.openNamed', { name: page.name })}>
          {t('mine.open')}
        </Button>
        <Button
          component={Link}
          variant="default"
          to={`/dashboard/page/${page.eid}`}
          aria-label={t('mine.settingsOf', { name: page.name })}
        >
          {t('mine.settings')}
        </Button>
      </div>
    </li>
  )
}
