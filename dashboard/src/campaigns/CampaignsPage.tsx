import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconPlus, IconSparkles } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { campaigns } from '@portico/contract/campaigns.ts'
import { useAllows } from '../core/rights.ts'
import { useList, type ListState } from '../core/useList.ts'
import { usePlace, type PlaceOf } from '../core/usePlace.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { CardShelf } from '../ui/CardShelf.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FilterBar } from '../ui/FilterBar.tsx'
import type { Filter } from '../ui/filters.ts'
import { Screen } from '../ui/Screen.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { CampaignCard } from './CampaignCard.tsx'
import { PLAIN_DESIGN } from './design.ts'
import { GalleryDrawer } from './GalleryDrawer.tsx'
import { readPlace } from './place.ts'
import { useCampaignCommands } from './useCampaignCommands.ts'

/** What adverts can show: the venue's own campaigns, and the gallery to begin from. */
export function CampaignsPage() {
  const t = useText('campaigns')
  const [place, go] = usePlace(readPlace)
  const list = useList(campaigns, { ...place, isArchived: place.isArchived ?? 'false' }, { pageSize: 48 })
  useLiveReload(['campaigns'], () => list.reload())
  const mayWrite = useAllows('campaign:write')
  const { create } = useCampaignCommands()
  const navigate = useNavigate()
  const [isGalleryOpen, setGalleryOpen] = useState(false)
  const [isMaking, setMaking] = useState(false)
  const isFiltered = Object.values(place).some((value) => value !== undefined)

  async function add(name: string, design = PLAIN_DESIGN) {
    setMaking(true)
    const made = await create(name, design)
    setMaking(false)
    if (made) await navigate({ to: '/dashboard/campaign/$id', params: { id: made.id } })
  }

  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      action={
        mayWrite && (
          <>
            <Button
              variant="default"
              leftSection={<IconSparkles size={17} stroke={1.8} aria-hidden />}
              onClick={() => setGalleryOpen(true)}
            >
              {t('gallery.open')}
            </Button>
            <Button
              leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
              loading={isMaking}
              onClick={() => void add(t('newName'))}
            >
              {t('add')}
            </Button>
          </>
        )
      }
    >
      <FilterBar
        label={t('title')}
        filters={useFilters()}
        place={place}
        onPlace={go}
        count={list.loading ? undefined : list.count}
      />
      <Cards list={list} isFiltered={isFiltered} onGallery={() => setGalleryOpen(true)} />
      <GalleryDrawer
        isOpen={isGalleryOpen}
        isBusy={isMaking}
        onClose={() => setGalleryOpen(false)}
        onPick={({ name, design }) => void add(name, design)}
      />
    </Screen>
  )
}

type CardsProps = { list: ListState<typeof campaigns>; isFiltered: boolean; onGallery: () => void }

function Cards({ list, isFiltered, onGallery }: CardsProps) {
  const t = useText('campaigns')
  const mayWrite = useAllows('campaign:write')
  const empty = (
    <EmptyState art={<EmptyCup />} title={t('empty.title')} text={t(isFiltered ? 'empty.filtered' : 'empty.text')}>
      {mayWrite && !isFiltered && <Button onClick={() => onGallery()}>{t('gallery.open')}</Button>}
    </EmptyState>
  )
  return (
    <CardShelf
      list={list}
      empty={empty}
      moreLabel={(left) => t('more', { left })}
      renderCard={(campaign) => <CampaignCard key={campaign.id} campaign={campaign} />}
    />
  )
}

function useFilters(): Filter<PlaceOf<typeof readPlace>>[] {
  const t = useText('campaigns')
  return useMemo(
    () => [
      { kind: 'search', name: 'search', label: t('filter.search'), maxLength: 80 },
      {
        kind: 'one',
        name: 'isArchived',
        label: t('filter.which'),
        placeholder: t('filter.inUse'),
        options: [{ value: 'true', label: t('filter.archived') }],
      },
    ],
    [t],
  )
}
