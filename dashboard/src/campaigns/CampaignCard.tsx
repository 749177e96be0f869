import { IconArchiveOff, IconCalendarPlus, IconCopy, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Campaign } from '@portico/contract/campaigns.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import buttons from '../ui/buttons.module.css'
import { IconButton } from '../ui/IconButton.tsx'
import { CardTools, LinkedCard } from '../ui/PictureCard.tsx'
import { Tag } from '../ui/Tag.tsx'
import { hasPlaceholder, missingLanguages } from './design.ts'
import { Thumb } from './Thumb.tsx'
import { useCampaignCommands } from './useCampaignCommands.ts'

/** One campaign: how it looks, where it is shown, and what can be done with it. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const t = useText('campaigns')
  const { id, name, design, usedIn, isArchived } = campaign
  const missing = missingLanguages(design)
  return (
    <LinkedCard
      name={name}
      renderLink={(props) => <Link to="/dashboard/campaign/$id" params={{ id }} {...props} />}
      picture={<Thumb design={design} />}
      actions={<CardActions campaign={campaign} />}
    >
      <p>
        <Tag>{t(`kind.${design.kind}`)}</Tag> {isArchived && <Tag tone="warn">{t('archived')}</Tag>}{' '}
        {hasPlaceholder(design) && <Tag tone="warn">{t('placeholder')}</Tag>}
      </p>
      <p>{usedIn.length > 0 ? t('usedIn', { count: usedIn.length, name: usedIn[0]!.name }) : t('unused')}</p>
      {missing.length > 0 && <p>{t('missing', { languages: missing.join(', ').toUpperCase() })}</p>}
    </LinkedCard>
  )
}

function CardActions({ campaign }: { campaign: Campaign }) {
  const t = useText('campaigns')
  const mayWrite = useAllows('campaign:write')
  const mayDelete = useAllows('campaign:delete')
  const commands = useCampaignCommands()
  const navigate = useNavigate()
  const { id, name, isArchived } = campaign
  async function duplicate() {
    const made = await commands.duplicate(campaign)
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
          onClick={() => void commands.update(id, { isArchived: false, revision: campaign.revision }).catch(() => {})}
        >
          <IconArchiveOff size={16} aria-hidden /> {t('unarchive')}
        </button>
      )}
      <CardTools>
        {mayWrite && (
          <IconButton label={`${t('duplicate')} ${name}`} title={t('duplicate')} onClick={() => void duplicate()}>
            <IconCopy size={17} aria-hidden />
          </IconButton>
        )}
        {mayDelete && !isArchived && (
          <IconButton
            label={`${t('remove.confirm')} ${name}`}
            title={t('remove.confirm')}
            onClick={() => void commands.remove(campaign)}
          >
            <IconTrash size={17} aria-hidden />
          </IconButton>
        )}
      </CardTools>
    </>
  )
}
