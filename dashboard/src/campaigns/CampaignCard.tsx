import { IconArchiveOff, IconCalendarPlus, IconCopy, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Campaign } from '@portico/contract/campaigns.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import buttons from '../ui/buttons.module.css'
import { PictureCard } from '../ui/PictureCard.tsx'
import { Tag } from '../ui/Tag.tsx'
import { hasPlaceholder, missingLanguages } from './design.ts'
import { Thumb } from './Thumb.tsx'
import { useCampaignDeeds } from './useCampaignDeeds.ts'
import css from './campaigns.module.css'

/** One campaign: how it looks, where it is shown, and what can be done with it. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const t = useText('campaigns')
  const { id, name, design, usedIn, isArchived } = campaign
  const missing = missingLanguages(design)
  return (
    <PictureCard
      picture={
        <Link to="/dashboard/campaign/$id" params={{ id }} className={css.cardLink} tabIndex={-1} aria-hidden>
          <Thumb design={design} />
        </Link>
      }
      title={
        <h2>
          <Link to="/dashboard/campaign/$id" params={{ id }} className={css.title}>
            {name}
          </Link>
        </h2>
      }
      actions={<CardActions campaign={campaign} />}
    >
      <p>
        <Tag>{t(`kind.${design.kind}`)}</Tag> {isArchived && <Tag tone="warn">{t('archived')}</Tag>}{' '}
        {hasPlaceholder(design) && <Tag tone="warn">{t('placeholder')}</Tag>}
      </p>
      <p>{usedIn.length > 0 ? t('usedIn', { count: usedIn.length, name: usedIn[0]!.name }) : t('unused')}</p>
      {missing.length > 0 && <p>{t('missing', { languages: missing.join(', ').toUpperCase() })}</p>}
    </PictureCard>
  )
}

function CardActions({ campaign }: { campaign: Campaign }) {
  const t = useText('campaigns')
  const mayWrite = useAllows('campaign:write')
  const mayDelete = useAllows('campaign:delete')
  const deeds = useCampaignDeeds()
  const navigate = useNavigate()
  const { id, name, isArchived } = campaign
  async function duplicate() {
    const made = await deeds.duplicate(campaign)
    if (made) await navigate({ to: '/dashboard/campaign/$id', params: { id: made.id } })
  }
  return (
    <>
      {mayWrite && !isArchived && (
        <Link
          to="/dashboard/wifi-campaign/$campaignId"
          params={{ campaignId: 'new' }}
          search={{ creative: id }}
          className={buttons.plain}
          aria-label={`${t('book')}: ${name}`}
        >
          <IconCalendarPlus size={16} aria-hidden /> {t('book')}
        </Link>
      )}
      {mayWrite && isArchived && (
        <button
          type="button"
          className={buttons.plain}
          onClick={() => void deeds.update(id, { isArchived: false, revision: campaign.revision }).catch(() => {})}
        >
          <IconArchiveOff size={16} aria-hidden /> {t('unarchive')}
        </button>
      )}
      <span className={css.icons}>
        {mayWrite && (
          <button
            type="button"
            className={buttons.icon}
            aria-label={`${t('duplicate')} ${name}`}
            title={t('duplicate')}
            onClick={() => void duplicate()}
          >
            <IconCopy size={17} aria-hidden />
          </button>
        )}
        {mayDelete && !isArchived && (
          <button
            type="button"
            className={buttons.icon}
            aria-label={`${t('remove.confirm')} ${name}`}
            title={t('remove.confirm')}
            onClick={() => void deeds.remove(campaign)}
          >
            <IconTrash size={17} aria-hidden />
          </button>
        )}
      </span>
    </>
  )
}
