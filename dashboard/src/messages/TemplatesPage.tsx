import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { TEMPLATE_KINDS, type TemplateKind } from '@portico/contract/messages/kinds.ts'
import { useAllows } from '../core/rights.ts'
import { usePlace, type PlaceOf } from '../core/usePlace.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { CardShelf } from '../ui/CardShelf.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FilterBar } from '../ui/FilterBar.tsx'
import type { Filter } from '../ui/filters.ts'
import { Screen } from '../ui/Screen.tsx'
import { blankContent } from './content.ts'
import { KindDrawer } from './KindDrawer.tsx'
import { readPlace } from './place.ts'
import { TemplateCard } from './TemplateCard.tsx'
import { useTemplateCommands } from './useTemplateCommands.ts'
import { useTemplates } from './useTemplates.ts'

/** What guests can be written, by its picture. */
export function TemplatesPage() {
  const t = useText('messages')
  const [place, go] = usePlace(readPlace)
  const list = useTemplates(place)
  const mayWrite = useAllows('zalo:draft')
  const commands = useTemplateCommands()
  const navigate = useNavigate()
  const [isPicking, setPicking] = useState(false)
  const [isMaking, setMaking] = useState(false)

  async function add(kind: TemplateKind) {
    setMaking(true)
    const made = await commands.create(t('newName'), blankContent(kind))
    setMaking(false)
    if (made) await navigate({ to: '/dashboard/zalo-message-templates/$id', params: { id: made.id } })
  }

  const addButton = mayWrite && (
    <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={() => setPicking(true)}>
      {t('add')}
    </Button>
  )
  return (
    <Screen title={t('title')} lead={t('lead')} action={addButton}>
      <FilterBar
        label={t('title')}
        filters={useFilters()}
        place={place}
        onPlace={go}
        count={list.loading ? undefined : list.count}
      />
      <Cards
        list={list}
        isFiltered={Object.values(place).some((value) => value !== undefined)}
        onAdd={() => setPicking(true)}
      />
      <KindDrawer
        isOpen={isPicking}
        isBusy={isMaking}
        onClose={() => setPicking(false)}
        onPick={(kind) => void add(kind)}
      />
    </Screen>
  )
}

type CardsProps = { list: ReturnType<typeof useTemplates>; isFiltered: boolean; onAdd: () => void }

function Cards({ list, isFiltered, onAdd }: CardsProps) {
  const t = useText('messages')
  const mayWrite = useAllows('zalo:draft')
  const empty = (
    <EmptyState art={<EmptyCup />} title={t('empty.title')} text={t(isFiltered ? 'empty.filtered' : 'empty.text')}>
      {mayWrite && !isFiltered && <Button onClick={onAdd}>{t('add')}</Button>}
    </EmptyState>
  )
  return (
    <CardShelf
      list={list}
      empty={empty}
      moreLabel={(left) => t('more', { left })}
      renderCard={(template) => <TemplateCard key={template.id} template={template} />}
    />
  )
}

function useFilters(): Filter<PlaceOf<typeof readPlace>>[] {
  const t = useText('messages')
  return useMemo(
    () => [
      { kind: 'search', name: 'search', label: t('filter.search'), maxLength: 80 },
      {
        kind: 'one',
        name: 'kind',
        label: t('kind.label'),
        placeholder: t('filter.any'),
        options: TEMPLATE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
      },
    ],
    [t],
  )
}
