import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { PageOverview } from '@portico/contract/pages/overview.ts'
import { selectPage, usePage } from '../core/page.ts'
import { PageAvatar } from '../core/PageAvatar.tsx'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { Tag } from '../ui/Tag.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { troubleOf } from './sortVenues.ts'
import css from './pages.module.css'

/** One venue: how it does, what asks for somebody, what I am there; open it or set it up. */
export function PageCard({ venue }: { venue: PageOverview }) {
  const t = useText('pages')
  const navigate = useNavigate()
  const isSelected = usePage((state) => state.pageId === venue.eid)
  const { eid, name, title, role, plan, figures } = venue
  const trouble = troubleOf(venue)

  function open() {
    void selectPage(eid)
    void navigate({ to: '/dashboard' })
  }

  return (
    <li className={css.card} data-selected={isSelected || undefined}>
      <div className={css.cardHead}>
        <PageAvatar name={name} size={52} />
        <div className={css.cardWords}>
          <h2>{name}</h2>
          {title && <p>{title}</p>}
        </div>
      </div>
      <div className={css.tags}>
        {figures && (
          <Tag tone={trouble ? (trouble === 'noDevice' ? 'warn' : 'bad') : 'good'} hasDot>
            {trouble ? t(`mine.trouble.${trouble}`, { count: figures.offline }) : t('mine.fine')}
          </Tag>
        )}
        {isSelected && <Tag tone="info">{t('mine.selected')}</Tag>}
        <Tag>{t(`role.${role}`)}</Tag>
        {plan && <Tag>{plan}</Tag>}
      </div>
      {figures && <Figures figures={figures} />}
      <div className={css.cardActions}>
        <Button variant="light" className={css.open} onClick={open} aria-label={t('mine.openNamed', { name })}>
          {t('mine.open')}
        </Button>
        <LinkButton variant="default" to={`/dashboard/page/${eid}`} aria-label={t('mine.settingsOf', { name })}>
          {t('mine.settings')}
        </LinkButton>
      </div>
    </li>
  )
}

function Figures({ figures }: { figures: NonNullable<PageOverview['figures']> }) {
  const t = useText('pages')
  const { number } = useFormat()
  return (
    <dl className={css.figures}>
      <div>
        <dt>{t('mine.online')}</dt>
        <dd>{number(figures.guestsOnline)}</dd>
      </div>
      <div>
        <dt>{t('mine.visits')}</dt>
        <dd>
          {number(figures.visitsToday)}
          <small>{t('mine.lastWeek', { count: figures.visitsLastWeek })}</small>
        </dd>
      </div>
    </dl>
  )
}
