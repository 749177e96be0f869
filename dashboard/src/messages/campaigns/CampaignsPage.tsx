import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { MessageCampaign } from '@portico/contract/messages/campaigns.ts'
import { CAMPAIGN_STATES } from '@portico/contract/messages/kinds.ts'
import { useAllows } from '../../core/rights.ts'
import { useFormat } from '../../core/useFormat.ts'
import { usePlace, type PlaceOf } from '../../core/usePlace.ts'
import { useText } from '../../core/useText.ts'
import { EmptyCup } from '../../ui/art/EmptyCup.tsx'
import { nameColumn, stateColumn } from '../../ui/columns.tsx'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import type { Filter } from '../../ui/filters.ts'
import { Screen } from '../../ui/Screen.tsx'
import { readPlace } from './place.ts'
import { TONES } from './tones.ts'
import { useCampaignCommands } from './useCampaignCommands.ts'
import { useCampaigns } from './useCampaigns.ts'

/** What was sent, is being sent and will be. */
export function CampaignsPage() {
  const t = useText('zaloCampaigns')
  const [place, go] = usePlace(readPlace)
  const list = useCampaigns(place)
  const mayWrite = useAllows('zalo:draft')
  const commands = useCampaignCommands()
  const navigate = useNavigate()
  const [isMaking, setMaking] = useState(false)
  const open = ({ id }: { id: string }) => void navigate({ to: '/dashboard/zalo-campaigns/$id', params: { id } })

  async function add() {
    setMaking(true)
    const made = await commands.create({ name: t('newName'), segmentId: null, ways: [], holdOut: 0, startsAt: null })
    setMaking(false)
    if (made) open(made)
  }

  const addButton = mayWrite && (
    <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} loading={isMaking} onClick={() => void add()}>
      {t('add')}
    </Button>
  )
  const isFiltered = Object.values(place).some((value) => value !== undefined)
  const actions = useActions(commands)
  return (
    <Screen title={t('title')} lead={t('lead')} action={addButton}>
      <FilterBar
        label={t('title')}
        filters={useFilters()}
        place={place}
        onPlace={go}
        count={list.loading ? undefined : list.count}
      >
        <SaveButton rows={list.rows} />
      </FilterBar>
      <DataTable<MessageCampaign>
        {...list}
        label={t('title')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={open}
        actions={actions}
        empty={
          <EmptyState
            art={<EmptyCup />}
            title={t('empty.title')}
            text={t(isFiltered ? 'empty.filtered' : 'empty.text')}
          >
            {!isFiltered && addButton}
          </EmptyState>
        }
      />
    </Screen>
  )
}

function SaveButton({ rows }: { rows: readonly MessageCampaign[] }) {
  const t = useText('zaloCampaigns')
  const words = useWords()
  return (
    <CsvButton
      fileName={t('title')}
      columns={[t('column.name'), t('whom'), t('column.state'), t('column.when'), t('column.sent')]}
      rows={rows.map((row) => [row.name, words.whom(row), t(`state.${row.status}`), words.when(row), words.sent(row)])}
    />
  )
}

/** A campaign in words: the same on the screen and in the file. */
function useWords() {
  const t = useText('zaloCampaigns')
  const format = useFormat()
  return useMemo(
    () => ({
      whom: ({ segmentId, segmentName }: MessageCampaign) => (segmentId ? segmentName : t('everybody')),
      when: ({ startedAt, startsAt }: MessageCampaign) => {
        const at = startedAt ?? startsAt
        return at ? format.dateTime(at) : '–'
      },
      sent: ({ counts }: MessageCampaign) =>
        t('sentOf', { sent: counts.sent + counts.unknown, of: counts.total - counts.skipped - counts.heldOut }),
    }),
    [t, format],
  )
}

/** What can be done with a row. */
function useActions(commands: ReturnType<typeof useCampaignCommands>) {
  const t = useText('zaloCampaigns')
  const mayWrite = useAllows('zalo:draft')
  const maySend = useAllows('zalo:send')
  return [
    ...(mayWrite
      ? [
          {
            key: 'copy',
            label: t('duplicate'),
            icon: IconCopy,
            run: (row: MessageCampaign) => void commands.duplicate(row),
          },
        ]
      : []),
    ...(maySend
      ? [
          {
            key: 'remove',
            label: t('remove.action'),
            icon: IconTrash,
            run: (row: MessageCampaign) => void commands.remove(row),
          },
        ]
      : []),
  ]
}

function useColumns() {
  const t = useText('zaloCampaigns')
  const words = useWords()
  return useMemo(
    () => [
      nameColumn<MessageCampaign>(t('column.name'), ({ name }) => name, words.whom),
      stateColumn<MessageCampaign, MessageCampaign['status']>(
        t('column.state'),
        TONES,
        ({ status }) => status,
        (status) => t(`state.${status}`),
      ),
      {
        key: 'startsAt',
        label: t('column.when'),
        sort: (row: MessageCampaign) => row.startedAt ?? row.startsAt ?? '',
        cell: words.when,
      },
      {
        key: 'sent',
        label: t('column.sent'),
        align: 'end' as const,
        sort: (row: MessageCampaign) => row.counts.sent,
        cell: words.sent,
      },
    ],
    [t, words],
  )
}

function useFilters(): Filter<PlaceOf<typeof readPlace>>[] {
  const t = useText('zaloCampaigns')
  return useMemo(
    () => [
      { kind: 'search', name: 'search', label: t('filter.search'), maxLength: 80 },
      {
        kind: 'one',
        name: 'status',
        label: t('column.state'),
        placeholder: t('filter.any'),
        options: CAMPAIGN_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
      },
    ],
    [t],
  )
}
