import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconLayoutKanban, IconPlus } from '@tabler/icons-react'
import { exports } from '@portico/contract/exports.ts'
import type { Lead } from '@portico/contract/leads.ts'
import { api } from '../core/api.ts'
import { useAllows, useAllowsPersonal } from '../core/rights.ts'
import { useVenue } from '../core/selectedPage.ts'
import { useFormat } from '../core/useFormat.ts'
import { usePlace } from '../core/usePlace.ts'
import { useText } from '../core/useText.ts'
import { FilterBar } from '../ui/FilterBar.tsx'
import { Screen } from '../ui/Screen.tsx'
import { notify } from '../ui/toasts.ts'
import { TransferMenu } from '../ui/TransferMenu.tsx'
import { ViewTabs } from '../ui/ViewTabs.tsx'
import { LeadBoard, type LeadMove } from './LeadBoard.tsx'
import type { LeadWords } from './leadColumns.tsx'
import { LeadDrawer } from './LeadDrawer.tsx'
import { LeadList } from './LeadList.tsx'
import { orderOf, readPlace, VIEWS, type LeadFilters } from './place.ts'
import { StagesDrawer } from './StagesDrawer.tsx'
import { useBoard } from './useBoard.ts'
import { useFilters } from './useFilters.ts'
import { useLeadCommands } from './useLeadCommands.ts'
import { stageName } from './words.ts'

/** Who wants something of the venue, and how far that is. */
export function LeadsPage() {
  const t = useText('leads')
  const [place, go] = usePlace(readPlace)
  const { view = 'list', ...rest } = place
  const filters = orderOf(rest)
  const words = useLeadWords()
  const { stages, people } = words
  const [opened, open] = useState<Lead | 'new' | null>(null)
  const [isEditing, setEditing] = useState(false)
  const [count, setCount] = useState<number>()
  const { update } = useLeadCommands()

  function move({ id, stage, name, revision }: LeadMove) {
    const to = stages.find((one) => one.id === stage)
    if (!to) return
    update(id, { stage, revision }).then(
      () => notify({ kind: 'good', text: t('moved', { name, stage: stageName(to, t) }) }),
      () => undefined,
    )
  }

  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      action={<Buttons filters={filters} onStages={() => setEditing(true)} onAdd={() => open('new')} />}
    >
      <ViewTabs
        label={t('view.label')}
        views={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={(next) => go({ ...place, view: next }, { isStep: true })}
      />
      <FilterBar
        label={t('title')}
        views="leads"
        filters={useFilters(t, stages, people)}
        place={place}
        onPlace={go}
        count={view === 'list' ? count : undefined}
      />
      {view === 'board' ? (
        <LeadBoard filters={filters} words={words} onOpen={open} onMove={move} />
      ) : (
        <LeadList filters={filters} words={words} onOpen={open} onAdd={() => open('new')} onCount={setCount} />
      )}
      <LeadDrawer lead={opened} words={words} onClose={() => open(null)} />
      <StagesDrawer opened={isEditing} stages={stages} onClose={() => setEditing(false)} />
    </Screen>
  )
}

type ButtonsProps = { filters: LeadFilters; onStages: () => void; onAdd: () => void }

function Buttons({ filters, onStages, onAdd }: ButtonsProps) {
  const t = useText('leads')
  const mayWrite = useAllows('lead:write')
  const mayAdd = useAllows('lead.assigned:write')
  return (
    <>
      <TransferMenu target="leads" onExport={(format) => api(exports.leads, { body: { format, filters } })} />
      {mayWrite && (
        <Button
          variant="default"
          leftSection={<IconLayoutKanban size={17} stroke={1.8} aria-hidden />}
          onClick={onStages}
        >
          {t('board.edit')}
        </Button>
      )}
      {mayAdd && (
        <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={onAdd}>
          {t('add')}
        </Button>
      )}
    </>
  )
}

function useLeadWords(): LeadWords {
  const t = useText('leads')
  const format = useFormat()
  const { currency } = useVenue()
  const { stages, people } = useBoard()
  const isFull = useAllowsPersonal('guest.identity:read')
  const [now] = useState(() => Date.now())
  return useMemo(
    () => ({ t, format, currency, stages, people, isFull, now }),
    [t, format, currency, stages, people, isFull, now],
  )
}
